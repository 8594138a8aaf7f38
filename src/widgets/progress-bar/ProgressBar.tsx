import { type ReactNode, useLayoutEffect, useState } from 'react';
import { Bind } from '../../core/react/Bind';
import { Binding } from '../../core/react/binding';
import { type WidgetProps, widget } from '../../core/types';
import { animate, swing } from '../../page/motion/animate';
import { useReducesMotion } from '../../page/motion/useMedia';
import { useSeen } from '../../page/motion/useSeen';
import { type Parts, partsOf } from './markup';
import { readProgress, type settings as schema, settings } from './settings';

interface NumberProps {
  number: HTMLElement;
  value: number;
  /** Shown after the number. */
  suffix: string;
  duration: number;
  isSeen: boolean;
}

interface BarProps {
  parts: Parts;
  /** In percent. */
  value: number;
  /** What the number counts to. */
  count: number;
  suffix: string;
  duration: number;
  label: string;
}

/** Counts along with the bar. Screen readers get the value from the bar. */
function Counting({ number, value, suffix, duration, isSeen }: NumberProps): null {
  useLayoutEffect(() => {
    const binding = new Binding(number);
    const show = (part: number): void =>
      binding.set({ text: `${part < 1 ? Math.floor(value * swing(part)) : value}${suffix}` });
    show(0);
    const stop = isSeen ? animate(duration, show, () => {}) : undefined;
    return () => {
      stop?.();
      binding.end();
    };
  }, [number, value, suffix, duration, isSeen]);
  return null;
}

/** The server's words for the value, with the value itself where they lack it. */
function spokenValue(words: string | undefined, value: number): string | undefined {
  return words && !words.includes(String(value)) ? `${value}% (${words})` : undefined;
}

function Bar({ parts, value, count, suffix, duration, label }: BarProps): ReactNode {
  const { track, bar, number, isUpright } = parts;
  const isStill = useReducesMotion();
  const isSeen = useSeen(track);
  const [isFull, setFull] = useState(false);
  // Read once, before our own attributes are added.
  const [server] = useState(() => ({
    isNamed: track.matches('[aria-label], [aria-labelledby]'),
    words: track.getAttribute('aria-valuetext')?.trim(),
  }));
  useLayoutEffect(() => {
    if (!isSeen) return undefined;
    const timer = window.setTimeout(() => setFull(true), duration);
    return () => clearTimeout(timer);
  }, [isSeen, duration]);
  const moves = !isStill && !isFull;
  return (
    <>
      <Bind
        to={track}
        attrs={{
          role: 'progressbar',
          'aria-valuemin': 0,
          'aria-valuemax': 100,
          'aria-valuenow': value,
          'aria-valuetext': spokenValue(server.words, value),
          'aria-label': server.isNamed ? undefined : label || undefined,
        }}
      />
      <Bind
        to={bar}
        style={{
          [isUpright ? 'height' : 'width']: isSeen || isStill ? `${value}%` : '0%',
          transition: moves ? `${isUpright ? 'height' : 'width'} ${duration}ms ease` : undefined,
        }}
      />
      {number && (
        <Counting
          number={number}
          value={count}
          suffix={suffix}
          duration={isStill ? 0 : duration}
          isSeen={isSeen || isStill}
        />
      )}
    </>
  );
}

/** Fills a bar once it is seen; with reduced motion it is full at once. */
function ProgressBar({ host, settings }: WidgetProps<typeof schema>): ReactNode {
  const [parts] = useState(() => partsOf(host));
  if (!parts || settings.value === null) return null;
  const value = Math.min(100, Math.max(0, settings.value));
  const { current, total, duration, label } = settings;
  const [count, suffix] = current !== null && total !== null ? [current, `/${total}`] : [value, ''];
  return <Bar parts={parts} value={value} count={count} suffix={suffix} duration={duration} label={label} />;
}

export default widget({ settings, read: readProgress, component: ProgressBar });
