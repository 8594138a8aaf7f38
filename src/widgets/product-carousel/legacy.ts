import { type RefObject, useLayoutEffect } from 'react';
import { sync } from '../../core/react/sync';
import { emit } from '../../page/base/events';
import type { MovingCarousel } from './engine';
import { isInSlide } from './markup';
import { clampIndex, stepFrom } from './rules';

interface LegacySwiper {
  destroy?(deleteInstance: boolean, cleanStyles: boolean): void;
}

const LEFTOVERS = '.swiper-slide-duplicate, .swiper-notification, .swiper-pagination-bullet';

function undoSwiper(host: Element, swiper: LegacySwiper | undefined): void {
  if (!swiper?.destroy) return;
  try {
    swiper.destroy(true, true);
  } catch {
    // Ignored, because a half-started slider or one of an unknown version may throw.
  }
  const leftovers = [...host.querySelectorAll(LEFTOVERS)].filter(
    (node) => !isInSlide(host, node) && !node.closest('[data-carousel-dots]'),
  );
  for (const node of leftovers) node.remove();
  for (const slide of host.querySelectorAll('.swiper-slide')) {
    if (isInSlide(host, slide)) continue;
    for (const name of ['aria-hidden', 'inert', 'role', 'aria-label']) slide.removeAttribute(name);
  }
}

/** Ends legacy sliders, also later ones; scripts that read `swiper` get `ours`. Returns what undoes it. */
function replaceSwiper(host: HTMLElement, ours: unknown): () => void {
  const element = host as HTMLElement & { swiper?: LegacySwiper };
  undoSwiper(host, element.swiper);
  Object.defineProperty(element, 'swiper', {
    configurable: true,
    get: () => ours,
    // Delayed, because it must have started before it can be ended.
    set: (swiper: LegacySwiper) => window.setTimeout(() => undoSwiper(host, swiper)),
  });
  return () => {
    delete element.swiper;
  };
}

/** Replaces legacy sliders by an object with their methods, and emits it when the carousel runs. */
export function useLegacy(host: HTMLElement, latest: RefObject<MovingCarousel | null>, isRunning: boolean): void {
  useLayoutEffect(() => {
    const goTo = (index: number | null | undefined): void => {
      const { current } = latest;
      if (current && index != null) sync(() => current.goTo(clampIndex(index, current.track)));
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
    const release = replaceSwiper(host, swiper);
    if (isRunning) emit(document, 'jet-woo-builder-swiper-initialized', swiper);
    return release;
  }, [host, latest, isRunning]);
}
