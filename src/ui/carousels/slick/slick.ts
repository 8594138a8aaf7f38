import { useLayoutEffect } from 'react';
import { pageJQuery } from '../../../core/jquery/jquery';
import type { PublicSwiper } from '../swiper';

/** The object that scripts of the page get as `slick`, and call by `$(slider).slick('slickNext')`. */
function makeSlick(slider: HTMLElement, swiper: PublicSwiper) {
  const step = (by: 1 | -1) => (): void => (by > 0 ? swiper.slideNext() : swiper.slidePrev());
  const goTo = (index: number): void => swiper.slideToLoop(index);
  const { start, stop } = swiper.autoplay;
  const now = (): number => swiper.activeIndex;
  const end = (): void => swiper.destroy();
  const nothing = (): void => {};
  return {
    $slider: slider,
    get currentSlide() {
      return now();
    },
    get slideCount() {
      return swiper.slides.length;
    },
    slickNext: step(1),
    next: step(1),
    slickPrev: step(-1),
    prev: step(-1),
    slickGoTo: goTo,
    goTo,
    slickPlay: start,
    play: start,
    slickPause: stop,
    pause: stop,
    slickCurrentSlide: now,
    getCurrent: now,
    setPosition: nothing,
    resize: nothing,
    refresh: nothing,
    slickSetOption: nothing,
    unslick: end,
    destroy: end,
  };
}

type Slick = ReturnType<typeof makeSlick>;

/** Triggers slick's events on the slider, by jQuery: `init`, `beforeChange`, `afterChange`. Returns a stop function. */
function tellChanges(slider: HTMLElement, swiper: PublicSwiper, slick: Slick): () => void {
  let at = swiper.activeIndex;
  const tell = (type: string, ...more: number[]): void => void pageJQuery()?.(slider).trigger(type, [slick, ...more]);
  const before = (): void => {
    tell('beforeChange', at, swiper.activeIndex);
    at = swiper.activeIndex;
  };
  const after = (): void => tell('afterChange', swiper.activeIndex);
  tell('init');
  swiper.on('slideChangeTransitionStart', before).on('slideChangeTransitionEnd', after);
  return () => void swiper.off('slideChangeTransitionStart', before).off('slideChangeTransitionEnd', after);
}

/** Stands in for slick on `slider` once there is a `swiper`: other scripts find slick's methods and get its events. */
export function useSlick(slider: HTMLElement | null, swiper: PublicSwiper | undefined): void {
  useLayoutEffect(() => {
    if (!slider || !swiper) return undefined;
    const slick = makeSlick(slider, swiper);
    Object.defineProperty(slider, 'slick', {
      configurable: true,
      get: () => slick,
      // A slick that is started later finds the slider initialised, and builds nothing.
      set() {},
    });
    const stop = tellChanges(slider, swiper, slick);
    return () => {
      stop();
      delete (slider as { slick?: unknown }).slick;
    };
  }, [slider, swiper]);
}
