import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { Bind, BindAll } from '../../core/react/Bind';
import { keyOf, useLive, useLiveList } from '../../core/react/hooks';
import { type WidgetProps, widget } from '../../core/types';
import { isDrivenByEditor } from '../../elementor/elements';
import { tellShown } from '../../page/motion/shown';
import { watchLeaving } from '../../ui/menus/leaving';
import { AnchorItems } from './AnchorItems';
import { Arrow } from './Arrow';
import { Dropdown } from './Dropdown';
import { Flyout } from './Flyout';
import { useKeys } from './keys';
import { chainOf, dropdownOf, isInMain, listsOf, mainOf, openersOf, submenuOf, toggleOf } from './markup';
import { useOpening } from './opening';
import { usePointer } from './pointer';
import { readNavMenu, type settings as schema, settings } from './settings';
import './nav-menu.css';

const PARTS = '.elementor-nav-menu, .elementor-menu-toggle, .elementor-nav-menu--dropdown';

/** Opens the submenus of both lists, and what is behind the toggle. */
function NavMenu({ host, settings }: WidgetProps<typeof schema>): ReactNode {
  const main = useLive(host, mainOf);
  const dropdown = useLive(host, dropdownOf);
  const toggle = useLive(host, toggleOf);
  const lists = useLiveList(() => listsOf(host));
  const openers = useLiveList(() => listsOf(host).flatMap(openersOf));
  const opening = useOpening(host);
  const { open, isToggled, closeAll } = opening;
  const chain = open ? chainOf(open.link) : [];
  const isRow = (link: Element): boolean =>
    settings.layout === 'horizontal' && isInMain(link) && link.closest('ul')?.matches('.elementor-nav-menu') === true;

  const onClick = usePointer({ main, toggle, chain, opening });
  const onKey = useKeys({ toggle, chain, opening, isRow });

  const closeLevel = useRef(opening.closeLevel);
  useLayoutEffect(() => {
    closeLevel.current = opening.closeLevel;
  });
  const isOn = open !== null || (isToggled && toggle !== null);
  useLayoutEffect(() => {
    if (!isOn) return undefined;
    return watchLeaving({
      host,
      contains: (target) => host.contains(target) && target.closest(PARTS) !== null,
      close: closeAll,
      onEscape: () => closeLevel.current(),
    });
  }, [isOn, host, closeAll]);

  const link = open?.link;
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
      <Bind to={host} on={{ click: onClick, keydown: onKey, focusin: opening.onFocus }} />
      {lists.map((list) => (
        <Bind key={keyOf(list)} to={list} attrs={{ 'data-smartmenus-id': keyOf(list) }} />
      ))}
      {/* Before what is bound, because the arrows change the links' widths. */}
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

export default widget({ settings, read: readNavMenu, component: NavMenu, isLeft: isDrivenByEditor });
