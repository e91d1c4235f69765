/** For `vi.mock('../src/boards', …)`: every game has a plain board that shows what the island's does. */

export const plainBoards = async (original: () => Promise<object>) => ({
  ...(await original()),
  boardOf: async () => ({ Board: (await import('./TestBoard.svelte')).default, shows: (await import('../src/boards/forbidden_island/shows')).SHOWS }),
});
