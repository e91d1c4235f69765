/** Silhouettes of the game-icons set (CC BY 3.0, authors in credits.ts) and our own, on a grid of 512. */

import anchor from 'icon:anchor';
import axolotl from 'icon:axolotl';
import brokenSkull from 'icon:broken-skull';
import crownedSkull from 'icon:crowned-skull';
import crossedSwords from 'icon:crossed-swords';
import crystalBall from 'icon:crystal-ball';
import doubleFaceMask from 'icon:double-face-mask';
import dragonHead from 'icon:dragon-head';
import evilBat from 'icon:evil-bat';
import fallingRocks from 'icon:falling-rocks';
import floatingCrystal from 'icon:floating-crystal';
import goblinHead from 'icon:goblin-head';
import lockedChest from 'icon:locked-chest';
import mimicChest from 'icon:mimic-chest';
import miner from 'icon:miner';
import nightSleep from 'icon:night-sleep';
import oldLantern from 'icon:old-lantern';
import palmTree from 'icon:palm-tree';
import pointySword from 'icon:pointy-sword';
import rollingDices from 'icon:rolling-dices';
import spyglass from 'icon:spyglass';
import stoneTablet from 'icon:stone-tablet';
import swapBag from 'icon:swap-bag';
import totemMask from 'icon:totem-mask';
import treasureMap from 'icon:treasure-map';
import trowel from 'icon:trowel';
import twoCoins from 'icon:two-coins';
import warPick from 'icon:war-pick';

export const ICONS = {
  anchor,
  axolotl,
  'broken-skull': brokenSkull,
  'crowned-skull': crownedSkull,
  'crossed-swords': crossedSwords,
  'crystal-ball': crystalBall,
  'double-face-mask': doubleFaceMask,
  'dragon-head': dragonHead,
  'evil-bat': evilBat,
  'falling-rocks': fallingRocks,
  'floating-crystal': floatingCrystal,
  'goblin-head': goblinHead,
  'locked-chest': lockedChest,
  'mimic-chest': mimicChest,
  miner,
  'night-sleep': nightSleep,
  'old-lantern': oldLantern,
  'palm-tree': palmTree,
  'pointy-sword': pointySword,
  'rolling-dices': rollingDices,
  spyglass,
  'stone-tablet': stoneTablet,
  'swap-bag': swapBag,
  'totem-mask': totemMask,
  'treasure-map': treasureMap,
  trowel,
  'two-coins': twoCoins,
  'war-pick': warPick,
} as const;

/** Our own drawings. */
export const OWN = {
  /** A point of experience. */
  star: 'M256 24l70 150 164 20-121 113 32 163-145-80-145 80 32-163L22 194l164-20z',
  /** The hospital's cross. */
  cross: 'M186 40h140v146h146v140H326v146H186V326H40V186h146z',
  /** A bed with somebody in it. */
  bed: 'M20 120h52v132h404v150h-52v-54H72v54H20zM96 236a52 52 0 1 1 104 0zm120 0v-66h200q60 0 60 66z',
  /** A skull, seen from the front. */
  skull: 'M256 30c130 0 200 90 200 190 0 76-36 110-66 130v82H330v-50h-40v50h-68v-50h-40v50h-60v-82c-30-20-66-54-66-130 0-100 70-190 200-190zm-84 160a50 50 0 1 0 .1 0zm168 0a50 50 0 1 0 .1 0zm-84 90l-28 62h56z',
  /** An open eye. */
  eye: 'M16 256Q136 96 256 96t240 160Q376 416 256 416T16 256zm240-90a90 90 0 1 0 .1 0zm0 48a42 42 0 1 1-.1 0z',
} as const;

export type Icon = keyof typeof ICONS;
