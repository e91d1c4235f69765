/** A drop of water with nothing in it and a crack, our own drawing on a grid of 512. */

export const EMPTY_DROP =
  'M256 20C190 130 110 220 110 320a146 146 0 0 0 292 0C402 220 322 130 256 20zm0 84c50 80 98 148 98 216a98 98 0 0 1-196 0c0-68 48-136 98-216zM254 96l-34 92 46 52-38 84 24 74h16l-16-72 38-88-46-54 26-88z';
