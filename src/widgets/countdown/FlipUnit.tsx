import { type ReactNode, useLayoutEffect, useState } from 'react';
import { Place } from '../../core/react/Place';
import { useReducesMotion } from '../../page/useMedia';

const PAUSE = 50;

interface FlipUnitProps {
  in: Element;
  className: string;
  value: string;
  label: string;
}

/** Two digits on a card that flips when they change; the style sheet moves it. */
export function FlipUnit({ in: timer, className, value, label }: FlipUnitProps): ReactNode {
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
      attrs={{ 'aria-hidden': 'true' }}
    >
      <span className="elementskit-count elementskit-curr elementskit-top">{card.before}</span>
      <span className="elementskit-count elementskit-next elementskit-top">{card.now}</span>
      <span className="elementskit-count elementskit-next elementskit-bottom">{card.now}</span>
      <span className="elementskit-count elementskit-curr elementskit-bottom">{card.before}</span>
      <span className="elementskit-label">{label}</span>
    </Place>
  );
}
