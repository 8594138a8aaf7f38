/** The row of slides. */
export const rowOf = (host: Element): HTMLElement | null => host.querySelector<HTMLElement>('.swiper-wrapper');

/** The slides of a row, without the copies that legacy scripts make. */
export const slidesOf = (row: Element | null): HTMLElement[] =>
  [...(row?.children ?? [])].filter(
    (child): child is HTMLElement =>
      child instanceof HTMLElement && child.matches('.swiper-slide:not(.swiper-slide-duplicate)'),
  );

/** An arrow of the server's markup; by = 1: forward. */
export const arrowOf = (host: Element, by: 1 | -1): HTMLElement | null =>
  host.querySelector<HTMLElement>(
    by > 0 ? '.next-arrow, .jet-swiper-button-next' : '.prev-arrow, .jet-swiper-button-prev',
  );

/** Where the dots go. */
export const dotsOf = (host: Element): HTMLElement | null => host.querySelector<HTMLElement>('.swiper-pagination');
