import { useLayoutEffect } from 'react';
import { pageJQuery } from '../../core/jquery/jquery';
import type { PublicSwiper } from '../../ui/carousels/swiper';

/** The object that scripts of the page get by `$(slider).data('sliderPro')`. */
function makeSliderPro(swiper: PublicSwiper) {
  const nothing = (): void => {};
  return {
    gotoSlide: (index: number): void => swiper.slideToLoop(index),
    nextSlide: (): void => swiper.slideNext(),
    previousSlide: (): void => swiper.slidePrev(),
    getSelectedSlide: (): number => swiper.activeIndex,
    getTotalSlides: (): number => swiper.slides.length,
    startAutoplay: swiper.autoplay.start,
    stopAutoplay: swiper.autoplay.stop,
    destroy: (): void => swiper.destroy(),
    update: nothing,
    resize: nothing,
    // Slider-pro uses both where it is started on a slider that has an object already, and then builds nothing.
    settings: {},
    _setProperties: nothing,
  };
}

/** Stands in for slider-pro on `slider`, once it moves: other scripts find its methods and get its events. */
export function useSliderPro(slider: HTMLElement, swiper: PublicSwiper | undefined): void {
  useLayoutEffect(() => {
    const $ = pageJQuery();
    if (!$ || !swiper) return undefined;
    let before = swiper.activeIndex;
    const tell = (type: string, more: Record<string, number> = {}): void =>
      void $(slider).triggerHandler(Object.assign($.Event(type), more));
    const places = (): Record<string, number> => ({ index: swiper.activeIndex, previousIndex: before });
    const onStart = (): void => tell('gotoSlide', places());
    const onEnd = (): void => {
      tell('gotoSlideComplete', places());
      before = swiper.activeIndex;
    };
    $(slider).data('sliderPro', makeSliderPro(swiper));
    tell('init');
    swiper.on('slideChangeTransitionStart', onStart).on('slideChangeTransitionEnd', onEnd);
    return () => {
      swiper.off('slideChangeTransitionStart', onStart).off('slideChangeTransitionEnd', onEnd);
      $(slider).removeData('sliderPro');
    };
  }, [slider, swiper]);
}
