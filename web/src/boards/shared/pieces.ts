/** Which piece is which, where pieces have no names of their own: a board that moves them has to tell them apart. */

interface Piece<Place> {
  id: number;
  place: Place;
  kind: string;
}

/**
 * The pieces that lie somewhere now, each with an id: those that stay keep theirs, and one that has come is the one of
 * its kind that has gone, if there is one.
 */
export function recognised<Place>(now: Omit<Piece<Place>, 'id'>[], before: Piece<Place>[], newId: () => number): number[] {
  const left = [...before];
  const take = (fits: (piece: Piece<Place>) => boolean): number | undefined => {
    const at = left.findIndex(fits);
    return at < 0 ? undefined : left.splice(at, 1)[0]!.id;
  };
  const stayed = now.map(({ place, kind }) => take((piece) => piece.place === place && piece.kind === kind));
  return now.map(({ kind }, i) => stayed[i] ?? take((piece) => piece.kind === kind) ?? newId());
}
