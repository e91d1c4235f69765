/** The drawings of the pieces, 512 by 512: of game-icons, and four of our own. */

import bottle from 'icon:water-flask';
import dodo from 'icon:dodo';
import feline from 'icon:feline';
import frog from 'icon:frog';
import hat from 'icon:outback-hat';
import tent from 'icon:camping-tent';

/** A moth with spread wings, an eye on each. */
const moth =
  'M256 140c-14 0-22 14-22 32v14C200 100 108 66 30 84c-2 96 42 158 122 176-52 14-86 54-80 120 72 22 136-8 162-76v46c0 20 8 42 22 56 14-14 22-36 22-56v-46c26 68 90 98 162 76 6-66-28-106-80-120 80-18 124-80 122-176-78-18-170 16-204 102v-14c0-18-8-32-22-32zM130 138a32 32 0 1 0 .1 0zM382 138a32 32 0 1 0 .1 0zM150 306a20 20 0 1 0 .1 0zM362 306a20 20 0 1 0 .1 0zM240 138c-8-44-38-76-80-82l-4 20c30 6 52 30 62 68zM272 138c8-44 38-76 80-82l4 20c-30 6-52 30-62 68z';
/** A pika that crouches: a ball of fur with round ears and no tail. */
const pika =
  'M92 318c-38-14-58-46-48-84 10-36 42-60 78-68-10-40 6-80 40-84 32-4 54 26 56 64 6 0 12 2 18 4 10-26 36-38 58-24 20 14 22 42 8 64 96 22 172 92 176 172 2 46-26 78-72 78H140c-26 0-44-12-44-32 0-18 16-28 36-28h34c-34-10-62-30-74-62zM116 222a17 17 0 1 0 .1 0z';

/** A ring of rope, twisted, its knot and its loose end: few and thick strands, for it is small on a phone. */
const rope =
  'M226 10a196 196 0 1 1-.1 0zM226 96a110 110 0 1 0 .1 0zM226 100L337 42 311 25 200 101zM288 120L412 138 401 109 266 106zM327 173L416 261 425 230 318 149zM327 239L348 362 372 342 334 214zM164 292L40 274 51 303 186 306zM125 239L36 151 27 182 134 263zM125 173L104 50 80 70 118 198zM176 352l70-44 44 70-70 44zM240 430c60 6 112 30 168 76l60-62c-66-52-112-72-180-84z';
/** A backpack from the front: handle, flap with its strap, and three pockets. */
const backpack =
  'M196 100c0-48 24-74 60-74s60 26 60 74h-38c0-24-8-36-22-36s-22 12-22 36zM150 112h212c34 0 58 26 58 60v268c0 26-18 46-44 46H136c-26 0-44-20-44-46V172c0-34 24-60 58-60zM116 238v30h280v-30zM152 316v112c0 14 8 22 22 22h164c14 0 22-8 22-22V316zM180 344h152v72c0 4-2 6-6 6H186c-4 0-6-2-6-6zM232 196h48v104h-48zM62 262h16v180H62c-22 0-36-16-36-38V300c0-22 14-38 36-38zM434 262h16c22 0 36 16 36 38v104c0 22-14 38-36 38h-16z';

export const ANIMAL: Record<string, string> = {
  dodo,
  giant_fossa: feline,
  golden_toad: frog,
  sardinian_pika: pika,
  owlet_moth: moth,
};

export const SYMBOL: Record<string, string> = { tent, hat, rope, bottle, backpack };
