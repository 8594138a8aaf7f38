import { isInSlide } from './parts';

interface LegacySwiper {
  destroy?(deleteInstance: boolean, cleanStyles: boolean): void;
}

/** What a legacy slider adds and leaves behind. */
const LEFT = '.swiper-slide-duplicate, .swiper-notification, .swiper-pagination-bullet';

function undo(host: Element, swiper: LegacySwiper | undefined): void {
  if (!swiper?.destroy) return;
  try {
    swiper.destroy(true, true);
  } catch {
    // Half started, or of a version that we do not know: its nodes go all the same.
  }
  const left = [...host.querySelectorAll(LEFT)].filter(
    (node) => !isInSlide(host, node) && !node.closest('[data-carousel-dots]'),
  );
  for (const node of left) node.remove();
  for (const slide of host.querySelectorAll('.swiper-slide')) {
    if (isInSlide(host, slide)) continue;
    for (const name of ['aria-hidden', 'inert', 'role', 'aria-label']) slide.removeAttribute(name);
  }
}

/**
 * Ends a legacy slider on this element, the one that is there and any that comes later; scripts that ask the element for
 * it get `ours`. Returns what lets them go on.
 */
export function undoLegacy(host: HTMLElement, ours: unknown): () => void {
  const element = host as HTMLElement & { swiper?: LegacySwiper };
  undo(host, element.swiper);
  Object.defineProperty(element, 'swiper', {
    configurable: true,
    get: () => ours,
    // It has more to do before it can be ended.
    set: (swiper: LegacySwiper) => window.setTimeout(() => undo(host, swiper)),
  });
  return () => {
    delete element.swiper;
  };
}
