/** The marks that a word may get. */
export const MARKERS = [
  'circle',
  'curly',
  'underline',
  'double',
  'double_underline',
  'underline_zigzag',
  'diagonal',
  'strikethrough',
  'x',
] as const;

const UNDERLINE = 'M8 140C130 131 340 130 492 137';
const RISING = 'M12 142C160 98 330 48 488 10';

/** Their lines, in a box of 500 by 150 that is stretched over the word. */
export const LINES: Record<(typeof MARKERS)[number], readonly string[]> = {
  circle: ['M262 9C112 7 9 38 9 76c0 38 104 66 241 66s241-28 241-66C491 38 396 5 226 11'],
  curly: ['M4 140q20-18 41 0t41 0 41 0 41 0 41 0 41 0 41 0 41 0 41 0 41 0 41 0 41 0'],
  underline: [UNDERLINE],
  double: ['M8 12C150 5 350 6 492 11', UNDERLINE],
  double_underline: ['M8 126C130 118 340 117 492 123', 'M26 145C150 137 330 137 470 142'],
  underline_zigzag: ['M6 126L490 121 44 137 430 134 140 147'],
  diagonal: [RISING],
  strikethrough: ['M5 79C170 72 330 72 495 77'],
  x: [RISING, 'M12 12C170 55 330 100 488 140'],
};
