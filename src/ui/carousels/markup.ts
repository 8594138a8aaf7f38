import { isHtmlElement } from '../../core/dom/nodes';
import { useLive, useLiveList } from '../../core/react/hooks';
import { serverAttribute } from '../../core/react/overrides';
import type { CarouselOptions } from './rules';

/** Selectors of a carousel's parts in its host. */
export interface Finder {
  row: string;
  previous: string;
  next: string;
  pagination: string;
  /** @default '.swiper-slide' */
  slide?: string;
}

/** The class names by which vendors' style sheets know the parts of a carousel that moves. */
export interface ClassNames {
  /** Class names of the row's parent, while the row can move. */
  root?(root: Element, options: CarouselOptions, rtl: boolean, isRunning: boolean): Record<string, boolean | undefined>;
  /** The slide at which the row stands, and those beside it. */
  current: string;
  before?: string;
  after?: string;
  /** Each slide in view. */
  shown: string;
  arrow?: string;
  /** An arrow at an end of the row. */
  disabled: string;
}

const SLIDE = '.swiper-slide';

/** A row of slides, and its parent, which clips it. */
export interface Row {
  root: HTMLElement | null;
  row: HTMLElement | null;
  slides: readonly HTMLElement[];
}

/** The slides of a row, without the duplicates that Swiper makes for a loop. */
const slidesOf = (row: Element | null, slide: string): HTMLElement[] =>
  [...(row?.children ?? [])].filter(
    (child): child is HTMLElement =>
      isHtmlElement(child) && child.matches(slide) && !child.matches('.swiper-slide-duplicate'),
  );

/** Is a node inside a slide? A slide may hold a carousel with the same class names. */
export const isInSlide = (host: Element, node: Element, slide = SLIDE): boolean => {
  const found = node.parentElement?.closest(slide);
  return !!found && host.contains(found) && found !== host;
};

const rowOf = (host: Element, selector: string, slide = SLIDE): HTMLElement | null =>
  [...host.querySelectorAll<HTMLElement>(selector)].find((row) => !isInSlide(host, row, slide)) ?? null;

/** The name that the server has given the carousel whose row `selector` finds; null where it has none. */
export function printedName(host: Element, selector: string): string | null {
  const root = rowOf(host, selector)?.parentElement;
  return (root && serverAttribute(root, 'aria-label')) || null;
}

/**
 * The row that `selector` finds, and those of its children that are slides. Kept up to date, because filters and
 * scripts may replace the row and its slides.
 */
export function useRow(host: HTMLElement, selector: string, slide = SLIDE): Row {
  const find = (): HTMLElement | null => rowOf(host, selector, slide);
  const row = useLive(host, find);
  const slides = useLiveList(() => slidesOf(find(), slide));
  return { root: row?.parentElement ?? null, row, slides };
}

const ADDED = '.storefront-carousel-arrow-place, [data-carousel-dots]';

/** The server's own part of a carousel, such as an arrow; null where there is none. */
export const partOf = (host: Element, selector: string, slide = SLIDE): HTMLElement | null => {
  const found = [...host.querySelectorAll<HTMLElement>(selector)];
  return found.find((node) => !isInSlide(host, node, slide) && !node.closest(ADDED)) ?? null;
};

/** Removes the controls that a copy of a running carousel contains. */
export function removeCopied(host: Element, slide = SLIDE): void {
  for (const node of host.querySelectorAll(`${ADDED}, .storefront-play`)) {
    if (!isInSlide(host, node, slide)) node.remove();
  }
}
