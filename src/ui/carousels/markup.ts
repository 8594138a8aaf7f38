import { isHtmlElement } from '../../core/dom/nodes';
import { useLive, useLiveList } from '../../core/react/hooks';

/** Selectors of a carousel's parts in its host. */
export interface Finder {
  row: string;
  previous: string;
  next: string;
  pagination: string;
}

/** A row of slides, and its parent, which clips it. */
export interface Row {
  root: HTMLElement | null;
  row: HTMLElement | null;
  slides: readonly HTMLElement[];
}

/** The slides of a row, without the duplicates that Swiper makes for a loop. */
const slidesOf = (row: Element | null): HTMLElement[] =>
  [...(row?.children ?? [])].filter(
    (child): child is HTMLElement =>
      isHtmlElement(child) && child.matches('.swiper-slide:not(.swiper-slide-duplicate)'),
  );

/** Is a node inside a slide? A slide may hold a carousel with the same class names. */
export const isInSlide = (host: Element, node: Element): boolean => {
  const slide = node.parentElement?.closest('.swiper-slide');
  return !!slide && host.contains(slide) && slide !== host;
};

/** The row that `selector` finds. Kept up to date, because filters and scripts may replace the row and its slides. */
export function useRow(host: HTMLElement, selector: string): Row {
  const find = (): HTMLElement | null =>
    [...host.querySelectorAll<HTMLElement>(selector)].find((row) => !isInSlide(host, row)) ?? null;
  const row = useLive(host, find);
  const slides = useLiveList(() => slidesOf(find()));
  return { root: row?.parentElement ?? null, row, slides };
}

const ADDED = '.storefront-carousel-arrow-place, [data-carousel-dots]';

/** The server's own part of a carousel, such as an arrow; null where there is none. */
export const partOf = (host: Element, selector: string): HTMLElement | null => {
  const found = [...host.querySelectorAll<HTMLElement>(selector)];
  return found.find((node) => !isInSlide(host, node) && !node.closest(ADDED)) ?? null;
};

/** Removes the controls that a copy of a running carousel contains. */
export function removeCopied(host: Element): void {
  for (const node of host.querySelectorAll(`${ADDED}, .storefront-play`)) if (!isInSlide(host, node)) node.remove();
}
