import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { Bind } from '../../core/Bind';
import { sync } from '../../core/sync';
import { slide } from '../../ui/slide';
import { fieldOf, type HintParts } from './hints';
import { useFloating } from './useFloating';

interface HintProps extends HintParts {
  isOpen: boolean;
  duration: number;
  isFloating: boolean;
}

/** One hint: slides open and shut, and says so to screen readers. */
export function Hint({ wrapper, description, isOpen, duration, isFloating }: HintProps): ReactNode {
  // It is shown until it has slid shut.
  const [lingers, setLingers] = useState(false);
  const isShown = isOpen || lingers;
  const reached = useRef<number>(undefined);
  const spot = useFloating(fieldOf(wrapper), description, isFloating && isShown);

  // biome-ignore lint/correctness/useExhaustiveDependencies: opening and closing start it, nothing else
  useLayoutEffect(() => {
    if (!isShown) return undefined;
    const animation = slide(description, isOpen, duration, reached.current);
    if (isOpen) setLingers(true);
    else if (animation) animation.onfinish = () => sync(() => setLingers(false));
    else setLingers(false);
    return () => {
      // Turned round half-way it goes on from there: fields below must not jump under the pointer.
      const isCut = animation?.playState === 'running';
      reached.current = isCut ? description.getBoundingClientRect().height : undefined;
      animation?.cancel();
    };
  }, [isOpen]);

  return (
    <Bind
      to={description}
      attrs={{ 'aria-hidden': isOpen ? 'false' : 'true' }}
      class={{ 'storefront-widgets-floating': isFloating ? true : undefined }}
      style={{
        display: isShown ? 'block' : 'none',
        left: spot ? `${spot.x}px` : undefined,
        // Where text runs to the left, the style sheet holds it there.
        right: spot ? 'auto' : undefined,
        top: spot ? `${spot.y}px` : undefined,
      }}
    />
  );
}
