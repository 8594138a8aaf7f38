import type { CSSProperties, ReactNode } from 'react';
import { type Animation, hasLetters, type Turn } from './rotation';

interface WordsProps {
  words: readonly (readonly string[])[];
  turn: Turn;
  animation: Animation;
}

/** Words that take the room of one; those of `typing` and `clip` only their own. */
function wordStyle(isShown: boolean, animation: Animation): CSSProperties {
  if (animation === 'typing' || animation === 'clip')
    return { position: 'relative', display: isShown ? undefined : 'none' };
  return { position: 'relative', gridArea: '1 / 1' };
}

function letterState(index: number, isNow: boolean, { phase, letters }: Turn): '' | 'in' | 'out' {
  const hasCome = phase === 'shown' || phase === 'selected' || index < letters;
  if (isNow) return hasCome ? 'in' : '';
  return hasCome ? 'out' : 'in';
}

/** The words of a rotating headline, of which one is shown. */
export function Words({ words, turn, animation }: WordsProps): ReactNode {
  const classOf = (at: number): string => {
    if (at === turn.at) return ' elementor-headline-text-active';
    return at === turn.before ? ' elementor-headline-text-inactive' : '';
  };
  const drawLetter = (letter: string, index: number, at: number): ReactNode => {
    const state = at === turn.at || at === turn.before ? letterState(index, at === turn.at, turn) : 'out';
    const isGone = animation === 'typing' && state !== 'in';
    return (
      <span
        key={index}
        className={`elementor-headline-dynamic-letter${state && ` elementor-headline-animation-${state}`}`}
        style={{ display: isGone ? 'none' : undefined }}
      >
        {letter === ' ' ? '\u00a0' : letter}
      </span>
    );
  };
  return words.map((letters, at) => (
    <span
      // biome-ignore lint/suspicious/noArrayIndexKey: a word is known by its place
      key={at}
      className={`elementor-headline-dynamic-text${classOf(at)}`}
      style={wordStyle(at === turn.at, animation)}
    >
      {hasLetters(animation) ? letters.map((letter, index) => drawLetter(letter, index, at)) : letters.join('')}
    </span>
  ));
}
