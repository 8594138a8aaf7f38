import { type RefObject, useLayoutEffect, useMemo, useRef } from 'react';
import { withJQuery } from '../../core/jquery/jquery';
import type { MovingCarousel } from './engine';
import { isInSlide } from './markup';
import { makeSwiper, type PublicSwiper } from './swiper';

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

/** Ends legacy sliders, also later ones; scripts that read `swiper` get `ours`. Returns a function that undoes it. */
function replaceSwiper(root: HTMLElement, ours: object): () => void {
  const element = root as HTMLElement & { swiper?: LegacySwiper };
  undoSwiper(root, element.swiper);
  Object.defineProperty(element, 'swiper', {
    configurable: true,
    get: () => ours,
    // Delayed, because it must have started before it can be ended.
    set: (swiper: LegacySwiper) => window.setTimeout(() => undoSwiper(root, swiper)),
  });
  const stop = withJQuery(($) => void $(root).data('swiper', ours));
  return () => {
    stop();
    delete element.swiper;
    withJQuery(($) => void $(root).removeData('swiper'))();
  };
}

/** Replaces legacy sliders on `root` by an object with their methods. */
export function useSwiper(
  root: HTMLElement | null,
  latest: RefObject<MovingCarousel | null>,
): PublicSwiper | undefined {
  const swiper = useMemo(() => (root ? makeSwiper(root, latest) : undefined), [root, latest]);
  useLayoutEffect(() => (root && swiper ? replaceSwiper(root, swiper) : undefined), [root, swiper]);
  return swiper;
}

/** Notifies listeners of `swiper` of changes. */
export function useTold(swiper: PublicSwiper | undefined, index: number, isSettled: boolean, plays: boolean): void {
  const told = useRef({ index, isSettled, plays });
  useLayoutEffect(() => {
    const { current: before } = told;
    told.current = { index, isSettled, plays };
    if (before.index !== index) swiper?.emit('slideChange').emit('slideChangeTransitionStart');
    if (isSettled && (!before.isSettled || before.index !== index)) swiper?.emit('slideChangeTransitionEnd');
    if (before.plays !== plays) swiper?.emit(plays ? 'autoplayStart' : 'autoplayStop');
  }, [swiper, index, isSettled, plays]);
}
