import { type RefObject, useLayoutEffect } from 'react';
import { sync } from '../../core/sync';
import { emit } from '../../page/events';
import type { Movable } from './engine';
import { clampIndex, stepFrom } from './track';
import { undoLegacy } from './undoLegacy';

/** Ends legacy sliders on the host, and tells the page when ours runs, with what other scripts ask a slider for. */
export function useLegacy(host: HTMLElement, latest: RefObject<Movable | null>, isRunning: boolean): void {
  useLayoutEffect(() => {
    const goTo = (index: number | null | undefined): void => {
      const { current } = latest;
      if (current && index != null) sync(() => current.asked(clampIndex(index, current.track)));
    };
    const step = (by: 1 | -1): void => {
      const { current } = latest;
      if (current) goTo(stepFrom(current.index, by, current.track));
    };
    const swiper = {
      el: host,
      get slides() {
        return latest.current?.slides ?? [];
      },
      get activeIndex() {
        return latest.current?.index ?? 0;
      },
      get realIndex() {
        return latest.current?.index ?? 0;
      },
      slideNext: () => step(1),
      slidePrev: () => step(-1),
      slideTo: goTo,
      slideToLoop: goTo,
      update() {},
    };
    const release = undoLegacy(host, swiper);
    if (isRunning) emit(document, 'jet-woo-builder-swiper-initialized', swiper);
    return release;
  }, [host, latest, isRunning]);
}
