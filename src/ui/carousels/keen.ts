import KeenSlider, { type KeenSliderInstance } from 'keen-slider';
import { Binding } from '../../core/react/binding';
import { startEffect } from './effects';
import { type Natural, startsOf } from './natural';
import { type EFFECTS, isStacked } from './rules';

/** The options of `createCarousel`. */
export interface KeenOptions {
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
  /** Given where slides have widths of their own. */
  natural?: Natural;
  /** Swipes keep their momentum. */
  free: boolean;
  effect: (typeof EFFECTS)[number];
  mouse: boolean;
  /** In milliseconds, per move. */
  duration(): number;
  onSwipe(index: number): void;
  /** A move has ended. */
  onSettled?(): void;
}

/** A running carousel. */
export interface Carousel {
  go(index: number): void;
  destroy(): void;
}

/** Moves server-rendered slides in a row, with swipes; overrides their place and look until `destroy`. */
export function createCarousel(options: KeenOptions): Carousel {
  const { viewport, slides, perView, space, rtl, vertical, effect, centered, natural } = options;
  const bindings = slides.map((slide) => new Binding(slide));
  const running = startEffect(effect, viewport, slides);
  const starts = natural && startsOf(natural);
  const draw = ({ track, size: length }: KeenSliderInstance): void => {
    // Nothing has a size in a closed tab.
    if (!length) return;
    const step = (1 + space / length) / perView;
    const isMirrored = rtl && !vertical;
    bindings.forEach((binding, at) => {
      const { distance = 0, portion = 0, size = 0 } = track.details?.slides[at] ?? {};
      const start = starts?.[at] ?? at * step;
      const standing = isMirrored ? 1 - size - start : start;
      const offset = ((isStacked(effect) ? (isMirrored ? 1 - size : 0) : distance) - standing) * length;
      const moved = Math.abs(offset) >= 0.5 ? `translate${vertical ? 'Y' : 'X'}(${offset.toFixed(1)}px)` : undefined;
      const away = (distance + size / 2 - 0.5) / step;
      const { transform, style } = running.look(at, { away, portion, length });
      binding.set({ style: { transform: [moved, transform].filter(Boolean).join(' ') || undefined, ...style } });
    });
  };

  let target = options.index;
  /** Is the row on its way to `target`? */
  let isMoving = false;
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
    slides: {
      number: slides.length,
      perView: natural ? 'auto' : perView,
      spacing: space,
      origin: centered ? 'center' : 'auto',
    },
    initial: options.index,
    loop: options.loop,
    mode: options.free ? 'free-snap' : 'snap',
    rtl: rtl && !vertical,
    vertical,
    renderMode: 'custom',
    detailsChanged: draw,
    animationEnded() {
      isMoving = false;
      options.onSettled?.();
    },
    dragStarted() {
      isMoving = false;
    },
    // Measured anew, at the window's resize, too, the row stands where its move began.
    updated: () => isMoving && land(),
    dragSpeed: (length: number) => (isMouse && !options.mouse ? 0 : length),
    dragEnded({ track, animator }) {
      onSwiped(track.absToRel(animator.targetIdx ?? track.details.abs));
    },
  });
  const land = (): void => {
    isMoving = false;
    keen.animator.stop();
    keen.track.to(keen.track.details.position + keen.track.idxToDist(target, false));
    options.onSettled?.();
  };
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
        isMoving = true;
        return;
      }
      land();
    },
    destroy() {
      observer.disconnect();
      viewport.removeEventListener('pointerdown', onPointerDown, true);
      keen.animator.stop();
      keen.destroy();
      for (const binding of bindings) binding.end();
      running.end();
    },
  };
}
