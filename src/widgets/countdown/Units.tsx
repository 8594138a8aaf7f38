import { type ReactNode, useLayoutEffect, useState } from 'react';
import { BindAll, type BindItem } from '../../core/react/Bind';
import { serverText } from '../../core/react/overrides';
import { Place } from '../../core/react/Place';
import { useReducesMotion } from '../../page/motion/useMedia';
import { type TimeLeft, twoDigits } from './clock';
import type { Unit } from './markup';
import type { CountdownSettings } from './settings';

const UNITS = ['days', 'hours', 'minutes', 'seconds'] as const;
const FLIP_UNITS = [
  ['weeks', 'elementskit-wks'],
  ['days', 'elementskit-days'],
  ['hours', 'elementskit-hrs'],
  ['minutes', 'elementskit-mins'],
  ['seconds', 'elementskit-secs'],
] as const;

/** Elementor's units, of which the server has printed everything but the digits. */
export function ElementorUnits({
  digits,
  left,
}: {
  digits: readonly (readonly [string, Element])[];
  left: TimeLeft;
}): ReactNode {
  const values: Record<string, number> = { ...left, days: left.totalDays };
  const items = digits.map(([unit, element]): BindItem => [element, { text: twoDigits(values[unit] ?? 0) }]);
  return <BindAll items={items} />;
}

/** The digits of JetElements, each in a box; a unit that is not shown counts for the next smaller one. */
export function JetUnits({
  digits,
  left,
}: {
  digits: readonly (readonly [string, Element])[];
  left: TimeLeft;
}): ReactNode {
  const isShown = (unit: string): boolean => digits.some(([name]) => name === unit);
  const values: Record<string, number> = {
    days: left.totalDays,
    hours: isShown('days') ? left.hours : left.totalHours,
    minutes: isShown('hours') ? left.minutes : left.minutes + 60 * (isShown('days') ? left.hours : left.totalHours),
    seconds: left.seconds,
  };
  if (!isShown('minutes')) values.seconds = left.seconds + 60 * (values.minutes ?? 0);
  const boxes = (value: number): string =>
    [...twoDigits(value)].map((digit) => `<span class="jet-countdown-timer__digit">${digit}</span>`).join('');
  const items = digits.map(([unit, element]): BindItem => [element, { html: boxes(values[unit] ?? 0) }]);
  return <BindAll items={items} />;
}

/** The labels that the server has printed; one is replaced where the site gives another text. */
export function Labels({
  labels,
  settings,
}: {
  labels: readonly (readonly [Unit, Element])[];
  settings: CountdownSettings;
}): ReactNode {
  const items = labels.map(([unit, label]): BindItem => {
    const text = settings[unit];
    return [label, { text: text === serverText(label).trim() ? undefined : text }];
  });
  return <BindAll items={items} />;
}

interface DrawnProps {
  timer: Element;
  left: TimeLeft;
  settings: CountdownSettings;
  /** The time in words, for screen readers. */
  spoken: string;
}

/** The time for screen readers. It is inside the first unit, because style sheets count the children of the timer. */
const Spoken = ({ children }: { children: string }): ReactNode => (
  <span className="storefront-hidden-text">{children}</span>
);

/** ElementsKit's four units. In the layout `outer` their two boxes are nested the other way round. */
export function DrawnUnits({ timer, left, settings, spoken }: DrawnProps): ReactNode {
  const [outer, inner] =
    settings.layout === 'outer'
      ? ['elementskit-timer-content ekit-countdown-inner', 'elementskit-inner-container']
      : ['elementskit-inner-container ekit-countdown-inner', 'elementskit-timer-content'];
  return UNITS.map((unit) => (
    <Place key={unit} in={timer} className={`elementskit-timer-container elementskit-${unit}`}>
      {unit === 'days' && <Spoken>{spoken}</Spoken>}
      <div className={outer} aria-hidden="true">
        <div className={inner}>
          {/* The space is for the layout that has both on one line. */}
          <span className="elementskit-timer-count">{unit === 'days' ? left.totalDays : twoDigits(left[unit])}</span>{' '}
          <span className="elementskit-timer-title">{settings[unit]}</span>
        </div>
      </div>
    </Place>
  ));
}

/** The pause before a card flips, in milliseconds. */
const PAUSE = 50;

const CARDS = [
  'elementskit-curr elementskit-top',
  'elementskit-next elementskit-top',
  'elementskit-next elementskit-bottom',
  'elementskit-curr elementskit-bottom',
] as const;

interface FlipUnitProps {
  in: Element;
  className: string;
  value: string;
  label: string;
  children: ReactNode;
}

/** Two digits on a card that flips when they change; the animation is in the style sheet. */
function FlipUnit({ in: timer, className, value, label, children }: FlipUnitProps): ReactNode {
  const [card, setCard] = useState({ before: '', now: '' });
  const [flips, setFlips] = useState(false);
  const isStill = useReducesMotion();
  useLayoutEffect(() => {
    setCard(({ now }) => ({ before: isStill ? value : now, now: value }));
    setFlips(false);
    if (isStill) return undefined;
    const wait = window.setTimeout(() => setFlips(true), PAUSE);
    return () => clearTimeout(wait);
  }, [value, isStill]);
  return (
    <Place
      in={timer}
      className={`elementskit-time ${className} ekit-countdown-inner${flips ? ' elementskit-flip' : ''}`}
    >
      {CARDS.map((name) => (
        <span key={name} className={`elementskit-count ${name}`} aria-hidden="true">
          {name.includes('curr') ? card.before : card.now}
        </span>
      ))}
      <span className="elementskit-label" aria-hidden="true">
        {label}
      </span>
      {children}
    </Place>
  );
}

/** ElementsKit's flip clock, from weeks to seconds. */
export function FlipClock({ timer, left, settings, spoken }: DrawnProps): ReactNode {
  return FLIP_UNITS.map(([unit, name]) => (
    <FlipUnit key={unit} in={timer} className={name} value={twoDigits(left[unit])} label={settings[unit]}>
      {unit === 'weeks' && <Spoken>{spoken}</Spoken>}
    </FlipUnit>
  ));
}
