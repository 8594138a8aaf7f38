import { type ReactNode, useLayoutEffect, useState } from 'react';
import { BindAll, type BindItem } from '../../core/react/Bind';
import { useLive, useLiveList } from '../../core/react/hooks';
import { type WidgetProps, widget } from '../../core/types';
import { useReducesMotion } from '../../page/motion/useMedia';
import { usePlaying } from '../../page/motion/useSeen';
import { HiddenText } from '../../ui/hidden/HiddenText';
import { PlayButton } from '../../ui/media/play/PlayButton';
import { stepsOf } from './effects';
import { type AnimatedTextSettings, readAnimatedText, type settings as schema, settings } from './settings';

/** The most parts of a word that move. */
const MOST = 200;

type Phase = 'in' | 'shown' | 'out';

interface Turn {
  at: number;
  phase: Phase;
}

/** Starts the animations of all parts of a word; returns them, and when the last one ends, in milliseconds. */
function move(word: Element, effect: AnimatedTextSettings['effect'], direction: 'in' | 'out'): [Animation[], number] {
  const parts = [...word.querySelectorAll<HTMLElement>('span')].slice(0, MOST);
  let end = 0;
  // All are measured before the first one moves.
  const widths = parts.map((part) => part.getBoundingClientRect().width);
  const animations = parts.flatMap((part, at) =>
    stepsOf(effect, direction, at, parts.length, widths[at] ?? 0).map(({ frames, timing }) => {
      end = Math.max(end, timing.delay + timing.duration);
      return part.animate(frames, timing);
    }),
  );
  return [animations, end];
}

/** The turns of the words: each comes, stays for the delay, and goes; only while it `plays`. */
function useTurns(words: readonly Element[], plays: boolean, { effect, delay }: AnimatedTextSettings): Turn {
  const [turn, setTurn] = useState<Turn>({ at: 0, phase: 'in' });
  const at = Math.min(turn.at, Math.max(0, words.length - 1));
  const { phase } = turn;
  useLayoutEffect(() => {
    const word = words[at];
    if (!plays || !word) return undefined;
    const [animations, time] = phase === 'shown' ? [[], delay] : move(word, effect, phase);
    const next: Record<Phase, Turn> = {
      in: { at, phase: 'shown' },
      shown: { at, phase: 'out' },
      out: { at: (at + 1) % words.length, phase: 'in' },
    };
    const canGo = phase !== 'shown' || words.length > 1;
    const timer = canGo ? window.setTimeout(() => setTurn(next[phase]), time) : 0;
    return () => {
      clearTimeout(timer);
      for (const animation of animations) animation.cancel();
    };
  }, [words, at, phase, plays, effect, delay]);
  // A pause must not leave a word half shown.
  useLayoutEffect(() => {
    if (!plays) setTurn((now) => (now.phase === 'out' ? { ...now, phase: 'shown' } : now));
  }, [plays]);
  return { at, phase };
}

/** Words that take turns within a text. Screen readers get all of them as one text. */
function JetAnimatedText({ host, settings }: WidgetProps<typeof schema>): ReactNode {
  const box = useLive(host, () => host.querySelector<HTMLElement>('.jet-animated-text__animated-text'));
  const words = useLiveList(() => [...host.querySelectorAll<HTMLElement>('.jet-animated-text__animated-text-item')]);
  const isStill = useReducesMotion();
  const { isOn, plays, switchTo } = usePlaying(host, isStill);
  const { at } = useTurns(words, plays, settings);
  if (!box) return null;
  const items = words.map((word, index): BindItem => {
    const isNow = index === at;
    return [word, { class: { active: isNow, visible: isNow }, attrs: { 'aria-hidden': 'true' } }];
  });
  const texts = words.map((word) => word.textContent?.trim() ?? '').filter(Boolean);
  return (
    <>
      <BindAll items={items} />
      <HiddenText in={box}>{texts.join(', ')}</HiddenText>
      {words.length > 1 && (
        <PlayButton
          in={host}
          isOn={isOn}
          pauseText={settings.pauseText}
          playText={settings.playText}
          switchTo={switchTo}
        />
      )}
    </>
  );
}

export default widget({ settings, read: readAnimatedText, component: JetAnimatedText });
