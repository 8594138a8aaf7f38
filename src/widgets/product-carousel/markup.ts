/** The row of slides. */
export const rowOf = (host: Element): HTMLElement | null => host.querySelector<HTMLElement>('.swiper-wrapper');

/** The slides of a row, without the copies that legacy scripts make. */
export const slidesOf = (row: Element | null): HTMLElement[] =>
  [...(row?.children ?? [])].filter(
    (child): child is HTMLElement =>
      child instanceof HTMLElement && child.matches('.swiper-slide:not(.swiper-slide-duplicate)'),
  );

/** Does a node lie in a slide? A product's card may hold a slider of its own, with the same class names. */
export const isInSlide = (host: Element, node: Element): boolean => {
  const slide = node.parentElement?.closest('.swiper-slide');
  return !!slide && host.contains(slide) && slide !== host;
};

/** What the widget adds where the server has none. */
const ADDED = '.jet-arrow-place, [data-carousel-dots]';

/** The server's own part of the carousel, none of a slide and none that the widget has added. */
function serverPartOf(host: Element, selector: string): HTMLElement | null {
  const found = [...host.querySelectorAll<HTMLElement>(selector)];
  return found.find((node) => !isInSlide(host, node) && !node.closest(ADDED)) ?? null;
}

/** An arrow of the server's markup; by = 1: forward. */
export const arrowOf = (host: Element, by: 1 | -1): HTMLElement | null =>
  serverPartOf(host, by > 0 ? '.next-arrow, .jet-swiper-button-next' : '.prev-arrow, .jet-swiper-button-prev');

/** Where the dots go. */
export const dotsOf = (host: Element): HTMLElement | null => serverPartOf(host, '.swiper-pagination');

/** Removes the arrows, dots and button that a copy of a running carousel brings along. */
export function removeCopied(host: Element): void {
  for (const node of host.querySelectorAll(`${ADDED}, .jet-carousel-pause`)) if (!isInSlide(host, node)) node.remove();
}
