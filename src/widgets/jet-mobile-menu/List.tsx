import { type MouseEvent, type ReactNode, useState } from 'react';
import { textIn } from '../../core/dom/html';
import { fillText } from '../../page/base/textsOf';
import { safeUrl } from '../../page/base/url';
import { pressByKey } from '../../page/focus/asButton';
import { type Item, opens } from './items';
import { Icon, ServerHtml } from './ServerHtml';
import type { MobileMenuSettings } from './settings';

/** What all lists of a menu share. */
export interface Shared {
  settings: MobileMenuSettings;
  /** The server's drawing with a name. */
  icon(name: string): Element | null;
  /** Shows the list or the mega menu of an item in place of the current list. */
  enter(item: Item): void;
}

/** The icon, the name, the description and the badge of an item. */
function Label({ item, settings }: { item: Item; settings: MobileMenuSettings }): ReactNode {
  return (
    <div className="jet-menu-item-wrapper">
      {settings.itemIconVisible && item.icon && <ServerHtml className="jet-menu-icon" html={item.icon} />}
      <div className="jet-menu-name">
        {item.name && <ServerHtml as="span" className="jet-menu-label" html={item.name} />}
        {settings.itemDescVisible && item.description && (
          <ServerHtml as="small" className="jet-menu-desc" html={item.description} />
        )}
      </div>
      {settings.itemBadgeVisible && item.badge && (
        <div className="jet-menu-badge">
          <ServerHtml className="jet-menu-badge__inner" html={item.badge} />
        </div>
      )}
    </div>
  );
}

const isHere = (url: string): boolean => url === window.location.href.split(/[?#]/)[0];

/** An item; one that opens something is a button, or has one. */
function MenuItem({ item, depth, ...shared }: Shared & { item: Item; depth: number }): ReactNode {
  const { settings, icon, enter } = shared;
  const [isOpen, setOpen] = useState(false);
  const parent = opens(item);
  const dropsDown = parent && !item.content && settings.subOpenLayout === 'dropdown';
  const byArrow = settings.subTrigger === 'submarker';
  const press = (): void => (dropsDown ? setOpen(!isOpen) : enter(item));
  const expanded = dropsDown ? isOpen : undefined;
  const url = safeUrl(item.url) ?? undefined;
  const classes = [
    'jet-mobile-menu__item',
    `jet-menu-item-${item.id}`,
    `jet-mobile-menu__item--sub-trigger-${settings.subTrigger}`,
    ...item.classes,
    ...(isHere(item.url) ? ['jet-mobile-menu__item--active'] : []),
  ];
  const isButton = parent && !byArrow;
  const onPress = (event: MouseEvent): void => {
    if (!isButton) return;
    event.preventDefault();
    press();
  };
  return (
    <li id={`jet-mobile-menu-item-${item.id}`} className={classes.join(' ')}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the link inside has the keys; the room around it belongs to it */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: as above */}
      <div className="jet-mobile-menu__item-inner" onClick={onPress}>
        <a
          className={`mobile-link ${depth === 0 ? 'mobile-top-level-link' : 'mobile-sub-level-link'}`}
          href={url}
          rel={item.rel || undefined}
          title={item.title || undefined}
          target={item.target || undefined}
          aria-label={item.name ? undefined : item.title || undefined}
          aria-current={!parent && isHere(item.url) ? 'page' : undefined}
          {...(isButton && { role: 'button', 'aria-expanded': expanded, onKeyDown: pressByKey })}
          // Without an address, a link is no tab stop. Addresses that run script are left out; menus often have such
          // addresses for items that only open something.
          tabIndex={isButton && !url ? 0 : undefined}
        >
          <Label item={item} settings={settings} />
        </a>
        {parent &&
          (byArrow ? (
            // biome-ignore lint/a11y/useSemanticElements: style sheets know it as a plain element
            <span
              className="jet-dropdown-arrow"
              role="button"
              tabIndex={0}
              aria-label={fillText(settings.submenuText, { name: textIn(item.name) })}
              aria-expanded={expanded}
              onClick={press}
              onKeyDown={pressByKey}
            >
              <Icon of={icon(isOpen ? 'dropdownOpenedIcon' : 'dropdownIcon')} />
            </span>
          ) : (
            <Icon className="jet-dropdown-arrow" of={icon(isOpen ? 'dropdownOpenedIcon' : 'dropdownIcon')} />
          ))}
      </div>
      {dropsDown && isOpen && <List items={item.children} depth={depth + 1} {...shared} />}
    </li>
  );
}

/** A list of items. */
export function List({ items, depth, ...shared }: Shared & { items: readonly Item[]; depth: number }): ReactNode {
  return (
    <div className="jet-mobile-menu__list">
      <ul className="jet-mobile-menu__items">
        {items.map((item, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: ids may be missing; the items of a list never change
          <MenuItem key={`${item.id}-${at}`} item={item} depth={depth} {...shared} />
        ))}
      </ul>
    </div>
  );
}
