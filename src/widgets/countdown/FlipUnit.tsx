import { type ReactNode, useLayoutEffect, useState } from 'react';
import { Place } from '../../core/react/Place';
import { useReducesMotion } from '../../page/motion/useMedia';

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

/** Two digits on a card that flips when they change; the style sheet moves it. */
export function FlipUnit({ in: timer, className, value, label, children }: FlipUnitProps): ReactNode {
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
