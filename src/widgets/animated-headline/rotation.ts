/** The ways in which words change. */
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

/** One of these ways. */
export type Animation = (typeof ANIMATIONS)[number];

/** Where a headline is. */
export interface Turn {
  /** Which word. */
  at: number;
  /** Which word was before it; -1: none. */
  before: number;
  /** `selected`, `erased`, `typing`: of typing; `closing`, `opening`: of clip; `changing`: letter by letter. */
  phase: 'shown' | 'selected' | 'erased' | 'typing' | 'closing' | 'opening' | 'changing';
  /** How many letters have come. */
  letters: number;
}

/** What the turns depend on. */
export interface Rotation {
  animation: Animation;
  /** How many letters each word has. */
  lengths: readonly number[];
  /** How long a word stays, in milliseconds; what happens between words is a part of it. */
  delay: number;
  loop: boolean;
}

const ERASED = 500;

/** The first word, before anything has moved. */
export const FIRST: Turn = { at: 0, before: -1, phase: 'shown', letters: 0 };

/** Is it an animation of single letters? */
export const hasLetters = (animation: Animation): boolean => ['typing', 'swirl', 'blinds', 'wave'].includes(animation);

/** Has the last word come, for good? */
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

/** What comes after `turn`, and after how many milliseconds; null after the last word. */
export function nextTurn(turn: Turn, rotation: Rotation): [turn: Turn, after: number] | null {
  const { animation, lengths, delay } = rotation;
  if (lengths.length < 2 || isOver(turn, rotation)) return null;
  const next = (turn.at + 1) % lengths.length;
  if (animation === 'typing') return typing(turn, rotation, next);
  if (animation === 'clip') return clip(turn, rotation, next);
  if (hasLetters(animation)) return letterByLetter(turn, rotation, next);
  return [{ at: next, before: turn.at, phase: 'shown', letters: 0 }, delay];
}

/** The same word, at rest. */
export const atRest = ({ at }: Turn): Turn => ({ ...FIRST, at });
