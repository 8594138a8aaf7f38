import type { ReactNode } from 'react';
import { BindAll, type BindItem } from '../../core/react/Bind';
import { Place } from '../../core/react/Place';
import { type TimeLeft, twoDigits } from './clock';
import { FlipUnit } from './FlipUnit';
import type { CountdownSettings } from './settings';

const UNITS = ['days', 'hours', 'minutes', 'seconds'] as const;
const FLIP_UNITS = [
  ['weeks', 'elementskit-wks'],
  ['days', 'elementskit-days'],
  ['hours', 'elementskit-hrs'],
  ['minutes', 'elementskit-mins'],
  ['seconds', 'elementskit-secs'],
] as const;

/** Elementor's units: it has printed all but the digits. */
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

interface DrawnProps {
  timer: Element;
  left: TimeLeft;
  settings: CountdownSettings;
  /** The time in words, for screen readers. */
  spoken: string;
}

/** In the first unit, because style sheets count the children of a timer. */
const Spoken = ({ children }: { children: string }): ReactNode => (
  <span className="storefront-hidden-text">{children}</span>
);

/** ElementsKit's four units; in the layout `outer` its two boxes are the other way round. */
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
          {/* A space, because one layout has both in a line. */}
          <span className="elementskit-timer-count">{unit === 'days' ? left.totalDays : twoDigits(left[unit])}</span>{' '}
          <span className="elementskit-timer-title">{settings[unit]}</span>
        </div>
      </div>
    </Place>
  ));
}

/** ElementsKit's flip clock, from weeks to seconds. */
export function FlipClock({ timer, left, settings, spoken }: DrawnProps): ReactNode {
  return FLIP_UNITS.map(([unit, name]) => (
    <FlipUnit key={unit} in={timer} className={name} value={twoDigits(left[unit])} label={settings[unit]}>
      {unit === 'weeks' && <Spoken>{spoken}</Spoken>}
    </FlipUnit>
  ));
}
