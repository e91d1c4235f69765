/** Whose drawings a board is made with (`credits.ts` of each), for the credits page. */

export interface Credit {
  author: string;
  source: string;
  licence: string;
  icons: readonly string[];
}

/** game-icons.net, where each author's drawings are under the same licence. */
export const fromGameIcons = (author: string, icons: string[]): Credit => ({
  author,
  source: 'https://game-icons.net',
  licence: 'CC BY 3.0',
  icons,
});
