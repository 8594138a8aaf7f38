import { useLayoutEffect, useState } from 'react';
import { markOwnWrapper } from '../../../core/hosts/copies';
import { keepingFocus, moveTo } from '../../../page/base/moving';
import type { ClassNames } from '../markup';

/**
 * The markup of slick, a slider for jQuery: the server sends the slides as children of the slider, and slick puts them
 * into `.slick-list > .slick-track`. Style sheets of vendors and sites rely on these two, and on the dots beside them.
 */

/** Slick's class names. */
export const SLICK: ClassNames = {
  current: 'slick-current',
  shown: 'slick-active',
  arrow: 'slick-arrow',
  disabled: 'slick-disabled',
};

/** The row of slides. */
export const TRACK = '.slick-track';

/** A slide in the row. */
export const SLIDE = '.slick-track > :not([data-storefront-own])';

/** Children of a slider that are no slides. */
const OTHERS =
  '.slick-list, .slick-arrow, .jet-arrow, .slick-dots, .jet-slick-dots, [data-storefront-own], script, style';

/** The properties that slick writes into a slide's `style` and leaves there when it ends. */
const LEFT = ['width', 'position', 'left', 'right', 'top', 'z-index', 'opacity', 'transition'];

interface LegacySlick {
  unslick?(): void;
}

/** Ends a slick that another script has started, or of which the page contains a copy, and removes what it leaves. */
function undoSlick(slider: HTMLElement): void {
  const { slick } = slider as HTMLElement & { slick?: LegacySlick };
  if (!slick && !slider.matches('.slick-initialized, :has(> .slick-list)')) return;
  try {
    slick?.unslick?.();
  } catch {
    // Ignored, because a half-started slick may throw.
  }
  for (const list of slider.querySelectorAll(':scope > .slick-list')) {
    const slides = list.querySelectorAll<HTMLElement>(':scope > .slick-track > :not(.slick-cloned)');
    list.replaceWith(...slides);
  }
  for (const dots of slider.querySelectorAll(':scope > :is(.slick-dots, .jet-slick-dots)')) dots.remove();
  slider.classList.remove('slick-initialized', 'slick-slider', 'slick-dotted');
  for (const slide of slider.querySelectorAll<HTMLElement>(':scope > *')) {
    if (slide.matches(OTHERS)) continue;
    for (const name of LEFT) slide.style.removeProperty(name);
    for (const name of ['slick-slide', 'slick-current', 'slick-active', 'slick-center']) slide.classList.remove(name);
    for (const name of ['aria-hidden', 'data-slick-index', 'inert', 'tabindex']) slide.removeAttribute(name);
  }
}

/** Puts the slides of a slider into a row; returns a function that takes them out again. */
function wrapSlides(slider: HTMLElement): () => void {
  const slides = [...slider.children].filter((child) => !child.matches(OTHERS));
  const [first] = slides;
  const last = slides.at(-1);
  const list = markOwnWrapper(document.createElement('div'));
  const track = markOwnWrapper(document.createElement('div'));
  list.className = 'slick-list';
  track.className = 'slick-track';
  list.appendChild(track);
  slider.insertBefore(list, first ?? null);
  keepingFocus(slider, () => {
    // With the text nodes between them, so that the original markup can be restored.
    while (last && list.nextSibling && track.lastChild !== last) moveTo(track, list.nextSibling);
  });
  return () => {
    keepingFocus(slider, () => {
      for (const node of [...track.childNodes]) moveTo(slider, node, list);
    });
    list.remove();
  };
}

/**
 * Keeps the slides of `slider` in `.slick-list > .slick-track`, as style sheets expect; returns whether they are there.
 */
export function useWrappedSlides(slider: HTMLElement | null): boolean {
  const [wrapped, setWrapped] = useState<HTMLElement>();
  useLayoutEffect(() => {
    if (!slider) return undefined;
    undoSlick(slider);
    const unwrap = wrapSlides(slider);
    setWrapped(slider);
    return () => {
      setWrapped(undefined);
      unwrap();
    };
  }, [slider]);
  return !!slider && wrapped === slider;
}
