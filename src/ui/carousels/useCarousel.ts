import { useLayoutEffect, useRef, useState } from 'react';
import { sync } from '../../core/react/hooks';
import { announce } from '../../page/base/announce';
import { isRtl } from '../../page/base/device';
import { fillText } from '../../page/base/textsOf';
import { useReducesMotion } from '../../page/motion/useMedia';
import { useOnScreen } from '../../page/motion/useSeen';
import type { Row } from './markup';
import type { CarouselTexts } from './phrases';
import { type CarouselOptions, canMove, clampIndex, isInView, stepFrom, type Track, trackOf } from './rules';
import { moveWithFocus } from './Slides';
import { useSlideSizes } from './sizes';
import { type PublicSwiper, useSwiper, useSwiperEvents } from './swiper';
import { useEngine } from './useEngine';

/**
 * The state of a carousel. It owns the position: the index is React state, and everything else follows it or asks for a
 * change.
 *
 *   arrows, bullets, keys, focus ─┐                         ┌→ classes, `inert`, bullets, arrows (Carousel.tsx)
 *   swipes, autoplay (engine.ts) ─┼→ show, next → the index ┼→ engine.follow → keen-slider → styles of the slides
 *   scripts, by `swiper` ─────────┘                         └→ events of `swiper`
 *
 * | who asks                                   | by             | announced       | ends autoplay             |
 * | ------------------------------------------ | -------------- | --------------- | ------------------------- |
 * | the visitor: controls, keys, swipes, focus | `goTo`, `step` | yes             | with `stopsOnInteraction` |
 * | a script of the page                       | `show`         | unless it plays | no                        |
 * | autoplay                                   | `next`         | no              | no                        |
 *
 * There are three more states: `settled` is the last index that the row has reached; `isPaused` is set by the visitor
 * or a script; `hasEnded` is set for good by `swiper.destroy()`.
 */

/** The state that the parts around a carousel get. */
export interface CarouselState {
  index: number;
  track: Track;
  /** Has the row reached `index`? */
  isSettled: boolean;
  /** Are there more slides than columns? The engine may still be missing. */
  moves: boolean;
  /** Does it move, and has the engine loaded? */
  isRunning: boolean;
  /** Moves to an index because the visitor wants it. */
  goTo(index: number): void;
}

interface CarouselModel extends CarouselState {
  isReady: boolean;
  rtl: boolean;
  /** Does autoplay run? Null: the carousel has none. */
  plays: boolean | null;
  /** Moves by one step because the visitor wants it; does nothing at an end. */
  step(by: 1 | -1): void;
  play(isOn: boolean): void;
}

interface Work extends Row {
  host: HTMLElement;
  options: CarouselOptions;
  texts: CarouselTexts;
  /** Called when the carousel begins to move. */
  onStart?(swiper: PublicSwiper): void;
}

/** Keeps the state of a carousel; returns it with the functions that change it. */
export function useCarousel({ host, root, row, slides, options, texts, onStart }: Work): CarouselModel {
  const [chosen, setChosen] = useState(0);
  const [settled, setSettled] = useState(0);
  const [isPaused, setPaused] = useState(false);
  const [hasEnded, setEnded] = useState(false);
  const isStill = useReducesMotion();
  const isSeen = useOnScreen(host);

  const track = trackOf(options, slides.length, useSlideSizes(row, slides, options.space, options.natural));
  const moves = canMove(track, options) && !hasEnded;
  const index = clampIndex(chosen, track);
  const rtl = isRtl(row ?? host);
  const canPlay = options.autoplay && !isStill;
  const plays = canPlay && !isPaused;
  const isHeld = (): boolean => !plays || !isSeen;

  const show = (to: number, says = !plays): void => {
    if (to === index) return;
    moveWithFocus(
      slides,
      () => sync(() => setChosen(to)),
      (at) => isInView(at, to, track),
    );
    if (says) announce(fillText(texts.slideText, { n: to + 1, total: slides.length }, slides.length));
  };
  const goTo = (to: number): void => {
    if (options.stopsOnInteraction) setPaused(true);
    show(to, true);
  };
  const step = (by: 1 | -1): void => {
    const to = stepFrom(index, by, track);
    if (to !== null) goTo(to);
  };
  const play = (isOn: boolean): void => setPaused(!isOn);

  const movement = row && moves ? { host, row, slides, index, track, options, rtl } : null;
  const isReady = useEngine(movement, {
    onSwipe: goTo,
    next: () => setChosen(stepFrom(index, 1, track) ?? 0),
    isHeld,
    onSettled: () => setSettled(index),
  });
  const isRunning = moves && isReady;
  const isSettled = !isRunning || index === settled;

  const swiper = useSwiper(
    hasEnded ? null : root,
    movement && { ...movement, isHeld, goTo: (to) => show(to), play, end: () => setEnded(true) },
  );
  const start = useRef(onStart);
  useLayoutEffect(() => {
    if (isRunning && swiper) start.current?.(swiper);
  }, [isRunning, swiper]);
  useSwiperEvents(swiper, index, isSettled, plays);

  return { index, track, isSettled, isRunning, moves, isReady, rtl, plays: canPlay ? plays : null, goTo, step, play };
}
