import { Binding } from '../../core/react/binding';
import { isRtl } from '../../page/base/device';
import { emit } from '../../page/base/events';
import { addCover, type Cover, showCovers } from '../../page/scroll/covers';
import { onMoves } from '../../page/scroll/frames';
import { type Box, borderOf, boxOf, spacerFor, startWithin } from './markup';
import { onResized } from './resized';
import { type Hold, isSame, LOOSE, roomToScroll, type Sight, type Standing, standingAt } from './rules';

/** An element is measured again when it is this near to a change, in pixels: the page may have moved beneath it. */
const NEAR = 200;

/** Calls `changed` when the element's width has changed; returns a function that stops it. */
function onWidth(element: Element, changed: () => void): () => void {
  let width: number | undefined;
  const sizes = new ResizeObserver(() => {
    const before = width;
    width = element.clientWidth;
    if (before !== undefined && before !== width) changed();
  });
  sizes.observe(element);
  return () => sizes.disconnect();
}

/**
 * Keeps an element at an edge of the window, without React, which would take longer than a frame; returns a function
 * that ends it.
 */
export function stick(host: HTMLElement, hold: Hold, limit: HTMLElement | undefined): () => void {
  const { edge, offset } = hold;
  const binding = new Binding(host);
  const limitBinding = limit && new Binding(limit);
  const cover: Cover = { element: host, edge, offset, within: limit, isOver: false, width: 0, height: 0 };
  let now = LOOSE;
  let next = LOOSE;
  let box: Box | undefined;
  let spacer: HTMLElement | undefined;
  let size: DOMRect | undefined;
  let border: ReturnType<typeof borderOf> | undefined;
  let startInside = 0;
  /** Where the page was scrolled to when it was measured, and how far from there nothing changes. */
  let seenAt = 0;
  let room = 0;
  let stopWidth: (() => void) | undefined;

  const measure = (): void => {
    const scrolled = window.scrollY;
    if (Math.abs(scrolled - seenAt) < room - NEAR) return;
    seenAt = scrolled;
    size = host.getBoundingClientRect();
    const place = spacer ? spacer.getBoundingClientRect() : size;
    // What is not shown has no place.
    if ((!size.width && !size.height) || (!place.width && !place.height)) {
      next = LOOSE;
      room = 0;
      return;
    }
    const around = limit?.getBoundingClientRect();
    const sight: Sight = { place, height: size.height, view: document.documentElement.clientHeight };
    if (around && border) sight.limit = { top: around.top + border.top, bottom: around.bottom - border.bottom };
    next = standingAt(hold, sight);
    room = roomToScroll(hold, sight);
    if (next.isStuck && !spacer) box = boxOf(host);
    if (!next.isAtEnd || now.isAtEnd || !around || !border) return;
    const inside = { left: around.left + border.left, right: around.right - border.right };
    startInside = startWithin(place, inside, isRtl(host));
  };

  const measureAnew = (): void => {
    room = 0;
    border = limit && borderOf(limit);
    measure();
  };

  const stylesOf = ({ isAtEnd }: Standing, { width, start }: Box): Record<string, string> => {
    const from = isAtEnd ? startInside : start;
    const end = edge === 'top' ? 'bottom' : 'top';
    return {
      position: isAtEnd ? 'absolute' : 'fixed',
      width,
      'margin-top': '0px',
      'margin-bottom': '0px',
      [isAtEnd ? end : edge]: isAtEnd ? '0px' : `${offset}px`,
      ...(from !== 0 && { 'inset-inline-start': `${from}px` }),
    };
  };

  const show = (standing: Standing, more?: Record<string, string>): void => {
    const { isStuck, isAtEnd, hasEffects } = standing;
    binding.set({
      class: {
        'elementor-sticky': true,
        'elementor-sticky--active': isStuck || undefined,
        'elementor-section--handles-inside': isStuck || undefined,
        'elementor-sticky--effects': hasEffects || undefined,
      },
      style: { ...(isStuck && box && stylesOf(standing, box)), ...more },
    });
    limitBinding?.set({ style: { position: isAtEnd ? 'relative' : undefined } });
  };

  const keepPlace = (isKept: boolean): void => {
    spacer?.remove();
    spacer = isKept && box ? spacerFor(host, box) : undefined;
  };

  const showCover = (): void => {
    const isOver = now.isStuck && !now.isAtEnd;
    const { width = 0, height = 0 } = size ?? {};
    if (isOver === cover.isOver && (!isOver || height === cover.height)) return;
    Object.assign(cover, { isOver, width, height });
    showCovers();
  };

  const draw = (): void => {
    const before = now;
    now = next;
    if (!isSame(before, now)) show(now);
    if (before.isStuck !== now.isStuck) {
      keepPlace(now.isStuck);
      stopWidth?.();
      stopWidth = now.isStuck && host.parentElement ? onWidth(host.parentElement, again) : undefined;
      emit(host, now.isStuck ? 'sticky:stick' : 'sticky:unstick');
    }
    showCover();
  };

  // Lets go for a moment, because only the page can tell how large it is in its place.
  const again = (): void => {
    if (!spacer) return;
    keepPlace(false);
    show(LOOSE, { transition: 'none' });
    box = boxOf(host);
    keepPlace(true);
    show(now, { transition: 'none' });
    measureAnew();
    show(now);
    draw();
  };

  show(LOOSE);
  const stops = [
    addCover(cover),
    onResized(again),
    onMoves(['size'], { measure: measureAnew, draw }),
    onMoves(['scroll'], { measure, draw }),
  ];
  return () => {
    for (const stop of stops) stop();
    next = LOOSE;
    draw();
    binding.end();
    limitBinding?.end();
  };
}
