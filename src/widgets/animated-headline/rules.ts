/** How words change. */
export const ANIMATIONS = [
  'typing',
  'clip',
  'flip',
  'swirl',
  'blinds',
  'drop-in',
  'wave',
  'slide',
  'slide-down',
] as const;

/** One of the animations. */
export type Animation = (typeof ANIMATIONS)[number];

/** The state of a rotating headline. */
export interface Turn {
  /** The index of the word. */
  at: number;
  /** The index of the previous word, or -1. */
  before: number;
  /** `selected`, `erased`, `typing` belong to typing; `closing`, `opening` to clip; `changing` to letter by letter. */
  phase: 'shown' | 'selected' | 'erased' | 'typing' | 'closing' | 'opening' | 'changing';
  /** How many letters are shown. */
  letters: number;
}

/** What decides the next state. */
export interface Rotation {
  animation: Animation;
  /** The number of letters of each word. */
  lengths: readonly number[];
  /** How long a word stays, in milliseconds, including the change. */
  delay: number;
  loop: boolean;
}

const ERASED = 500;

/** The first word, before anything has moved. */
export const FIRST: Turn = { at: 0, before: -1, phase: 'shown', letters: 0 };

/** Does the animation work letter by letter? */
export const hasLetters = (animation: Animation): boolean => ['typing', 'swirl', 'blinds', 'wave'].includes(animation);

/** Has the last word been reached, without a loop? */
export const isOver = ({ at, phase }: Turn, { lengths, loop }: Rotation): boolean =>
  phase === 'shown' && !loop && at >= lengths.length - 1;

function typing(turn: Turn, { lengths, delay }: Rotation, next: number): [Turn, number] {
  const { at, phase, letters } = turn;
  if (phase === 'shown') return [{ ...turn, phase: 'selected' }, delay];
  if (phase === 'selected') return [{ at: next, before: at, phase: 'erased', letters: 0 }, delay * 0.2];
  const isLast = letters + 1 >= (lengths[at] ?? 0);
  const after = phase === 'erased' ? ERASED : delay * 0.06;
  return [{ ...turn, phase: isLast ? 'shown' : 'typing', letters: letters + 1 }, after];
}

function clip(turn: Turn, { delay }: Rotation, next: number): [Turn, number] {
  const { at, phase } = turn;
  if (phase === 'shown') return [{ ...turn, phase: 'closing' }, delay * 0.6];
  if (phase === 'closing') return [{ at: next, before: at, phase: 'opening', letters: 0 }, delay * 0.24];
  return [{ ...turn, phase: 'shown' }, delay * 0.24];
}

function letterByLetter(turn: Turn, { lengths, delay }: Rotation, next: number): [Turn, number] {
  const { at, before, phase, letters } = turn;
  if (phase === 'shown') return [{ at: next, before: at, phase: 'changing', letters: 0 }, delay];
  const isLast = letters + 1 >= Math.max(lengths[at] ?? 0, lengths[before] ?? 0);
  return [{ ...turn, phase: isLast ? 'shown' : 'changing', letters: letters + 1 }, delay * 0.02];
}

/** The next state, and after how many milliseconds; null after the last word. */
export function nextTurn(turn: Turn, rotation: Rotation): [turn: Turn, after: number] | null {
  const { animation, lengths, delay } = rotation;
  if (lengths.length < 2 || isOver(turn, rotation)) return null;
  const next = (turn.at + 1) % lengths.length;
  if (animation === 'typing') return typing(turn, rotation, next);
  if (animation === 'clip') return clip(turn, rotation, next);
  if (hasLetters(animation)) return letterByLetter(turn, rotation, next);
  return [{ at: next, before: turn.at, phase: 'shown', letters: 0 }, delay];
}

/** The state in which the word of a turn is at rest. */
export const atRest = ({ at }: Turn): Turn => ({ ...FIRST, at });

/** Scripts whose letters join and change shape when separated. */
const JOINED =
  /[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Mongolian}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Tamil}]/u;

/** The characters of a word; a word in a joined script stays whole. */
export function lettersOf(word: string): readonly string[] {
  if (JOINED.test(word)) return [word];
  if (!('Segmenter' in Intl)) return [...word];
  return [...new Intl.Segmenter().segment(word)].map(({ segment }) => segment);
}

/** The shapes of the mark. */
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

/** The paths of each mark, in a box of 500 by 150 that is stretched over the word. */
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
