import { type CSSProperties, type ReactNode, useLayoutEffect, useMemo, useState } from 'react';
import { Bind, BindAll } from '../../core/react/Bind';
import { Place } from '../../core/react/Place';
import { useReducesMotion } from '../../page/motion/useMedia';
import { usePlaying } from '../../page/motion/useSeen';
import { HiddenText } from '../../ui/hidden/HiddenText';
import { PlayButton } from '../../ui/media/play/PlayButton';
import type { Parts } from './markup';
import {
  type Animation,
  atRest,
  FIRST,
  hasLetters,
  isOver,
  lettersOf,
  nextTurn,
  type Rotation,
  type Turn,
} from './rules';
import type { HeadlineSettings } from './settings';

interface WordsProps {
  words: readonly (readonly string[])[];
  turn: Turn;
  animation: Animation;
}

/** Words share one grid cell; with `typing` and `clip` each has its own width. */
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

/** The words of a rotating headline, one of which is shown. */
function Words({ words, turn, animation }: WordsProps): ReactNode {
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

function useTurns(rotation: Rotation, plays: boolean): Turn {
  const [turn, setTurn] = useState(FIRST);
  useLayoutEffect(() => {
    const next = plays ? nextTurn(turn, rotation) : null;
    if (!next) return undefined;
    const timer = window.setTimeout(() => setTurn(next[0]), next[1]);
    return () => clearTimeout(timer);
  }, [turn, rotation, plays]);
  // A pause must not leave a word half shown.
  useLayoutEffect(() => {
    if (!plays) setTurn((now) => (now.phase === 'shown' ? now : atRest(now)));
  }, [plays]);
  return turn;
}

/** Narrows the box around the words for `clip`, and widens it again. */
function useClip(box: HTMLElement | null, { phase }: Turn, { delay }: Rotation): void {
  useLayoutEffect(() => {
    if (!box || (phase !== 'closing' && phase !== 'opening')) return undefined;
    const widths = [{ width: `${box.offsetWidth}px` }, { width: '2px' }];
    const frames = phase === 'closing' ? widths : widths.reverse();
    const animation = box.animate(frames, { duration: delay * 0.24, easing: 'ease-in-out', fill: 'forwards' });
    return () => animation.cancel();
  }, [box, phase, delay]);
}

interface RotatingProps {
  host: HTMLElement;
  parts: Parts;
  settings: HeadlineSettings;
  texts: readonly string[];
}

/** Rotating words. The server's words are kept, but hidden; screen readers get all words as one text. */
export function Rotating({ host, parts, settings, texts }: RotatingProps): ReactNode {
  const { animation_type: animation, rotate_iteration_delay: delay, loop, pauseText, playText } = settings;
  const words = useMemo(() => texts.map(lettersOf), [texts]);
  const rotation = useMemo(
    () => ({ animation, delay, loop, lengths: words.map(({ length }) => length) }),
    [animation, delay, loop, words],
  );
  const isStill = useReducesMotion();
  const { isOn, plays, switchTo } = usePlaying(host, isStill);
  const turn = useTurns(rotation, plays);
  const [box, setBox] = useState<HTMLElement | null>(null);
  useClip(box, turn, rotation);
  const isSelected = turn.phase === 'selected';
  return (
    <>
      <Bind
        to={parts.headline}
        class={{
          [`elementor-headline-animation-type-${animation}`]: true,
          'elementor-headline-letters': hasLetters(animation) || undefined,
        }}
      />
      <Bind to={parts.wrapper} class={{ 'elementor-headline-typing-selected': isSelected || undefined }} />
      <BindAll items={parts.words.map((word) => [word, { style: { display: 'none' } }])} />
      <Place in={parts.wrapper} as="span" className="storefront-headline-words" attrs={{ 'aria-hidden': 'true' }}>
        <span
          ref={setBox}
          className={`storefront-headline-box${animation === 'clip' ? ' storefront-headline-clip' : ''}`}
        >
          <Words words={words} turn={turn} animation={animation} />
        </span>
      </Place>
      <HiddenText in={parts.wrapper}>{texts.join(', ')}</HiddenText>
      {words.length > 1 && !isOver(turn, rotation) && (
        <PlayButton in={host} isOn={isOn} pauseText={pauseText} playText={playText} switchTo={switchTo} />
      )}
    </>
  );
}
