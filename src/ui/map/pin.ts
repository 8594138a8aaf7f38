/** The size of a marker without a picture, in pixels. */
export const PIN = { width: 28, height: 40 };

/** Its outline, with a hole, as the path of a drawing. */
export const PIN_PATH =
  'M14 1C6.8 1 1 6.8 1 14c0 9.6 13 25 13 25s13-15.4 13-25C27 6.8 21.2 1 14 1zm0 8a5 5 0 1 1 0 10 5 5 0 0 1 0-10z';
