import { type ReactNode, useCallback, useLayoutEffect, useMemo, useRef } from 'react';
import { listen } from '../../core/listen';
import { sync } from '../../core/sync';
import { isRtl } from '../../page/device';
import { Arrows } from './Arrows';
import { GALLERIES, neighbour } from './gallery';
import { Nav } from './Nav';
import { Slides } from './Slides';
import type { GallerySettings } from './settings';
import type { Touch } from './touch';
import { useEngine } from './useEngine';

interface SeveralProps {
  host: HTMLElement;
  slides: readonly HTMLElement[];
  index: number;
  settings: GallerySettings;
  touch: Touch;
  choose(index: number): void;
}

let rounds = 0;

/** What only a gallery of several images needs: one of them on show, what chooses another, and what moves. */
export function Several({ host, slides, index, settings, touch, choose }: SeveralProps): ReactNode {
  const { direction, controlNav, directionNav, animationLoop } = settings;
  const rtl = direction === 'auto' ? isRtl(host) : direction === 'rtl';
  const act = (): void => {
    touch.hasChosen = true;
  };
  const step = (by: number): void => choose(neighbour(index, by, slides.length, animationLoop) ?? index);
  const now = {
    ...{ slides, index, settings, rtl, choose, step, act },
    isAlone: () => document.querySelectorAll(GALLERIES).length === 1,
    hasActed: () => !!touch.hasChosen,
    goTo(to: unknown) {
      if (typeof to === 'number') choose(to);
      else if (to === 'next') step(1);
      else if (to === 'prev' || to === 'previous') step(-1);
    },
  };
  // What others call always meets the newest render.
  const latest = useRef(now);
  const read = useCallback(() => latest.current, []);
  useLayoutEffect(() => {
    latest.current = now;
  });
  useEngine(host, now, read);
  useLayoutEffect(
    () =>
      listen(host, 'storefront-widgets:flexslider', (event) =>
        sync(() => read().goTo((event as unknown as CustomEvent<unknown[]>).detail[0])),
      ),
    [host, read],
  );

  // Who replaces the slides may have taken the arrows away: new slides get new ones.
  // biome-ignore lint/correctness/useExhaustiveDependencies: one number for each set of slides
  const round = useMemo(() => ++rounds, [slides]);
  const onStep = (by: number): void => {
    act();
    step(by);
  };
  return (
    <>
      <Slides slides={slides} index={index} settings={settings} />
      {controlNav !== 'none' && (
        <Nav host={host} slides={slides} index={index} withThumbs={controlNav === 'thumbnails'} />
      )}
      {directionNav && <Arrows key={round} host={host} step={onStep} />}
    </>
  );
}
