import type { ReactNode, Ref } from 'react';
import { Place } from '../../core/react/Place';
import './counter.css';

const WHEEL = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'];

interface DigitsProps {
  /** Gets the element around the wheels. */
  wheels: Ref<HTMLElement>;
  /** The number that they stand for; they look like it. */
  after: HTMLElement;
  text: string;
  /** In milliseconds. */
  duration: number;
  /** Do they show the text, or zeros? */
  isOn: boolean;
}

/** A text whose digits are on wheels. */
export function Digits({ wheels, after, text, duration, isOn }: DigitsProps): ReactNode {
  return (
    <Place after={after} as="span" className={`${after.className} odometer`} attrs={{ 'aria-hidden': 'true' }}>
      <span ref={wheels} className="odometer-inside" dir="ltr">
        {[...text].map((sign, at) => {
          const digit = WHEEL.indexOf(sign);
          // biome-ignore lint/suspicious/noArrayIndexKey: a wheel is known by its place
          if (digit < 0) return <span key={at}>{sign}</span>;
          const style = {
            transform: `translateY(${isOn ? -10 * digit : 0}%)`,
            transition: `transform ${duration}ms ease-out`,
          };
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a wheel is known by its place
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
