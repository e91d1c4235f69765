/** The drawings of game-icons that this board uses, by the name of the piece. */

import backpack from 'icon:backpack';
import bottle from 'icon:water-flask';
import butterfly from 'icon:butterfly';
import dodo from 'icon:dodo';
import feline from 'icon:feline';
import frog from 'icon:frog';
import hat from 'icon:outback-hat';
import mouse from 'icon:seated-mouse';
import rope from 'icon:rope-coil';
import tent from 'icon:camping-tent';

export const ANIMAL: Record<string, string> = {
  dodo,
  giant_fossa: feline,
  golden_toad: frog,
  sardinian_pika: mouse,
  owlet_moth: butterfly,
};

export const SYMBOL: Record<string, string> = { tent, hat, rope, bottle, backpack };
