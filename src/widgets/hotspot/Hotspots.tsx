import { type ReactNode, useLayoutEffect, useState } from 'react';
import { watchInView } from '../../core/dom/inView';
import { BindAll } from '../../core/react/Bind';
import { keyOf, useLiveList } from '../../core/react/hooks';
import { type WidgetProps, widget } from '../../core/types';
import { isDrivenByEditor } from '../../elementor/elements';
import { useDeviceValue } from '../../elementor/useDeviceValue';
import { fillText } from '../../page/base/textsOf';
import { useReducesMotion } from '../../page/motion/useMedia';
import { Hotspot } from './Hotspot';
import { buttonOf, spotsOf, tooltipOf } from './markup';
import { ownSide, type settings as schema, settings } from './settings';
import './hotspot.css';

/** The points come one after the other once they are in view; a style sheet may do more with the delays. */
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

/** Makes the points of a picture tell what they have to say. */
function Hotspots({ host, settings }: WidgetProps<typeof schema>): ReactNode {
  const spots = useLiveList(() => spotsOf(host));
  const [opened, setOpened] = useState<Element | null>(null);
  const side = useDeviceValue(settings.tooltip_position);
  const isStill = useReducesMotion();
  const { tooltip_trigger: trigger } = settings;
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
              isPressed={trigger === 'click'}
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

export default widget({ settings, component: Hotspots, isLeft: isDrivenByEditor });
