import { type ReactNode, type Ref, useLayoutEffect, useMemo, useState } from 'react';
import { Bind } from '../../core/react/Bind';
import { Binding } from '../../core/react/binding';
import { useLive } from '../../core/react/hooks';
import { Place } from '../../core/react/Place';
import { type WidgetProps, widget } from '../../core/types';
import { animate, swing } from '../../page/motion/animate';
import { useReducesMotion } from '../../page/motion/useMedia';
import { useSeen } from '../../page/motion/useSeen';
import { HiddenText } from '../../ui/hidden/HiddenText';
import { type Count, countOf, textAt } from './rules';
import { numberOf, readCounter, type settings as schema, settings } from './settings';
import './counter.css';

interface WayProps {
  number: HTMLElement;
  count: Count;
  duration: number;
  end(): void;
}

const HIDDEN = { 'aria-hidden': 'true' };

/** Counts from number to number. Writes the text without React, which would be too slow for each frame. */
function Counting({ number, count, duration, end }: WayProps): null {
  const isSeen = useSeen(number);
  useLayoutEffect(() => {
    const binding = new Binding(number);
    const show = (part: number): void => binding.set({ attrs: HIDDEN, text: textAt(count, swing(part)) });
    show(0);
    const stop = isSeen ? animate(duration, show, end) : undefined;
    return () => {
      stop?.();
      binding.end();
    };
  }, [number, count, duration, end, isSeen]);
  return null;
}

const WHEEL = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'];

interface DigitsProps {
  /** Receives the element around the wheels. */
  wheels: Ref<HTMLElement>;
  /** The number that the wheels replace, and whose class names they share. */
  after: HTMLElement;
  text: string;
  /** How long the wheels turn, in milliseconds. */
  duration: number;
  /** Do the wheels show the text? Otherwise they show zeros. */
  isOn: boolean;
}

/** A text with each digit on a wheel. */
function Digits({ wheels, after, text, duration, isOn }: DigitsProps): ReactNode {
  return (
    <Place after={after} as="span" className={`${after.className} odometer`} attrs={{ 'aria-hidden': 'true' }}>
      <span ref={wheels} className="odometer-inside" dir="ltr">
        {[...text].map((sign, at) => {
          const digit = WHEEL.indexOf(sign);
          // biome-ignore lint/suspicious/noArrayIndexKey: a wheel has no identity but its position
          if (digit < 0) return <span key={at}>{sign}</span>;
          const style = {
            transform: `translateY(${isOn ? -10 * digit : 0}%)`,
            transition: `transform ${duration}ms ease-out`,
          };
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a wheel has no identity but its position
            <span key={at} className="odometer-digit">
              <span className="odometer-digit-spacer">8</span>
              <span className="odometer-digit-inner">
                <span className="odometer-ribbon">
                  <span className="odometer-ribbon-inner" style={style}>
                    {WHEEL.map((value) => (
                      <span key={value} className="odometer-value">
                        {value}
                      </span>
                    ))}
                  </span>
                </span>
              </span>
            </span>
          );
        })}
      </span>
    </Place>
  );
}

/** Turns each digit on a wheel, next to the number, which is hidden until the end. */
function Sliding({ number, count, duration, end }: WayProps): ReactNode {
  const [wheels, setWheels] = useState<HTMLElement | null>(null);
  const isSeen = useSeen(wheels ?? number) && wheels !== null;
  useLayoutEffect(() => {
    if (!isSeen) return undefined;
    const timer = window.setTimeout(end, duration);
    return () => clearTimeout(timer);
  }, [isSeen, duration, end]);
  return (
    <>
      <Bind to={number} hidden style={{ display: 'none' }} />
      <Digits wheels={setWheels} after={number} text={count.final} duration={duration} isOn={isSeen} />
    </>
  );
}

function Way({ style, ...way }: Omit<WayProps, 'end'> & { style: string }): ReactNode {
  const [isOver, setOver] = useState(false);
  const [end] = useState(() => () => setOver(true));
  const isStill = useReducesMotion();
  const { number, count } = way;
  if (isOver || isStill) return <Bind to={number} text={count.final} />;
  return (
    <>
      {style === 'sliding' ? <Sliding {...way} end={end} /> : <Counting {...way} end={end} />}
      {/* Screen readers get the last number from the start; the moving one is hidden from them. */}
      {number.parentElement && <HiddenText after={number}>{count.final}</HiddenText>}
    </>
  );
}

/** Counts once the number is seen; with reduced motion the last number is there at once. */
function Counter({ host, settings }: WidgetProps<typeof schema>): ReactNode {
  const number = useLive(host, () => numberOf(host)) ?? host;
  const count = useMemo(() => countOf(settings), [settings]);
  if (!count) return null;
  const { from, to, style, duration } = settings;
  return <Way key={`${from} ${to} ${style}`} number={number} count={count} duration={duration} style={style} />;
}

export default widget({ settings, read: readCounter, component: Counter });
