/** The drawings of the pieces, 512 by 512: of game-icons, and two of our own. */

import backpack from 'icon:backpack';
import bottle from 'icon:water-flask';
import dodo from 'icon:dodo';
import feline from 'icon:feline';
import frog from 'icon:frog';
import hat from 'icon:outback-hat';
import rope from 'icon:rope-coil';
import tent from 'icon:camping-tent';

/** A moth with spread wings, an eye on each. */
const moth =
  'M256 140c-14 0-22 14-22 32v14C200 100 108 66 30 84c-2 96 42 158 122 176-52 14-86 54-80 120 72 22 136-8 162-76v46c0 20 8 42 22 56 14-14 22-36 22-56v-46c26 68 90 98 162 76 6-66-28-106-80-120 80-18 124-80 122-176-78-18-170 16-204 102v-14c0-18-8-32-22-32zM130 138a32 32 0 1 0 .1 0zM382 138a32 32 0 1 0 .1 0zM150 306a20 20 0 1 0 .1 0zM362 306a20 20 0 1 0 .1 0zM240 138c-8-44-38-76-80-82l-4 20c30 6 52 30 62 68zM272 138c8-44 38-76 80-82l4 20c-30 6-52 30-62 68z';
/** A pika that crouches: a ball of fur with round ears and no tail. */
const pika =
  'M92 318c-38-14-58-46-48-84 10-36 42-60 78-68-10-40 6-80 40-84 32-4 54 26 56 64 6 0 12 2 18 4 10-26 36-38 58-24 20 14 22 42 8 64 96 22 172 92 176 172 2 46-26 78-72 78H140c-26 0-44-12-44-32 0-18 16-28 36-28h34c-34-10-62-30-74-62zM116 222a17 17 0 1 0 .1 0z';

export const ANIMAL: Record<string, string> = {
  dodo,
  giant_fossa: feline,
  golden_toad: frog,
  sardinian_pika: pika,
  owlet_moth: moth,
};

export const SYMBOL: Record<string, string> = { tent, hat, rope, bottle, backpack };
