import { type ReactNode, useLayoutEffect, useMemo, useState } from 'react';
import { listen } from '../../core/jquery/listen';
import { Bind } from '../../core/react/Bind';
import { useLive } from '../../core/react/hooks';
import { Place } from '../../core/react/Place';
import { type WidgetProps, widget } from '../../core/types';
import { useForDevice } from '../../elementor/useDeviceValue';
import { useTakeOver } from '../../elementor/useTakeOver';
import { useReducesMotion, useTouchFirst } from '../../page/motion/useMedia';
import { requestFrame } from '../../page/scroll/frames';
import { follow } from './follow';
import { driven, layerPlaceOf, targetOf } from './markup';
import { type Effects, effectsOf, layerRoom, steadyStyles } from './rules';
import { readMotion, type settings as schema, settings } from './settings';
import './motion.css';

const around = (element: Element): Element => element.parentElement ?? element;

interface ElementProps {
  host: HTMLElement;
  effects: Effects;
  transforms: readonly string[];
}

/** Effects on the element itself. */
function MovingElement({ host, effects, transforms }: ElementProps): ReactNode {
  const target = useLive(host, () => targetOf(host)) ?? host;
  const parent = useLive(host, () => around(target)) ?? target;
  const tilts = effects.mouse.some(({ name }) => name === 'tilt');
  useLayoutEffect(() => {
    return follow({ to: target, around: parent, effects, steady: steadyStyles(effects, transforms) });
  }, [target, parent, effects, transforms]);
  return (
    <>
      <Bind to={target} class={{ 'elementor-motion-effects-element': true }} />
      <Bind
        to={parent}
        class={{
          'elementor-motion-effects-parent': true,
          'elementor-motion-effects-perspective': tilts || undefined,
        }}
      />
    </>
  );
}

/** Effects on the background: they move our own layer, which inherits the element's background. */
function MovingBackground({ host, effects }: { host: HTMLElement; effects: Effects }): ReactNode {
  const parent = useLive(host, around) ?? host;
  const [layer, setLayer] = useState<HTMLElement | null>(null);
  const place = useMemo(() => {
    const inside = layerPlaceOf(host);
    return { in: inside, before: inside.firstChild ?? undefined };
  }, [host]);
  const room = useMemo(() => layerRoom(effects), [effects]);
  useLayoutEffect(() => {
    if (!layer) return undefined;
    return follow({ to: layer, around: parent, effects, steady: steadyStyles(effects, []), room });
  }, [layer, parent, effects, room]);
  return (
    <>
      <Bind
        to={host}
        class={{
          'elementor-motion-effects-element': true,
          'elementor-motion-effects-element-type-background': true,
        }}
      />
      <Bind to={parent} class={{ 'elementor-motion-effects-parent': true }} />
      <Place {...place} className="elementor-motion-effects-container">
        <div
          ref={setLayer}
          className="elementor-motion-effects-layer"
          style={{ width: `${100 + room.x}%`, height: `${100 + room.y}%` }}
        />
      </Place>
    </>
  );
}

/** How long the window must keep its size before the device changes, in milliseconds. */
const CALM = 200;

/** The device, once resizing has ended. */
function useCalmDevice(): string {
  const now = useForDevice((name) => name);
  const [device, setDevice] = useState(now);
  useLayoutEffect(() => {
    if (now === device) return undefined;
    let timer = 0;
    const wait = (): void => {
      clearTimeout(timer);
      timer = window.setTimeout(() => setDevice(now), CALM);
    };
    wait();
    window.addEventListener('resize', wait, { passive: true });
    return () => {
      clearTimeout(timer);
      window.removeEventListener('resize', wait);
    };
  }, [now, device]);
  return device;
}

/** Moves an element, its background, or both; nothing under reduced motion. */
function MotionEffects({ host, settings }: WidgetProps<typeof schema>): ReactNode {
  const device = useCalmDevice();
  const isStill = useReducesMotion();
  const canHover = !useTouchFirst();
  const isFree = useTakeOver(host, driven);
  const element = useMemo(() => effectsOf(settings, 'motion_fx', device, canHover), [settings, device, canHover]);
  const background = useMemo(
    () => effectsOf(settings, 'background_motion_fx', device, canHover),
    [settings, device, canHover],
  );
  // Sent by Elementor's tabs and accordions when they show content.
  useLayoutEffect(() => listen(window, 'elementor-pro/motion-fx/recalc', () => requestFrame('size')), []);
  if (isStill || !isFree) return null;
  return (
    <>
      {element && <MovingElement host={host} effects={element} transforms={settings.transforms} />}
      {background && <MovingBackground host={host} effects={background} />}
    </>
  );
}

export default widget({ settings, read: readMotion, component: MotionEffects });
