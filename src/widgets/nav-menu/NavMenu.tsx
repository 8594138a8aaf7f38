import { type ReactNode, useCallback, useLayoutEffect } from 'react';
import { Bind, BindAll } from '../../core/react/Bind';
import { keyOf, useLive, useLiveList } from '../../core/react/hooks';
import { Place } from '../../core/react/Place';
import { type WidgetProps, widget } from '../../core/types';
import { iconOf } from '../../elementor/iconMarkup';
import { tellShown } from '../../page/motion/shown';
import { placeOnPage } from '../../page/scroll/samePage';
import { useMenu } from '../../ui/menus/useMenu';
import { useReadSections } from '../../ui/menus/useReadSections';
import { Dropdown } from './Dropdown';
import { Flyout } from './Flyout';
import { ANCHORS, dialectOf, dropdownOf, isInMain, listsOf, mainOf, openersOf, submenuOf, toggleOf } from './markup';
import { readNavMenu, type settings as schema, settings } from './settings';
import './nav-menu.css';

const HIDDEN = { 'aria-hidden': 'true' };
const AS_ITS_CONTENT = { display: 'contents' };

/** The arrow of a link that opens something; none without an icon. */
function Arrow({ link, icon }: { link: HTMLElement; icon: string }): ReactNode {
  const fill = useCallback(
    (element: HTMLElement | null): void => {
      const content = element && iconOf(icon);
      if (content) element.replaceChildren(content);
    },
    [icon],
  );
  if (!icon) return null;
  return (
    <Place in={link} as="span" className="sub-arrow" attrs={HIDDEN}>
      <span ref={fill} style={AS_ITS_CONTENT} />
    </Place>
  );
}

/** Marks the items whose sections are being read. */
function AnchorItems({ host }: { host: HTMLElement }): ReactNode {
  const links = useLiveList(() => [...host.querySelectorAll<HTMLAnchorElement>(ANCHORS)].filter(placeOnPage));
  const isRead = useReadSections(links);
  const items = links.map((link) => {
    const on = isRead(link) || undefined;
    return [link, { class: { 'elementor-item-active': on }, attrs: { 'aria-current': on && 'location' } }] as const;
  });
  return <BindAll items={items} />;
}

/** Opens the submenus of both lists, and the list behind the toggle. */
function NavMenu({ host, settings }: WidgetProps<typeof schema>): ReactNode {
  const main = useLive(host, mainOf);
  const dropdown = useLive(host, dropdownOf);
  const toggle = useLive(host, toggleOf);
  const lists = useLiveList(() => listsOf(host));
  const openers = useLiveList(() => listsOf(host).flatMap(openersOf));
  const isRow = (link: Element): boolean =>
    settings.layout === 'horizontal' && isInMain(link) && link.closest('ul')?.matches('.elementor-nav-menu') === true;
  // Elementor's script may have opened the list before the widget starts.
  const isServedOpen = toggle?.classList.contains('elementor-active') === true;
  const { open, chain, isToggled } = useMenu(host, dialectOf({ host, main, toggle, dropdown, isRow }), isServedOpen);

  const link = open?.item;
  useLayoutEffect(() => {
    const submenu = link && submenuOf(link);
    if (submenu) tellShown(submenu);
  }, [link]);

  const items = openers.flatMap((opener, at) => {
    const submenu = submenuOf(opener);
    if (!submenu) return [];
    const isOpen = chain.includes(opener);
    const key = keyOf(host);
    const id = opener.id || `sm-${key}-${at * 2 + 1}`;
    const submenuId = submenu.id || `sm-${key}-${at * 2 + 2}`;
    const isLink = opener.hasAttribute('href');
    const closed = { display: 'none' };
    const inList = { width: 'auto', display: 'block' };
    return [
      [
        opener,
        {
          class: { 'has-submenu': true, highlighted: isOpen },
          attrs: {
            id,
            role: isLink ? undefined : 'button',
            tabindex: isLink ? undefined : 0,
            'aria-haspopup': 'true',
            'aria-controls': submenuId,
            'aria-expanded': String(isOpen),
          },
        },
      ],
      [
        submenu,
        {
          attrs: { id: submenuId, 'aria-hidden': String(!isOpen), 'aria-labelledby': id },
          style: isOpen ? (isInMain(opener) ? undefined : inList) : closed,
        },
      ],
    ] as const;
  });
  return (
    <>
      {lists.map((list) => (
        <Bind key={keyOf(list)} to={list} attrs={{ 'data-smartmenus-id': keyOf(list) }} />
      ))}
      {/* Before the bindings, because arrows change the widths of links. */}
      {openers.map((opener) => (
        <Arrow key={keyOf(opener)} link={opener} icon={settings.submenu_icon} />
      ))}
      <BindAll items={items} />
      {chain.filter(isInMain).map((opener) => (
        <Flyout key={keyOf(opener)} link={opener} isBelow={isRow(opener)} />
      ))}
      {dropdown && (
        <Dropdown
          nav={dropdown}
          toggle={toggle}
          isOpen={isToggled || !toggle}
          isStretched={settings.full_width === 'stretch'}
        />
      )}
      <AnchorItems host={host} />
    </>
  );
}

export default widget({ settings, read: readNavMenu, component: NavMenu });
