/** Opening and taking part in tables: what the start page does with a wish. */

import { api } from './api';
import { games, usualBot } from './games.svelte';
import { keepLesson, knownTable, leftLesson, remember } from './memory';
import { router, tableAddress } from './router.svelte';
import { settings } from './settings.svelte';
import type { GameNow, NewTable, OpenedTable, PictureNow, SeatRequest } from './wire';

/** Names for bots that have none: winds and corals, the same in every language. */
export const BOT_NAMES = ['Alizé', 'Corail', 'Sirocco', 'Nacre', 'Zéphyr', 'Marin'];

/** A table that anybody can sit down at: me, and bots to the number that suits the game. */
export function usualSeats(game: GameNow): SeatRequest[] {
  const seats: SeatRequest[] = [{ kind: 'person', name: settings.name, colour: settings.colour }];
  while (seats.length < game.usual_seats) {
    seats.push({ kind: 'bot', bot: usualBot(game), name: BOT_NAMES[seats.length - 1] });
  }
  return seats;
}

/** Learn a game: go on where its lesson was left, or begin it. */
export async function learn(game: string, again = false): Promise<void> {
  const left = again ? undefined : leftLesson(game);
  if (left && knownTable(left)) return router.go(tableAddress(left));
  const opened = await api.learn(game, settings.name, settings.colour);
  keepLesson(game, opened.table);
  sitDown(opened, game);
}

export async function openTable(wish: NewTable): Promise<void> {
  sitDown(await api.open(wish), wish.game);
}

/** Keep the keys of a table that was just opened, and go there. */
export function sitDown(opened: OpenedTable, game: string, moment?: number): void {
  remember(opened.table, {
    game,
    keys: opened.keys,
    invitations: opened.invitations ?? {},
    at: Date.now(),
  });
  router.go(tableAddress(opened.table, moment));
}

/** Play on from a position of the rulebook: me on the seat that is looked at from, bots on the others. */
export async function openExample(game: string, picture: PictureNow): Promise<void> {
  await games.load();
  const mine = picture.seat ?? 0;
  const seats = Array.from({ length: picture.seats }, (_, seat): SeatRequest =>
    seat === mine
      ? { kind: 'person', name: settings.name, colour: settings.colour }
      : { kind: 'bot', bot: usualBot(games.find(game)), name: BOT_NAMES[seat] },
  );
  sitDown(await api.example(game, picture.name, seats), game);
}
