import type { ReplayRule, WidgetManifest } from '../../core/types';
import { closeMenu, partsToDraw } from './atRest';

/** A click is held until the widget is there, because the first one on a link that opens something opens it. */
export const hold = {
  type: 'click',
  selector: '.elementor-menu-toggle,.elementor-nav-menu .menu-item-has-children>a',
} satisfies ReplayRule;

/** Types of Elementor whose handlers the widget replaces. */
export const handlers = ['nav-menu'];

const LINK = '.elementor-nav-menu a';

/** Elementor's menu: submenus, and a toggle in narrow windows. */
export const elementor = {
  adopts: ['[data-widget_type^="nav-menu."]'],
  when: 'intent',
  reason: partsToDraw,
  prepare: closeMenu,
  replay: [
    { type: 'click', selector: `${LINK}.has-submenu` },
    { type: 'keydown', selector: `.elementor-menu-toggle:not(button,a),${LINK}:not([href])`, keys: ['Enter', ' '] },
    { type: 'keydown', selector: `${LINK}.has-submenu`, keys: [' '] },
    {
      type: 'keydown',
      selector: LINK,
      keys: ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End'],
    },
  ],
} satisfies WidgetManifest;
