import KeenSlider, { type KeenSliderInstance } from 'keen-slider';
import { isElement } from '../../../core/dom/nodes';
import { Binding } from '../../../core/react/binding';
import { isSwipe } from '../../drags/rules';
import { dragRow } from '../dragging';

/** The options of `createSlider`. */
export interface SliderOptions {
  /** Holds the slides, which are stacked and each as wide as the viewport. */
  viewport: HTMLElement;
  slides: readonly HTMLElement[];
  index: number;
  animation: 'slide' | 'fade';
  /** The duration of a move, in milliseconds; called before each move, because reduced motion may be switched on. */
  duration(): number;
  loop: boolean;
  rtl: boolean;
  /** Selector of parts in which no swipe starts, because a finger moves the part itself. */
  keeps: string;
  onSwipe(index: number): void;
}

/** A running slider. Its owner destroys it. */
export interface Slider {
  go(index: number): void;
  destroy(): void;
}

/** Shows one of several stacked server slides, and follows swipes. Changes only styles, which `destroy` restores. */
export function createSlider(options: SliderOptions): Slider {
  const { viewport, slides, animation, loop, rtl, keeps } = options;
  const bindings = slides.map((slide) => new Binding(slide));
  const draw = ({ track }: KeenSliderInstance): void =>
    bindings.forEach((binding, at) => {
      const { portion = 0, distance = 0 } = track.details?.slides[at] ?? {};
      const look =
        animation === 'fade' ? { opacity: String(portion) } : { transform: `translateX(${distance * 100}%)` };
      const moved = portion < 1 || distance !== 0 ? look : undefined;
      binding.set({ style: portion > 0 ? { visibility: 'visible', ...moved } : { visibility: 'hidden' } });
    });

  let target = options.index;
  // A function, because keen-slider does not recognise elements that Elementor's editor has created in its own window.
  const keen = new KeenSlider(() => [viewport], {
    selector: [...slides],
    slides: slides.length,
    initial: options.index,
    loop,
    rtl,
    drag: false,
    renderMode: 'custom',
    detailsChanged: draw,
  });
  let from = 0;
  const stopDrags = dragRow({
    keen,
    isMirrored: rtl,
    canStart: ({ target: pressed }) => !(isElement(pressed) && pressed.closest(keeps)),
    start() {
      const { track } = keen;
      from = track.distToIdx(track.idxToDist(target, false)) ?? track.details.abs;
    },
    end({ length, time, wasCancelled }) {
      if (wasCancelled || !isSwipe(length, time, keen.size)) return from;
      const { minIdx, maxIdx } = keen.track.details;
      const to = Math.min(Math.max(from + (length < 0 === rtl ? -1 : 1), minIdx), maxIdx);
      target = keen.track.absToRel(to);
      if (to !== from) options.onSwipe(target);
      return to;
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
      stopDrags();
      keen.animator.stop();
      keen.destroy();
      for (const binding of bindings) binding.end();
    },
  };
}
