import type { ReplayRule, WidgetManifest } from '../../core/types';
import { closeMenu, menusFor, partsToDraw } from './atRest';

/** A click is held until the widget is there, because these buttons do nothing by themselves. */
export const hold = { type: 'click', selector: '.e-n-menu-toggle,.e-n-menu-dropdown-icon' } satisfies ReplayRule;

/** Types of Elementor whose handlers the widget replaces. */
export const handlers = ['mega-menu'];

/** Elementor's mega menu. */
export const elementor = {
  adopts: ['[data-widget_type^="mega-menu."]'],
  when: 'intent',
  reason: partsToDraw,
  prepare: closeMenu,
  replay: [
    { type: 'click', selector: '.e-n-menu-title', hostsOf: menusFor },
    {
      type: 'keydown',
      selector: '.e-n-menu-title :is(a[href],.e-n-menu-dropdown-icon)',
      keys: ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End'],
    },
  ],
} satisfies WidgetManifest;
