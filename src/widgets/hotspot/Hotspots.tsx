import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { watchInView } from '../../core/dom/inView';
import { isNode } from '../../core/dom/nodes';
import { listen, type PageEvent } from '../../core/jquery/listen';
import { Bind, BindAll } from '../../core/react/Bind';
import { keyOf, useLiveList } from '../../core/react/hooks';
import { type WidgetProps, widget } from '../../core/types';
import { useDeviceValue } from '../../elementor/useDeviceValue';
import { fillText } from '../../page/base/textsOf';
import { pressByKey } from '../../page/focus/asButton';
import { focusOn } from '../../page/focus/focus';
import { isInUse } from '../../page/focus/inUse';
import { tellShown } from '../../page/motion/shown';
import { useReducesMotion } from '../../page/motion/useMedia';
import { type FloatOptions, type Position, useFloating } from '../../ui/floating/useFloating';
import {
  boxOf,
  buttonOf,
  CLOSED,
  isNative,
  linkOf,
  opensByPress,
  type SpotState,
  spotsOf,
  targetLook,
  targetOf,
  tooltipLook,
  tooltipOf,
} from './markup';
import { ownSide, type Side } from './rules';
import { type settings as schema, settings } from './settings';
import './hotspot.css';

/** How long a tooltip stays after the pointer has left, in milliseconds. */
const GRACE = 200;

const at = (placement: Side): FloatOptions => ({ placement, gap: 5 });
// Elementor names the edge from which the tooltip keeps its distance: with `top` it is below its hotspot.
const OPTIONS: Record<Side, FloatOptions> = {
  top: at('bottom'),
  right: at('left'),
  bottom: at('top'),
  left: at('right'),
};

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

interface HotspotProps extends Omit<SpotState, 'id'> {
  side: Side;
  open(isOpen: boolean): void;
}

/** One hotspot and its tooltip. */
function Hotspot({ side, open, ...given }: HotspotProps): ReactNode {
  const { spot, button, tooltip, isPressed, isOpen } = given;
  const box = boxOf(tooltip);
  const [position, placer] = useFloating(button, box, isOpen, OPTIONS[side]);
  const leaving = useRef(0);
  const link = linkOf(spot);
  const target = targetOf(spot, button);
  const state = { ...given, id: tooltip.id || `storefront-hotspot-${keyOf(tooltip)}` };
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
        if (!(isNode(event.target) && spot.contains(event.target))) close();
      }),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [isOpen, spot, target, tooltip]);
  useLayoutEffect(() => () => clearTimeout(leaving.current), []);

  const stay = (): void => clearTimeout(leaving.current);
  const enter = (event: PageEvent): void => {
    // A finger opens it by a press.
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
    if (isNode(relatedTarget) && !spot.contains(relatedTarget)) open(false);
  };
  const press = (): void => open(isPressed ? !isOpen : true);
  const hovers = !opensByPress(spot, isPressed);
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
        {...targetLook(state)}
        on={{ click: link ? undefined : press, keydown: isNative(target) ? undefined : pressByKey }}
      />
      <Bind to={tooltip} {...tooltipLook(state, side)} />
      {placer}
      <Bind to={box} style={isOpen ? placeOf(position) : CLOSED} />
    </>
  );
}

/** Shows the hotspots one after the other once they are in view. Animations of a style sheet get the same delays. */
function Sequence({ host, spots, duration }: { host: HTMLElement; spots: readonly HTMLElement[]; duration: number }) {
  const [isIn, setIn] = useState(false);
  useLayoutEffect(() => watchInView(host, (now) => now && setIn(true)), [host]);
  useLayoutEffect(() => {
    if (!isIn) return undefined;
    const own = spots.filter((spot) => getComputedStyle(spot).animationName === 'none');
    const running = own.map((spot) =>
      spot.animate(
        { opacity: [0, 1], scale: [0, 1] },
        { duration: 300, delay: (spots.indexOf(spot) * duration) / spots.length, fill: 'backwards' },
      ),
    );
    return () => {
      for (const animation of running) animation.cancel();
    };
  }, [isIn, spots, duration]);
  const delays = isIn ? spots : [];
  return (
    <BindAll
      items={delays.map((spot, at) => [
        spot,
        { style: { 'animation-delay': `${Math.round((at * duration) / spots.length)}ms` } },
      ])}
    />
  );
}

/** The hotspots of a picture, of which one tooltip is open at a time. */
function Hotspots({ host, settings }: WidgetProps<typeof schema>): ReactNode {
  const spots = useLiveList(() => spotsOf(host));
  const { tooltip_trigger: trigger } = settings;
  const isPressed = trigger === 'click';
  const [opened, setOpened] = useState<Element | null>(
    () => spots.find((spot) => trigger !== 'none' && !opensByPress(spot, isPressed) && isInUse(spot)) ?? null,
  );
  const side = useDeviceValue(settings.tooltip_position);
  const isStill = useReducesMotion();
  return (
    <>
      {trigger !== 'none' &&
        spots.map((spot, at) => {
          const [button, tooltip] = [buttonOf(spot), tooltipOf(spot)];
          if (!button || !tooltip) return null;
          return (
            <Hotspot
              key={keyOf(spot)}
              spot={spot}
              button={button}
              tooltip={tooltip}
              isPressed={isPressed}
              side={ownSide(settings.hotspot, spot) ?? side}
              isOpen={opened === spot}
              name={fillText(settings.hotspotText, { n: at + 1 })}
              open={(isOpen) => setOpened((now) => (isOpen ? spot : now === spot ? null : now))}
            />
          );
        })}
      {settings.hotspot_sequenced_animation && !isStill && (
        <Sequence host={host} spots={spots} duration={settings.hotspot_sequenced_animation_duration} />
      )}
    </>
  );
}

export default widget({ settings, component: Hotspots });
