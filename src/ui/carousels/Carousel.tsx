import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import type { PageEvent } from '../../core/jquery/listen';
import { BindAll, type BindItem } from '../../core/react/Bind';
import { sync } from '../../core/react/hooks';
import { announce } from '../../page/base/announce';
import { isRtl } from '../../page/base/device';
import { fillText } from '../../page/base/textsOf';
import { useReducesMotion } from '../../page/motion/useMedia';
import { useOnScreen } from '../../page/motion/useSeen';
import { Controls } from './Controls';
import type { MovingCarousel } from './engine';
import { stepOfKey } from './keys';
import { type Finder, partOf, type Row, removeCopied } from './markup';
import type { CarouselTexts } from './phrases';
import { type CarouselOptions, canMove, clampIndex, isBehind, isInView, stepFrom, type Track, trackOf } from './rules';
import { moveWithFocus, Slides, useRowHeight } from './Slides';
import { type PublicSwiper, rootClasses } from './swiper';
import { useEngine } from './useEngine';
import { useNatural } from './useNatural';
import { useSwiper, useTold } from './useSwiper';
import './carousel.css';

/** A carousel's state, for the parts around it. */
export interface CarouselState {
  index: number;
  track: Track;
  /** Has the row reached `index`? */
  isSettled: boolean;
  /** Does it move: are there more slides than columns, and is the engine there? */
  isRunning: boolean;
  goTo(index: number): void;
}

interface CarouselProps extends Row {
  host: HTMLElement;
  finder: Finder;
  options: CarouselOptions;
  texts: CarouselTexts;
  /** The element that is named as the carousel. @default root */
  region?: HTMLElement | null;
  /** Class names of arrows that are made here: back, forward. */
  arrowClasses?: readonly [string, string];
  /** The server's arrows and the dots in its place look like ours. @default false: the site's style sheet decides */
  drawn?: boolean;
  /** Sets `aria-live` on the row. @default false */
  isLive?: boolean;
  onStart?(swiper: PublicSwiper): void;
  children?(state: CarouselState): ReactNode;
}

let ids = 0;

/** Slides in a row that moves if there are more than columns; without its engine the row is scrolled. */
export function Carousel(props: CarouselProps): ReactNode {
  const { host, root, row, slides, finder, options, texts } = props;
  const { region = root, arrowClasses = ['', ''], drawn, isLive, onStart, children } = props;
  useState(() => removeCopied(host));
  const [given] = useState(() => ({ role: region?.getAttribute('role'), label: region?.getAttribute('aria-label') }));
  const [rowId] = useState(() => `swiper-wrapper-${++ids}`);
  const [chosen, setChosen] = useState(0);
  const [settled, setSettled] = useState(0);
  const [isPaused, setPaused] = useState(false);
  const [hasEnded, setEnded] = useState(false);
  const isStill = useReducesMotion();
  const isSeen = useOnScreen(host);

  const natural = useNatural(row, slides, options.space, options.natural);
  const track = trackOf(options, slides.length, natural);
  const moves = canMove(track, options) && !hasEnded;
  const index = clampIndex(chosen, track);
  const rtl = isRtl(row ?? host);
  const { vertical } = options;
  const plays = options.autoplay && !isStill && !isPaused;

  const show = (to: number, says = !plays): void => {
    if (to === index) return;
    moveWithFocus(
      slides,
      () => sync(() => setChosen(to)),
      (at) => isInView(at, to, track),
    );
    if (says) announce(fillText(texts.slideText, { n: to + 1, total: slides.length }, slides.length));
  };
  const showForVisitor = (to: number): void => {
    if (options.stopsOnInteraction) setPaused(true);
    show(to, true);
  };
  const step = (by: 1 | -1): void => {
    const to = stepFrom(index, by, track);
    if (to !== null) showForVisitor(to);
  };

  const now: MovingCarousel | null =
    row && moves
      ? {
          host,
          row,
          slides,
          index,
          track,
          options,
          rtl,
          isHeld: () => !plays || !isSeen,
          onSwipe: showForVisitor,
          onSettled: () => setSettled(index),
          goTo: (to) => show(to),
          next: () => setChosen(stepFrom(index, 1, track) ?? 0),
          play: (isOn) => setPaused(!isOn),
          end: () => setEnded(true),
        }
      : null;
  const latest = useRef(now);
  useLayoutEffect(() => {
    latest.current = now;
  });
  const isReady = useEngine(now, latest);
  const isRunning = moves && isReady;
  const isSettled = !isRunning || index === settled;
  const swiper = useSwiper(hasEnded ? null : root, latest);
  const start = useRef(onStart);
  useLayoutEffect(() => {
    if (isRunning && swiper) start.current?.(swiper);
  }, [isRunning, swiper]);
  useTold(swiper, index, isSettled, plays);
  const height = useRowHeight(row, slides, vertical ? { columns: track.perView, space: options.space } : null);

  const onKeyDown = (event: PageEvent): void => {
    const by = moves ? stepOfKey(event as Event as KeyboardEvent, rtl, vertical) : 0;
    if (!by) return;
    event.preventDefault();
    step(by);
  };
  const onFocusIn = (event: PageEvent): void => {
    // Only for the keyboard, because a slide must not move away under a pressing pointer.
    const { target } = event;
    if (!isReady || !(target instanceof Element) || !target.matches(':focus-visible')) return;
    const at = slides.findIndex((slide) => slide.contains(target));
    const whole = { ...track, perView: Math.max(1, Math.floor(track.perView)) };
    if (at >= 0 && !isInView(at, index, whole)) step(isBehind(at, index, track) ? -1 : 1);
  };

  const withArrows = moves && options.arrows;
  const arrows = [partOf(host, finder.previous), partOf(host, finder.next)] as const;
  const items: BindItem[] = [
    [host, { class: { 'storefront-carousel': true }, on: { keydown: onKeyDown, focusin: onFocusIn } }],
  ];
  if (region && moves) {
    const role = given.role ? undefined : 'group';
    const label = given.label ? undefined : texts.label;
    items.push([region, { attrs: { role, 'aria-roledescription': texts.roleText, 'aria-label': label } }]);
  }
  if (root && isRunning) items.push([root, { class: rootClasses(root, options) }]);
  if (row) {
    const style = { '--carousel-columns': String(track.perView), '--carousel-space': `${options.space}px`, height };
    const names = {
      'storefront-carousel-row': true,
      'is-vertical': vertical || undefined,
      'is-natural': options.natural || undefined,
    };
    items.push([row, { style, class: names, attrs: { id: row.id && row.id !== rowId ? undefined : rowId } }]);
  }
  for (const arrow of arrows) if (arrow && !withArrows) items.push([arrow, { style: { display: 'none' } }]);

  return (
    <>
      <BindAll items={items} />
      {row && isRunning && (
        <Slides
          row={row}
          slides={slides}
          index={index}
          track={track}
          label={texts.slideText}
          roleText={texts.slideRoleText}
          live={isLive ? (plays ? 'off' : 'polite') : undefined}
        />
      )}
      {moves && (
        <Controls
          host={host}
          finder={finder}
          arrows={arrows}
          arrowClasses={arrowClasses}
          drawn={drawn}
          rowId={row?.id || rowId}
          options={options}
          texts={texts}
          track={track}
          index={index}
          plays={isStill || !options.autoplay ? null : plays}
          step={step}
          goTo={showForVisitor}
          play={(isOn) => setPaused(!isOn)}
        />
      )}
      {children?.({ index, track, isSettled, isRunning, goTo: showForVisitor })}
    </>
  );
}
