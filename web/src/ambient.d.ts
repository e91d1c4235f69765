/** The path of one drawing of the game-icons set, 512 by 512. */
declare module 'icon:*' {
  const path: string;
  export default path;
}
