import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { listen, type PageEvent } from '../../core/jquery/listen';
import { Bind } from '../../core/react/Bind';
import { keyOf } from '../../core/react/hooks';
import { pressByKey } from '../../page/focus/asButton';
import { focusOn } from '../../page/focus/focus';
import { tellShown } from '../../page/motion/shown';
import { type FloatOptions, type Position, useFloating } from '../../ui/floating/useFloating';
import { boxOf, hasName, linkOf } from './markup';
import type { Side } from './settings';

/** How long the pointer may be outside before the text goes, in milliseconds. */
const GRACE = 200;

const at = (placement: Side): FloatOptions => ({ placement, gap: 5 });
// Elementor names the edge that the text keeps its distance from: one with `top` stands below its point.
const OPTIONS: Record<Side, FloatOptions> = {
  top: at('bottom'),
  right: at('left'),
  bottom: at('top'),
  left: at('right'),
};

/** A closed text must not make the page wider. */
const OUT_OF_THE_WAY = { position: 'fixed', top: '0', left: '0', right: 'auto', bottom: 'auto' };

const placeOf = (position: Position | null) => ({
  position: 'absolute',
  ...(position && {
    top: `${position.y}px`,
    left: `${position.x}px`,
    right: 'auto',
    bottom: 'auto',
    margin: '0',
    transform: 'none',
  }),
});

interface HotspotProps {
  spot: HTMLElement;
  button: HTMLElement;
  tooltip: HTMLElement;
  /** By a press, or under the pointer? */
  isPressed: boolean;
  side: Side;
  isOpen: boolean;
  /** What it is called when it has no text. */
  name: string;
  open(isOpen: boolean): void;
}

/** One point and its text. */
export function Hotspot({ spot, button, tooltip, isPressed, side, isOpen, name, open }: HotspotProps): ReactNode {
  const box = boxOf(tooltip);
  const [position, placer] = useFloating(button, box, isOpen, OPTIONS[side]);
  const leaving = useRef(0);
  const link = linkOf(spot);
  const isNative = button.matches('button, a[href]') || !!link;
  const target = link ?? button;
  const id = tooltip.id || `storefront-hotspot-${keyOf(tooltip)}`;
  const latest = useRef(open);
  useLayoutEffect(() => {
    latest.current = open;
  });

  useLayoutEffect(() => {
    if (!isOpen) return undefined;
    tellShown(tooltip);
    const close = (): void => latest.current(false);
    const stops = [
      listen(document, 'keydown', (event) => {
        if ((event as Event as KeyboardEvent).key !== 'Escape') return;
        const hadFocus = tooltip.contains(document.activeElement);
        close();
        if (hadFocus) focusOn(target);
      }),
      listen(document, 'click', (event) => {
        if (!(event.target instanceof Node && spot.contains(event.target))) close();
      }),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [isOpen, spot, target, tooltip]);
  useLayoutEffect(() => () => clearTimeout(leaving.current), []);

  const stay = (): void => clearTimeout(leaving.current);
  const enter = (event: PageEvent): void => {
    // A finger presses.
    if ((event as Event as PointerEvent).pointerType === 'touch') return;
    stay();
    open(true);
  };
  const leave = (): void => {
    stay();
    leaving.current = window.setTimeout(() => latest.current(false), GRACE);
  };
  const onFocusOut = (event: PageEvent): void => {
    const { relatedTarget } = event as Event as FocusEvent;
    if (relatedTarget instanceof Node && !spot.contains(relatedTarget)) open(false);
  };
  const press = (): void => open(isPressed ? !isOpen : true);
  const hovers = !isPressed || !!link;
  return (
    <>
      <Bind
        to={spot}
        class={{ 'e-hotspot--active': isOpen }}
        on={{
          pointerenter: hovers ? enter : undefined,
          pointerleave: hovers ? leave : undefined,
          focusin: hovers ? () => open(true) : undefined,
          focusout: onFocusOut,
        }}
      />
      <Bind
        to={target}
        attrs={{
          role: isNative ? undefined : 'button',
          tabindex: isNative ? undefined : 0,
          'aria-label': hasName(button) ? undefined : name,
          'aria-expanded': isPressed && !link ? String(isOpen) : undefined,
          'aria-controls': isPressed && !link ? id : undefined,
          'aria-describedby': isPressed && !link ? undefined : id,
        }}
        style={{ cursor: isNative ? undefined : 'pointer' }}
        on={{ click: link ? undefined : press, keydown: isNative ? undefined : pressByKey }}
      />
      <Bind
        to={tooltip}
        attrs={{ id, role: isPressed && !link ? undefined : 'tooltip' }}
        class={{ [`e-hotspot--tooltip-animation-from-${side}`]: box !== tooltip || undefined }}
        style={{ visibility: isOpen ? 'visible' : 'hidden' }}
      />
      {placer}
      <Bind to={box} style={isOpen ? placeOf(position) : OUT_OF_THE_WAY} />
    </>
  );
}
