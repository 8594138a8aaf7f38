import type { Look } from '../../core/dom/look';
import type { RawSettings } from '../../core/types';
import { settingsInside } from '../../elementor/addOns';
import { growthOf } from './rules';

const ROOT = '.jet-image-accordion';

/** What can be pressed in a picture. */
export const PRESSABLE = 'a[href], button';

/** The list of pictures; null where the markup has none. */
export const rootOf = (host: Element): HTMLElement | null => host.querySelector<HTMLElement>(ROOT);

/** The pictures with their texts, in document order. */
export const itemsOf = (host: Element): HTMLElement[] => [
  ...host.querySelectorAll<HTMLElement>('.jet-image-accordion__item'),
];

/** The picture itself. */
export const pictureIn = (item: Element): HTMLImageElement | null =>
  item.querySelector('img.jet-image-accordion__image-instance, .jet-image-accordion__image-instance img');

/** What is shown until the picture has loaded. */
export const loaderIn = (item: Element): HTMLElement | null =>
  item.querySelector<HTMLElement>('.jet-image-accordion__item-loader');

/** The settings that JetTabs prints inside the element. */
export const readImageAccordion = (host: Element): RawSettings => settingsInside(host, ROOT);

/** How the list looks and sounds. */
export const ROOT_LOOK: Look = { attrs: { role: 'list' } };

/** How a picture looks and sounds: one of `count`, which takes `activeSize` percent while it is open. */
export const lookOf = (
  item: Element,
  isOpen: boolean,
  { count, activeSize, duration }: { count: number; activeSize: number; duration: number },
): Look => ({
  class: { 'active-accordion': isOpen },
  // A link inside is the way in; it opens the picture when it gets the focus.
  attrs: { role: 'listitem', 'aria-selected': null, tabindex: item.querySelector(PRESSABLE) ? '-1' : '0' },
  style: { 'flex-grow': String(isOpen ? growthOf(activeSize, count) : 1), 'transition-duration': `${duration}ms` },
});
