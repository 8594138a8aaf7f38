import type { Look } from '../../core/dom/look';
import { isTag } from '../../core/dom/nodes';
import { isRecord, parseJson } from '../../core/settings/json';
import type { RawSettings } from '../../core/types';
import { elementorSettings } from '../../elementor/elements';

/** The two layouts, by the names of their settings. */
export const KINDS = ['main_layout', 'secondary_layout'] as const;

/** One of the two layouts. */
export type LayoutKind = (typeof KINDS)[number];

/** The list that the buttons switch. */
export const listOf = (host: Element): HTMLElement | null =>
  host.querySelector<HTMLElement>('[data-layout-switcher], .jet-woo-products-wrapper');

/** The buttons, in document order. */
export const buttonsOf = (host: Element): HTMLElement[] => [
  ...host.querySelectorAll<HTMLElement>('.jet-woo-switcher-btn'),
];

/** The layout of a button. */
export const kindOf = (button: Element): LayoutKind =>
  button.matches('.jet-woo-switcher-btn-secondary') ? 'secondary_layout' : 'main_layout';

/** The layout that the server has sent. */
export function servedLayout(host: Element): LayoutKind {
  const active = buttonsOf(host).find(({ classList }) => classList.contains('active'));
  return active ? kindOf(active) : 'main_layout';
}

/** How a button looks and sounds. */
export const buttonLook = (button: Element, isActive: boolean): Look => ({
  class: { active: isActive },
  attrs: {
    ...(isTag(button, 'button') ? {} : { role: 'button', tabindex: '0' }),
    'aria-pressed': String(isActive),
  },
});

/** How buttons look that are switched off. */
export const HIDDEN: Look = { style: { display: 'none' } };

/** The layouts from Elementor's wrapper and from the list, whose values win. */
export function readLayouts(host: Element): RawSettings {
  const { switcher_enable, main_layout, secondary_layout } = elementorSettings(host);
  const parsed = parseJson(listOf(host)?.getAttribute('data-layout-switcher') ?? '');
  const { main = main_layout, secondary = secondary_layout } = isRecord(parsed) ? parsed : {};
  return { switcher_enable, main_layout: main, secondary_layout: secondary };
}
