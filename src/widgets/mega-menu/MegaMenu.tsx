import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { isElement } from '../../core/dom/nodes';
import { listen, type PageEvent } from '../../core/jquery/listen';
import { Bind, BindAll, type BindItem } from '../../core/react/Bind';
import { keyOf, useLive, useLiveList } from '../../core/react/hooks';
import { isRecord } from '../../core/settings/settings';
import { type WidgetProps, widget } from '../../core/types';
import { useDeviceValue, useForDevice } from '../../elementor/useDeviceValue';
import { placeOnPage } from '../../page/scroll/samePage';
import { type Menu as MenuState, useMenu } from '../../ui/menus/useMenu';
import { useReadSections } from '../../ui/menus/useReadSections';
import { useStretch } from '../../ui/menus/useStretch';
import { useDragScroll } from '../../ui/rows/useDragScroll';
import { useLongRow } from '../../ui/rows/useLongRow';
import {
  anchorsOf,
  boxOf,
  dialectOf,
  headingOf,
  type Item,
  itemOf,
  nameOf,
  navOf,
  tabFrom,
  titlesOf,
  toggleOf,
  wrapperOf,
} from './markup';
import { OpenPanel } from './OpenPanel';
import { isDropdownOn } from './rules';
import { type settings as schema, settings } from './settings';
import './mega-menu.css';

interface NavState {
  nav: HTMLElement;
  items: readonly Item[];
  current: Item | undefined;
  isToggled: boolean;
  isDropdown: boolean;
}

/** The states of the menu's elements, for style sheets and screen readers. */
function statesOf({ nav, items, current, isToggled, isDropdown }: NavState): BindItem[] {
  const toggle = toggleOf(nav);
  const boxes = new Map<Element, boolean>();
  const states: BindItem[] = [[nav, { attrs: { 'data-layout': isDropdown ? 'dropdown' : 'horizontal' } }]];
  if (toggle) states.push([toggle, { attrs: { 'aria-expanded': String(isToggled) } }]);
  for (const item of items) {
    const { title, button, panel } = item;
    if (!button || !panel) continue;
    const isOpen = item.title === current?.title;
    const id = panel.id || `e-n-menu-content-${keyOf(panel)}`;
    const box = boxOf(panel);
    if (box) boxes.set(box, isOpen || boxes.get(box) === true);
    states.push(
      [button, { attrs: { 'aria-expanded': String(isOpen), 'aria-controls': id, 'aria-label': nameOf(title) } }],
      [
        panel,
        {
          class: { 'e-active': isOpen },
          attrs: { id, role: 'group' },
          style: { '--n-menu-title-order': title.style.getPropertyValue('--n-menu-title-order') || undefined },
        },
      ],
    );
  }
  for (const [box, isOpen] of boxes) states.push([box, { class: { 'e-active': isOpen } }]);
  return states;
}

/** Marks the titles whose sections are being read. */
function Anchors({ nav }: { nav: HTMLElement }): ReactNode {
  const links = useLiveList(() => anchorsOf(nav).filter(placeOnPage));
  const isRead = useReadSections(links);
  const items = links.flatMap((link): BindItem[] => {
    const on = isRead(link) || undefined;
    const title = link.closest('.e-n-menu-title') ?? link;
    return [
      [link, { attrs: { 'aria-current': on && 'location' } }],
      [title, { class: { 'e-current': on } }],
    ];
  });
  return <BindAll items={items} />;
}

const detailOf = (event: PageEvent): Record<string, unknown> => {
  const { detail } = event as unknown as { detail?: unknown };
  return isRecord(detail) ? detail : {};
};

/** Lets scripts open and close by Elementor's events on the window. */
function useEvents(host: HTMLElement, nav: HTMLElement, { isOpen, send }: MenuState): void {
  const latest = useRef(isOpen);
  useLayoutEffect(() => {
    latest.current = isOpen;
  });
  useLayoutEffect(() => {
    const id = host.getAttribute('data-id');
    const isMine = ({ widgetId }: Record<string, unknown>): boolean => id !== null && String(widgetId) === id;
    const activate = (event: PageEvent): void => {
      const detail = detailOf(event);
      const item = titlesOf(nav)[Number(detail.titleIndex) - 1];
      if (!isMine(detail) || !item || !itemOf(nav, item).panel) return;
      send({ type: latest.current(item) ? 'close' : 'enter', item });
    };
    const turn = (event: PageEvent): void => {
      if (isMine(detailOf(event))) send({ type: 'toggle' });
    };
    const stops = [
      listen(window, 'elementor/nested-elements/activate-by-keyboard', activate),
      listen(window, 'elementor/mega-menu/dropdown-toggle-by-keyboard', turn),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [host, nav, send]);
}

interface MenuProps extends WidgetProps<typeof schema> {
  nav: HTMLElement;
}

/** The list behind the toggle, as wide as the window. */
function Wrapper({ wrapper, isDropdown, isShown }: { wrapper: HTMLElement; isDropdown: boolean; isShown: boolean }) {
  const stretch = useStretch(wrapper, isDropdown);
  const style = stretch && {
    '--stretch-left': `${stretch.left}px`,
    '--stretch-right': 'auto',
    '--stretch-width': `${stretch.width}px`,
  };
  return <Bind to={wrapper} attrs={{ role: 'group', inert: isDropdown && !isShown }} style={style} />;
}

/** A row of titles that may be longer than the menu, and is dragged then. */
function Row({ heading, isRow, align }: { heading: HTMLElement; isRow: boolean; align: string }): ReactNode {
  const isLong = useLongRow(heading, isRow, align);
  const isDragged = useDragScroll(heading, isRow) || undefined;
  const style = { '--n-menu-heading-justify-content': isLong ? 'start' : undefined };
  return <Bind to={heading} class={{ 'e-scroll': isDragged, 'e-scroll-active': isDragged }} style={style} />;
}

/** Opens panels, and the list behind the toggle. */
function Menu({ host, nav, settings }: MenuProps): ReactNode {
  const toggle = useLive(nav, toggleOf);
  const wrapper = useLive(nav, wrapperOf);
  const heading = useLive(nav, headingOf);
  const isRow = useDeviceValue(settings.horizontal_scroll) === 'enable';
  const align = useDeviceValue(settings.item_position_horizontal);
  const items = useLiveList(() => titlesOf(nav)).map((title) => itemOf(nav, title));
  const isDropdown = useForDevice((device) => isDropdownOn(device, settings));
  const hovers = settings.open_on === 'hover' && !isDropdown;
  const isServedOpen = toggle?.getAttribute('aria-expanded') === 'true';
  const menu = useMenu(host, dialectOf({ nav, items, isDropdown, hovers }), isServedOpen);
  useEvents(host, nav, menu);
  const { open, isToggled } = menu;
  const current = items.find(({ title }) => title === open?.item);

  const onKey = (event: PageEvent): void => {
    const { key, target, shiftKey, defaultPrevented } = event as Event as KeyboardEvent;
    if (key !== 'Tab' || !current || defaultPrevented || !isElement(target)) return;
    const to = tabFrom(target, shiftKey, items, current);
    if (!to) return;
    event.preventDefault();
    to.focus();
  };

  const states = statesOf({ nav, items, current, isToggled, isDropdown });
  const box = current?.panel && boxOf(current.panel);
  return (
    <>
      <Bind to={host} on={{ keydown: onKey }} />
      <BindAll items={states} />
      {heading && isRow && <Row heading={heading} isRow={!isDropdown} align={align} />}
      {wrapper && toggle && <Wrapper wrapper={wrapper} isDropdown={isDropdown} isShown={isToggled} />}
      {current?.panel && (
        <OpenPanel
          key={keyOf(current.panel)}
          title={current.title}
          panel={current.panel}
          box={isDropdown ? null : (box ?? null)}
          settings={settings}
        />
      )}
      <Anchors nav={nav} />
    </>
  );
}

/** Elementor's mega menu. */
function MegaMenu(props: WidgetProps<typeof schema>): ReactNode {
  const nav = useLive(props.host, navOf);
  return nav ? <Menu {...props} nav={nav} /> : null;
}

export default widget({ settings, component: MegaMenu });
