import KeenSlider, { type KeenSliderInstance } from 'keen-slider';
import { Binding } from '../../../core/react/binding';

/** The options of `createSlider`. */
export interface SliderOptions {
  /** Holds the slides, which are stacked and each as wide as the viewport. */
  viewport: HTMLElement;
  slides: readonly HTMLElement[];
  index: number;
  animation: 'slide' | 'fade';
  /** Of a move, in milliseconds; called before each one, because the visitor may switch to reduced motion. */
  duration(): number;
  loop: boolean;
  rtl: boolean;
  onSwipe(index: number): void;
}

/** A running slider. Its owner destroys it. */
export interface Slider {
  go(index: number): void;
  destroy(): void;
}

/** The least length of a quick swipe, in pixels; a slow one has to cover half the width. */
const SWIPE_LENGTH = 50;
/** The longest time of a quick swipe, in milliseconds. */
const SWIPE_TIME = 550;

/** Does a swipe of `length` pixels in `time` milliseconds change the slide at `width` pixels? */
export const isSwipe = (length: number, time: number, width: number): boolean =>
  Math.abs(length) > width / 2 || (Math.abs(length) > SWIPE_LENGTH && time <= SWIPE_TIME);

/** Shows one of several stacked slides of the server, with swipes. Changes nothing but styles, until `destroy`. */
export function createSlider(options: SliderOptions): Slider {
  const { viewport, slides, animation, loop, rtl } = options;
  const bindings = slides.map((slide) => new Binding(slide));
  const draw = ({ track }: KeenSliderInstance): void =>
    bindings.forEach((binding, at) => {
      const { portion = 0, distance = 0 } = track.details?.slides[at] ?? {};
      const look =
        animation === 'fade' ? { opacity: String(portion) } : { transform: `translateX(${distance * 100}%)` };
      const moved = portion < 1 || distance !== 0 ? look : undefined;
      binding.set({ style: portion > 0 ? { visibility: 'visible', ...moved } : { visibility: 'hidden' } });
    });

  let from = { position: 0, index: options.index, time: 0 };
  let target = options.index;
  // By a function, because keen-slider takes no element itself that Elementor's editor has created in its own window.
  const keen = new KeenSlider(() => [viewport], {
    selector: [...slides],
    slides: slides.length,
    initial: options.index,
    loop,
    rtl,
    renderMode: 'custom',
    detailsChanged: draw,
    dragStarted({ track }) {
      from = { position: track.details.position, index: track.details.rel, time: performance.now() };
    },
    dragEnded(slider) {
      const { track, size } = slider;
      const length = (track.details.position - from.position) * size;
      if (length === 0) return;
      if (!isSwipe(length, performance.now() - from.time, size)) {
        slider.moveToIdx(from.index, false, { duration: options.duration() });
        return;
      }
      const { targetIdx } = slider.animator;
      target = track.absToRel(targetIdx ?? track.details.abs);
      if (target !== from.index) options.onSwipe(target);
    },
  });
  // Swipes are measured by the width, which is 0 while the slider is hidden.
  let width = viewport.clientWidth;
  const observer = new ResizeObserver(() => {
    if (viewport.clientWidth === width) return;
    width = viewport.clientWidth;
    keen.update(undefined, target);
  });
  observer.observe(viewport);
  return {
    go(index) {
      if (index === target) return;
      target = index;
      const duration = options.duration();
      if (duration > 0) {
        keen.moveToIdx(index, false, { duration });
        return;
      }
      keen.animator.stop();
      keen.track.to(keen.track.details.position + keen.track.idxToDist(index, false));
    },
    destroy() {
      observer.disconnect();
      keen.animator.stop();
      keen.destroy();
      for (const binding of bindings) binding.end();
    },
  };
}
