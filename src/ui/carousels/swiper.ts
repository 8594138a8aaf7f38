import type { RefObject } from 'react';
import { sync } from '../../core/react/hooks';
import type { MovingCarousel } from './engine';
import { type CarouselOptions, clampIndex, effectOf, lastIndex, stepFrom } from './rules';

/** The class names of the legacy slider, on which style sheets rely; older ones call the root `swiper-container`. */
export function rootClasses(root: Element, options: CarouselOptions): Record<string, boolean | undefined> {
  const effect = effectOf(options);
  const isOld = root.classList.contains('swiper-container');
  const name = isOld ? 'swiper-container' : 'swiper';
  return {
    [isOld ? `${name}-initialized` : 'swiper-initialized']: true,
    [`${name}-${options.vertical ? 'vertical' : 'horizontal'}`]: true,
    [`${name}-fade`]: effect === 'fade' || undefined,
    [`${name}-coverflow`]: effect === 'coverflow' || undefined,
    [`${name}-cube`]: effect === 'cube' || undefined,
  };
}

type Latest = RefObject<MovingCarousel | null>;
type Listener = (...args: unknown[]) => void;

/** The methods of legacy sliders that add-ons call; numbers are those of the server's slides. */
export function makeSwiper(root: HTMLElement, latest: Latest) {
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
          reportError(error);
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
