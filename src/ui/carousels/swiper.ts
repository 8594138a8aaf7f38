import { type RefObject, useLayoutEffect, useMemo, useRef } from 'react';
import { withJQuery } from '../../core/jquery/jquery';
import { reportThrown } from '../../core/problems';
import { sync } from '../../core/react/hooks';
import { overrideAgain } from '../../core/react/overrides';
import type { Movement } from './engine';
import { type ClassNames, isInSlide } from './markup';
import { type CarouselOptions, clampIndex, effectOf, lastIndex, stepFrom } from './rules';

/**
 * Stands in for Swiper, the slider that Elementor and its add-ons use: its class names, and an object with the methods
 * that other scripts call. The object has no state: it reads the carousel's state and asks the carousel for changes.
 */

/**
 * Swiper's class names of the root, on which style sheets rely; older versions call it `swiper-container`. The classes of
 * the directions are set before the engine runs, because they place the bullets and the arrows.
 */
export function rootClasses(
  root: Element,
  options: CarouselOptions,
  rtl: boolean,
  isRunning: boolean,
): Record<string, boolean | undefined> {
  const effect = isRunning && effectOf(options);
  const isOld = root.classList.contains('swiper-container');
  const name = isOld ? 'swiper-container' : 'swiper';
  return {
    [isOld ? `${name}-initialized` : 'swiper-initialized']: isRunning || undefined,
    [`${name}-${options.vertical ? 'vertical' : 'horizontal'}`]: true,
    [`${name}-rtl`]: rtl || undefined,
    [`${name}-fade`]: effect === 'fade' || undefined,
    [`${name}-coverflow`]: effect === 'coverflow' || undefined,
    [`${name}-cube`]: effect === 'cube' || undefined,
  };
}

/** Swiper's class names. */
export const SWIPER: ClassNames = {
  root: rootClasses,
  current: 'swiper-slide-active',
  before: 'swiper-slide-prev',
  after: 'swiper-slide-next',
  shown: 'swiper-slide-visible',
  disabled: 'swiper-button-disabled',
};

/** A carousel that moves, as scripts of the page see it. */
export interface Source extends Movement {
  /** Does autoplay wait? */
  isHeld(): boolean;
  goTo(index: number): void;
  /** Starts or stops autoplay. */
  play(isOn: boolean): void;
  /** Ends the carousel: its slides stand as the server sent them. */
  end(): void;
}

type Latest = RefObject<Source | null>;
type Listener = (...args: unknown[]) => void;

/** Makes the object that stands in for Swiper. Indexes count the server's slides, because none is duplicated. */
function makeSwiper(root: HTMLElement, latest: Latest) {
  const listeners = new Map<string, Set<Listener>>();
  const goTo = (index: number | null | undefined): void => {
    const { current } = latest;
    if (current && index != null) sync(() => current.goTo(clampIndex(Number(index) || 0, current.track)));
  };
  const step = (by: 1 | -1): void => {
    const { current } = latest;
    if (current) goTo(stepFrom(current.index, by, current.track));
  };
  const switchAutoplay = (isOn: boolean): void => void sync(() => latest.current?.play(isOn));
  const names = (types: string): string[] => types.split(' ').filter(Boolean);
  return {
    el: root,
    get wrapperEl() {
      return latest.current?.row;
    },
    get slides() {
      return latest.current?.slides ?? [];
    },
    get activeIndex() {
      return latest.current?.index ?? 0;
    },
    get realIndex() {
      return latest.current?.index ?? 0;
    },
    get isBeginning() {
      return (latest.current?.index ?? 0) === 0;
    },
    get isEnd() {
      const { current } = latest;
      return !current || current.index >= lastIndex(current.track);
    },
    get params() {
      const { options, track } = latest.current ?? {};
      return {
        slidesPerView: track?.perView,
        slidesPerGroup: track?.group,
        spaceBetween: options?.space,
        loop: track?.loop,
        speed: options?.speed,
        effect: options?.effect,
        direction: options?.vertical ? 'vertical' : 'horizontal',
        autoplay: options?.autoplay ? { delay: options.delay } : false,
      };
    },
    autoplay: {
      get running() {
        return !!latest.current?.options.autoplay && !latest.current.isHeld();
      },
      start: () => switchAutoplay(true),
      stop: () => switchAutoplay(false),
    },
    slideNext: () => step(1),
    slidePrev: () => step(-1),
    slideTo: goTo,
    slideToLoop: goTo,
    update() {},
    on(types: string, listener: Listener) {
      for (const type of names(types)) listeners.set(type, (listeners.get(type) ?? new Set()).add(listener));
      return this;
    },
    off(types: string, listener?: Listener) {
      for (const type of names(types)) {
        if (listener) listeners.get(type)?.delete(listener);
        else listeners.delete(type);
      }
      return this;
    },
    emit(type: string) {
      for (const listener of listeners.get(type) ?? []) {
        try {
          listener.call(this, this);
        } catch (error) {
          reportThrown(error);
        }
      }
      return this;
    },
    destroy() {
      this.emit('destroy');
      sync(() => latest.current?.end());
    },
  };
}

/** The object that scripts of the page get as `swiper`. */
export type PublicSwiper = ReturnType<typeof makeSwiper>;

interface LegacySwiper {
  destroy?(deleteInstance: boolean, cleanStyles: boolean): void;
}

const LEFTOVERS = '.swiper-slide-duplicate, .swiper-notification, .swiper-pagination-bullet';

/** Ends a Swiper that another script has started, and removes what it leaves behind. */
function undoSwiper(host: Element, swiper: LegacySwiper | undefined): void {
  if (!swiper?.destroy) return;
  try {
    swiper.destroy(true, true);
  } catch {
    // Ignored, because a half-started Swiper or an unknown version may throw.
  }
  // Swiper has removed whole `style` attributes, with our overrides in them.
  overrideAgain(host);
  const leftovers = [...host.querySelectorAll(LEFTOVERS)].filter(
    (node) => !isInSlide(host, node) && !node.closest('[data-carousel-dots]'),
  );
  for (const node of leftovers) node.remove();
  for (const slide of host.querySelectorAll('.swiper-slide')) {
    if (isInSlide(host, slide)) continue;
    for (const name of ['aria-hidden', 'inert', 'role', 'aria-label']) slide.removeAttribute(name);
  }
}

/** Ends the Swiper on `root`, and each later one; scripts that read `swiper` get `ours`. Returns an undo function. */
function replaceSwiper(root: HTMLElement, ours: object): () => void {
  const element = root as HTMLElement & { swiper?: LegacySwiper };
  undoSwiper(root, element.swiper);
  Object.defineProperty(element, 'swiper', {
    configurable: true,
    get: () => ours,
    // Delayed, because a Swiper sets itself before it has started, and could not be destroyed yet.
    set: (swiper: LegacySwiper) => window.setTimeout(() => undoSwiper(root, swiper)),
  });
  const stop = withJQuery(($) => void $(root).data('swiper', ours));
  return () => {
    stop();
    delete element.swiper;
    withJQuery(($) => void $(root).removeData('swiper'))();
  };
}

/** Replaces Swiper on `root` by an object with its methods; `source` is null while nothing moves. */
export function useSwiper(root: HTMLElement | null, source: Source | null): PublicSwiper | undefined {
  const latest = useRef(source);
  useLayoutEffect(() => {
    latest.current = source;
  });
  const swiper = useMemo(() => (root ? makeSwiper(root, latest) : undefined), [root]);
  useLayoutEffect(() => (root && swiper ? replaceSwiper(root, swiper) : undefined), [root, swiper]);
  return swiper;
}

/** Notifies the listeners of `swiper` of each change. */
export function useSwiperEvents(
  swiper: PublicSwiper | undefined,
  index: number,
  isSettled: boolean,
  plays: boolean,
): void {
  const told = useRef({ index, isSettled, plays });
  useLayoutEffect(() => {
    const { current: before } = told;
    told.current = { index, isSettled, plays };
    if (before.index !== index) swiper?.emit('slideChange').emit('slideChangeTransitionStart');
    if (isSettled && (!before.isSettled || before.index !== index)) swiper?.emit('slideChangeTransitionEnd');
    if (before.plays !== plays) swiper?.emit(plays ? 'autoplayStart' : 'autoplayStop');
  }, [swiper, index, isSettled, plays]);
}
