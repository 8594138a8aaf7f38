/** The row of slides. */
export const rowOf = (host: Element): HTMLElement | null => host.querySelector<HTMLElement>('.swiper-wrapper');

/** The slides of a row, without the copies that legacy scripts make. */
export const slidesOf = (row: Element | null): HTMLElement[] =>
  [...(row?.children ?? [])].filter(
    (child): child is HTMLElement =>
      child instanceof HTMLElement && child.matches('.swiper-slide:not(.swiper-slide-duplicate)'),
  );

/** Does a node lie in a slide? A product's card may hold a slider with the same class names. */
export const isInSlide = (host: Element, node: Element): boolean => {
  const slide = node.parentElement?.closest('.swiper-slide');
  return !!slide && host.contains(slide) && slide !== host;
};

const ADDED = '.jet-arrow-place, [data-carousel-dots]';

function serverPartOf(host: Element, selector: string): HTMLElement | null {
  const found = [...host.querySelectorAll<HTMLElement>(selector)];
  return found.find((node) => !isInSlide(host, node) && !node.closest(ADDED)) ?? null;
}

/** The server's arrow; by = 1: forward. */
export const arrowOf = (host: Element, by: 1 | -1): HTMLElement | null =>
  serverPartOf(host, by > 0 ? '.next-arrow, .jet-swiper-button-next' : '.prev-arrow, .jet-swiper-button-prev');

/** The server's place for the dots. */
export const dotsOf = (host: Element): HTMLElement | null => serverPartOf(host, '.swiper-pagination');

/** Removes the controls that a copy of a running carousel brings along. */
export function removeCopied(host: Element): void {
  for (const node of host.querySelectorAll(`${ADDED}, .jet-carousel-pause`)) if (!isInSlide(host, node)) node.remove();
}
