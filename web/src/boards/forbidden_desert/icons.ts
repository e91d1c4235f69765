/** Silhouettes of the game-icons set (CC BY 3.0, authors in credits.ts) and our own, on a grid of 512. */

import astrolabe from 'icon:astrolabe';
import biplane from 'icon:biplane';
import blaster from 'icon:blaster';
import boatPropeller from 'icon:boat-propeller';
import cog from 'icon:cog';
import compass from 'icon:compass';
import desertSkull from 'icon:desert-skull';
import floatingCrystal from 'icon:floating-crystal';
import gears from 'icon:gears';
import heatHaze from 'icon:heat-haze';
import jetpack from 'icon:jetpack';
import oasis from 'icon:oasis';
import palmTree from 'icon:palm-tree';
import semiClosedEye from 'icon:semi-closed-eye';
import sextant from 'icon:sextant';
import spyglass from 'icon:spyglass';
import stopwatch from 'icon:stopwatch';
import sun from 'icon:sun';
import surroundedShield from 'icon:surrounded-shield';
import trowel from 'icon:trowel';
import warPick from 'icon:war-pick';
import waterDrop from 'icon:water-drop';
import waterFlask from 'icon:water-flask';
import waterskin from 'icon:waterskin';
import well from 'icon:well';
import whirlwind from 'icon:whirlwind';
import windHole from 'icon:wind-hole';
import windsock from 'icon:windsock';

export const ICONS = {
  astrolabe,
  biplane,
  blaster,
  'boat-propeller': boatPropeller,
  cog,
  compass,
  'desert-skull': desertSkull,
  'floating-crystal': floatingCrystal,
  gears,
  'heat-haze': heatHaze,
  jetpack,
  oasis,
  'palm-tree': palmTree,
  'semi-closed-eye': semiClosedEye,
  sextant,
  spyglass,
  stopwatch,
  sun,
  'surrounded-shield': surroundedShield,
  trowel,
  'war-pick': warPick,
  'water-drop': waterDrop,
  'water-flask': waterFlask,
  waterskin,
  well,
  whirlwind,
  'wind-hole': windHole,
  windsock,
} as const;

/** Our own drawings. */
export const OWN = {
  /** A vaulted passage with a lit end. */
  tunnel:
    'M40 470V256a216 216 0 0 1 432 0v214h-52V256a164 164 0 0 0-328 0v214zM128 470V262a128 128 0 0 1 256 0v208h-40V276a88 88 0 0 0-176 0v194zM206 470v-84h100v84zM240 330h32v34h-32z',
  /** A landing circle with wings. */
  launch_pad:
    'M256 24a232 232 0 1 1 0 464 232 232 0 0 1 0-464zm0 40a192 192 0 1 0 0 384 192 192 0 0 0 0-384zm0 46 34 96 126-24-92 86 62 106-130-54-130 54 62-106-92-86 126 24z',
  /** The flying machine, whole. */
  machine:
    'M38 225Q126 108 248 116L235 246Q126 200 38 225ZM269 116Q391 108 470 221Q378 200 281 246ZM84 272Q252 242 433 263Q470 267 487 246Q483 339 370 364H176Q71 356 42 288Q63 272 84 272ZM256 104Q189 74 139 91Q193 116 256 104Q323 129 374 104Q315 74 256 104ZM250 104h13v147h-13z',
  /** A heap of sand. */
  heap: 'M16 420C96 396 140 150 240 150c70 0 96 110 140 150 40 36 92 60 116 120zM170 320q40-90 76-110-20 60-20 110z',
} as const;

export type Icon = keyof typeof ICONS;
