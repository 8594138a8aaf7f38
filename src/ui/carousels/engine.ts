import KeenSlider, { type KeenSliderInstance } from 'keen-slider';
import { Binding } from '../../core/react/binding';
import { sync } from '../../core/react/hooks';
import { reducesMotion } from '../../page/base/device';
import { dragRow } from './dragging';
import { startEffect } from './effects';
import { type CarouselOptions, effectOf, isStacked, restOf, startsOf, type Track } from './rules';
import { startAutoplay } from './slider/autoplay';

/**
 * Moves a row on the screen, by keen-slider and autoplay; loaded only where something moves.
 *
 * The engine does not own the position. The index is React state (`useCarousel.ts`) and comes down through `follow`.
 * Swipes and autoplay go up as requests, and come back as the next `follow`. The engine itself knows only its `target`,
 * the index at which the row stands or will stop, and whether it `isFollowing`, i.e. animates towards the target:
 *
 * | event                               | target            | isFollowing | effect                                  |
 * | ----------------------------------- | ----------------- | ----------- | --------------------------------------- |
 * | `follow`, another index             | that index        | yes         | animates, or jumps under reduced motion |
 * | `follow`, the target                | same              | same        | none: a swipe has come back             |
 * | a drag begins                       | same              | no          | the row moves with the pointer          |
 * | a drag ends                         | where it stops    | no          | `onSwipe` if the target has changed     |
 * | an animation ends                   | same              | no          | `onSettled`                             |
 * | the size changes while it follows   | same              | no          | jumps to the target, `onSettled`        |
 */

/** A row that moves. All but `index` is fixed while an engine runs. */
export interface Movement {
  host: HTMLElement;
  row: HTMLElement;
  slides: readonly HTMLElement[];
  index: number;
  track: Track;
  options: CarouselOptions;
  rtl: boolean;
}

/** The requests of the engine to the owner of the index. */
export interface Requests {
  /** The visitor has swiped: the row is on its way to `index`. */
  onSwipe(index: number): void;
  /** Autoplay wants the next slide. */
  next(): void;
  /** Must autoplay wait? */
  isHeld(): boolean;
  /** The row has stopped at its target. */
  onSettled(): void;
}

/** A running engine. Its owner stops it. */
export interface Engine {
  follow(index: number): void;
  stop(): void;
}

/** Moves the slides of a row by styles, until `stop`; `requests` is called again for each request. */
function moveRow(movement: Movement, requests: () => Requests): Engine {
  const { row, slides, track: place, options, rtl } = movement;
  const { space, vertical } = options;
  const { perView, natural } = place;
  const effect = effectOf(options);
  const isMirrored = rtl && !vertical;
  const bindings = slides.map((slide) => new Binding(slide));
  const looks = startEffect(effect, row, slides);
  const starts = natural && startsOf(natural);

  const draw = ({ track, size: length }: KeenSliderInstance): void => {
    // In a closed tab, nothing has a size.
    if (!length) return;
    const step = (1 + space / length) / perView;
    bindings.forEach((binding, at) => {
      const { distance = 0, portion = 0, size = 0 } = track.details?.slides[at] ?? {};
      const start = starts?.[at] ?? at * step;
      const standing = isMirrored ? 1 - size - start : start;
      const offset = ((isStacked(effect) ? (isMirrored ? 1 - size : 0) : distance) - standing) * length;
      const moved = Math.abs(offset) >= 0.5 ? `translate${vertical ? 'Y' : 'X'}(${offset.toFixed(1)}px)` : undefined;
      const away = (distance + size / 2 - 0.5) / step;
      const { transform, style } = looks.look(at, { away, portion, length });
      binding.set({ style: { transform: [moved, transform].filter(Boolean).join(' ') || undefined, ...style } });
    });
  };

  let target = movement.index;
  let isFollowing = false;

  // A function, because keen-slider does not recognise elements that Elementor's editor has created in its own window.
  const keen = new KeenSlider(() => [row], {
    selector: [...slides],
    slides: {
      number: slides.length,
      perView: natural ? 'auto' : perView,
      spacing: space,
      origin: place.centered ? 'center' : 'auto',
    },
    initial: movement.index,
    loop: place.loop,
    rtl: isMirrored,
    vertical,
    drag: false,
    renderMode: 'custom',
    detailsChanged: draw,
    animationEnded() {
      isFollowing = false;
      requests().onSettled();
    },
    // After an update, keen-slider stands where the animation began.
    updated: () => isFollowing && jump(),
  });
  const stopDrags = dragRow({
    keen,
    isVertical: vertical,
    isMirrored,
    canStart: ({ pointerType }) => options.swipes !== false && (options.mouse || pointerType !== 'mouse'),
    start() {
      isFollowing = false;
    },
    end({ speed }) {
      const { track, size } = keen;
      const rest = restOf((isMirrored ? speed : -speed) / size, options.free);
      const { minIdx, maxIdx } = track.details;
      const near = track.distToIdx(rest.distance) ?? (rest.distance < 0 ? minIdx : maxIdx);
      // The next index in the direction of the swipe, however short it was.
      const isReached = !rest.step || Math.sign(track.idxToDist(near, true) ?? 0) === rest.step;
      const to = Math.min(Math.max(isReached ? near : near + rest.step, minIdx), maxIdx);
      const index = track.absToRel(to);
      if (index !== target) {
        target = index;
        sync(() => requests().onSwipe(index));
      }
      return to;
    },
  });
  const jump = (): void => {
    isFollowing = false;
    keen.animator.stop();
    keen.track.to(keen.track.details.position + keen.track.idxToDist(target, false));
    requests().onSettled();
  };
  // A tab or a menu that opens changes the width without a resize event.
  const observer = new ResizeObserver(() => keen.update());
  observer.observe(row);
  return {
    follow(index) {
      if (index === target) return;
      target = index;
      if (reducesMotion() || options.speed <= 0) {
        jump();
        return;
      }
      keen.moveToIdx(index, false, { duration: options.speed });
      isFollowing = true;
    },
    stop() {
      observer.disconnect();
      stopDrags();
      keen.animator.stop();
      keen.destroy();
      for (const binding of bindings) binding.end();
      looks.end();
    },
  };
}

/** Starts swipes, and autoplay where the options ask for it. */
export function startEngine(movement: Movement, requests: () => Requests): Engine {
  const { host, options } = movement;
  const engine = moveRow(movement, requests);
  if (!options.autoplay) return engine;
  const autoplay = startAutoplay({
    host,
    speed: options.delay,
    pausesOnHover: options.pausesOnHover,
    // The button that starts autoplay keeps the focus.
    focus: ':focus-visible:not(.storefront-play > button)',
    isHeld: () => requests().isHeld(),
    next: () => sync(() => requests().next()),
  });
  return {
    follow(index) {
      engine.follow(index);
      autoplay.restart(options.speed);
    },
    stop() {
      autoplay.stop();
      engine.stop();
    },
  };
}
