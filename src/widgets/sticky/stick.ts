/**
 * The states of a sticky element. `rules.ts` decides which one applies. In each frame `measure` reads the layout, then
 * `draw` makes the change:
 *
 * | from          | to     | change                                                                     |
 * | ------------- | ------ | -------------------------------------------------------------------------- |
 * | loose         | stuck  | `position: fixed`; a spacer in its place; the parent's width is observed;  |
 * |               |        | `sticky:stick`                                                             |
 * | stuck         | at end | `position: absolute` at the end of the limit                               |
 * | at end        | stuck  | `position: fixed` again                                                    |
 * | stuck, at end | loose  | its own styles; no spacer, nothing observed; `sticky:unstick`              |
 *
 * After a resize `remeasure` releases a stuck element for a moment, because its natural size can only be measured in
 * its own place. The state does not change.
 */

import { Binding } from '../../core/react/binding';
import { isRtl } from '../../page/base/device';
import { emit } from '../../page/base/events';
import { addCover, type Cover, showCovers } from '../../page/scroll/covers';
import { onMoves } from '../../page/scroll/frames';
import { onResize } from '../../page/scroll/onResize';
import { type Box, borderOf, boxOf, spacerFor, startWithin } from './markup';
import { onResized } from './resized';
import { type Hold, isSame, LOOSE, roomToScroll, type Sight, type Standing, standingAt, stuckStyles } from './rules';

/** An element is measured again when it is this close to a change, in pixels, because the layout may have shifted. */
const NEAR = 200;

/** What one measurement found. */
interface Look {
  standing: Standing;
  width: number;
  height: number;
  /** How far its place begins inside its limit, in pixels. */
  startInside: number;
}

/** Measures an element, but only where scrolling may have changed its state. */
class Survey {
  private border: ReturnType<typeof borderOf> | undefined;
  private scrolled = 0;
  /** How far the page can be scrolled from `scrolled` before the state changes. */
  private room = 0;

  constructor(
    private readonly host: HTMLElement,
    private readonly hold: Hold,
    private readonly limit: HTMLElement | undefined,
  ) {}

  /** Sizes have changed: the next `look` measures in any case. */
  reset(): void {
    this.room = 0;
    this.border = this.limit && borderOf(this.limit);
  }

  /** Measures; undefined where nothing can have changed. `spacer` stands in the place of a stuck element. */
  look(spacer: Element | undefined): Look | undefined {
    const { host, hold, limit, border } = this;
    const { scrollY } = window;
    if (Math.abs(scrollY - this.scrolled) < this.room - NEAR) return undefined;
    this.scrolled = scrollY;
    const size = host.getBoundingClientRect();
    const { width, height } = size;
    const place = spacer?.getBoundingClientRect() ?? size;
    // With `display: none`, neither has a size.
    if ((!width && !height) || (!place.width && !place.height)) {
      this.room = 0;
      return { standing: LOOSE, width, height, startInside: 0 };
    }
    const around = limit?.getBoundingClientRect();
    const inside = around &&
      border && {
        top: around.top + border.top,
        bottom: around.bottom - border.bottom,
        left: around.left + border.left,
        right: around.right - border.right,
      };
    const sight: Sight = { place, height, view: document.documentElement.clientHeight, limit: inside };
    this.room = roomToScroll(hold, sight);
    const standing = standingAt(hold, sight);
    const startInside = standing.isAtEnd && inside ? startWithin(place, inside, isRtl(host)) : 0;
    return { standing, width, height, startInside };
  }
}

/** Calls `changed` in the frame after the element's width has changed; returns a function that stops it. */
function onWidth(element: Element, changed: () => void): () => void {
  let width = element.clientWidth;
  return onResize([element], () => {
    if (element.clientWidth === width) return;
    width = element.clientWidth;
    changed();
  });
}

/**
 * Makes an element sticky, without React, which would be a frame late. Returns a function that ends it and restores the
 * element.
 */
export function stick(host: HTMLElement, hold: Hold, limit: HTMLElement | undefined): () => void {
  const { edge, offset } = hold;
  const binding = new Binding(host);
  const limitBinding = limit && new Binding(limit);
  const cover: Cover = { element: host, edge, offset, within: limit, isOver: false, width: 0, height: 0 };
  const survey = new Survey(host, hold, limit);
  let shown = LOOSE;
  let found: Look = { standing: LOOSE, width: 0, height: 0, startInside: 0 };
  /** Measured just before the element sticks. */
  let box: Box | undefined;
  /** There while the element is stuck. */
  let spacer: HTMLElement | undefined;
  let stopWidth: (() => void) | undefined;

  const measure = (): void => {
    const look = survey.look(spacer);
    if (!look) return;
    found = look;
    if (look.standing.isStuck && !spacer) box = boxOf(host);
  };

  const measureAnew = (): void => {
    survey.reset();
    measure();
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
      style: { ...(isStuck && box && stuckStyles(hold, isAtEnd, box, found.startInside)), ...more },
    });
    limitBinding?.set({ style: { position: isAtEnd ? 'relative' : undefined } });
  };

  const keepPlace = (isKept: boolean): void => {
    spacer?.remove();
    spacer = isKept && box ? spacerFor(host, box) : undefined;
  };

  const showCover = (): void => {
    const isOver = shown.isStuck && !shown.isAtEnd;
    const { width, height } = found;
    if (isOver === cover.isOver && (!isOver || height === cover.height)) return;
    Object.assign(cover, { isOver, width, height });
    showCovers();
  };

  const draw = (): void => {
    const before = shown;
    shown = found.standing;
    if (!isSame(before, shown)) show(shown);
    if (before.isStuck !== shown.isStuck) {
      keepPlace(shown.isStuck);
      stopWidth?.();
      stopWidth = shown.isStuck && host.parentElement ? onWidth(host.parentElement, remeasure) : undefined;
      emit(host, shown.isStuck ? 'sticky:stick' : 'sticky:unstick');
    }
    showCover();
  };

  const remeasure = (): void => {
    if (!spacer) return;
    keepPlace(false);
    show(LOOSE, { transition: 'none' });
    box = boxOf(host);
    keepPlace(true);
    show(shown, { transition: 'none' });
    measureAnew();
    show(shown);
    draw();
  };

  show(LOOSE);
  const stops = [
    addCover(cover),
    onResized(remeasure),
    onMoves(['size'], { measure: measureAnew, draw }),
    onMoves(['scroll'], { measure, draw }),
  ];
  return () => {
    for (const stop of stops) stop();
    found = { ...found, standing: LOOSE };
    draw();
    binding.end();
    limitBinding?.end();
  };
}
