import type { ReplayRule } from '../../core/types';
import { settingsAtRest } from '../../elementor/settingsAtRest';
import { readJetMegaMenu } from './markup';

const HOSTS = '[data-widget~=jet-mega-menu],.elementor-widget-jet-mega-menu,.jet-mega-menu--location-wp-nav';
const ITEM = '.jet-mega-menu-item';
const LINK = `${ITEM} a`;

/**
 * The menus in which a press on an item may open its panel: by finger, because the first tap opens, and by mouse where
 * hovering does not open.
 */
function menusFor(target: Element, { pointerType }: Event & { pointerType?: string }): Element[] {
  const item = target.closest('.jet-mega-menu-item__inner')?.closest(ITEM);
  const host = item?.closest(HOSTS);
  if (!host || target.closest('.storefront-menu-opener')) return [];
  const { subEvent } = { ...readJetMegaMenu(host), ...settingsAtRest('jet-mega-menu', host) };
  const isFinger = pointerType ? pointerType === 'touch' : matchMedia('(hover: none)').matches;
  const opens = item?.matches('.jet-mega-menu-item-has-children') && (isFinger || !!target.closest('[role=button]'));
  // Where a press opens, the room around the link of any item belongs to the link.
  const isPress = subEvent === 'click' && (item?.matches('.jet-mega-menu-item-has-children') || !target.closest('a'));
  return opens || isPress ? [host] : [];
}

/** Presses that wait for the widget, for `replay`. */
export function jetMenuPresses(): ReplayRule[] {
  return [
    { type: 'click', selector: '.storefront-menu-opener>button' },
    { type: 'click', selector: '.jet-mega-menu-item__inner', hostsOf: menusFor },
    { type: 'keydown', selector: '.jet-mega-menu-toggle:not(button)', keys: ['Enter', ' '] },
    { type: 'keydown', selector: `${LINK}[role=button]`, keys: [' '] },
    { type: 'keydown', selector: `${LINK}[role=button]:not([href])`, keys: ['Enter'] },
    {
      type: 'keydown',
      selector: `${LINK},.storefront-menu-opener>button`,
      keys: ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End'],
    },
  ];
}
