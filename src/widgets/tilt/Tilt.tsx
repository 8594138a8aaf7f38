import { type ReactNode, useLayoutEffect, useState } from 'react';
import { Place } from '../../core/react/Place';
import { type WidgetProps, widget } from '../../core/types';
import { emit } from '../../page/base/events';
import { useReducesMotion, useTouchFirst } from '../../page/motion/useMedia';
import { followTilt } from '../../ui/layout/tilt/tilt';
import { readTilt, type settings as schema, settings } from './settings';
import './tilt.css';

/** An element that tilts towards the pointer, optionally with a glare. */
function Tilt({ host, settings }: WidgetProps<typeof schema>): ReactNode {
  const isStill = useReducesMotion();
  const isTouch = useTouchFirst();
  const [light, setLight] = useState<HTMLElement | null>(null);
  const isOn = !isStill && !isTouch;
  useLayoutEffect(() => {
    if (!isOn) return undefined;
    return followTilt({
      target: host,
      options: settings,
      shine: ({ angle, opacity }) => {
        if (!light) return;
        light.style.transform = `rotate(${angle}deg) translate(-50%, -50%)`;
        light.style.opacity = String(opacity);
      },
      tell: (isInside) => emit(host, isInside ? 'tilt.mouseEnter' : 'tilt.mouseLeave'),
    });
  }, [host, settings, isOn, light]);
  if (!isOn || !settings.glare) return null;
  return (
    <Place in={host} className="js-tilt-glare" attrs={{ 'aria-hidden': 'true' }}>
      <div className="js-tilt-glare-inner" ref={setLight} />
    </Place>
  );
}

export default widget({
  settings,
  read: readTilt,
  gates: async () => (await import('./gates')).gates,
  component: Tilt,
});
