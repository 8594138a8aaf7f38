import KeenSlider, { type KeenSliderInstance } from 'keen-slider';
import { Binding } from '../../core/react/binding';

/** The options of `createCarousel`. */
export interface CarouselOptions {
  viewport: HTMLElement;
  slides: readonly HTMLElement[];
  index: number;
  /** Slides in view; may be a fraction. */
  perView: number;
  /** Between two slides, in pixels; must match the style sheet's layout. */
  space: number;
  loop: boolean;
  rtl: boolean;
  vertical: boolean;
  centered: boolean;
  /** Swipes keep their momentum. */
  free: boolean;
  fade: boolean;
  mouse: boolean;
  /** In milliseconds, per move. */
  duration(): number;
  onSwipe(index: number): void;
}

/** A running carousel. */
export interface Carousel {
  go(index: number): void;
  destroy(): void;
}

/** Moves server-rendered slides in a row, with swipes; overrides transform and opacity until `destroy`. */
export function createCarousel(options: CarouselOptions): Carousel {
  const { viewport, slides, perView, space, rtl, vertical, fade, centered } = options;
  const bindings = slides.map((slide) => new Binding(slide));
  const draw = ({ track, size: length }: KeenSliderInstance): void => {
    const step = (1 + space / length) / perView;
    bindings.forEach((binding, at) => {
      const { distance = 0, portion = 0, size = 0 } = track.details?.slides[at] ?? {};
      const isMirrored = rtl && !vertical;
      const natural = isMirrored ? 1 - size - at * step : at * step;
      const offset = ((fade ? (isMirrored ? 1 - size : 0) : distance) - natural) * length;
      const moved = Math.abs(offset) >= 0.5 ? `translate${vertical ? 'Y' : 'X'}(${offset.toFixed(1)}px)` : undefined;
      binding.set({ style: { transform: moved, opacity: fade ? String(portion) : undefined } });
    });
  };

  let target = options.index;
  let isMouse = false;
  const onPointerDown = ({ pointerType }: PointerEvent): void => {
    isMouse = pointerType === 'mouse';
  };
  viewport.addEventListener('pointerdown', onPointerDown, true);
  const onSwiped = (index: number): void => {
    if (index === target) return;
    target = index;
    options.onSwipe(index);
  };
  const keen = new KeenSlider(viewport, {
    selector: [...slides],
    slides: { number: slides.length, perView, spacing: space, origin: centered ? 'center' : 'auto' },
    initial: options.index,
    loop: options.loop,
    mode: options.free ? 'free-snap' : 'snap',
    rtl: rtl && !vertical,
    vertical,
    renderMode: 'custom',
    detailsChanged: draw,
    dragSpeed: (length: number) => (isMouse && !options.mouse ? 0 : length),
    dragEnded({ track, animator }) {
      onSwiped(track.absToRel(animator.targetIdx ?? track.details.abs));
    },
  });
  // A tab or a menu that opens or closes changes the width without a resize event.
  const observer = new ResizeObserver(() => keen.update());
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
      viewport.removeEventListener('pointerdown', onPointerDown, true);
      keen.animator.stop();
      keen.destroy();
      for (const binding of bindings) binding.end();
    },
  };
}
