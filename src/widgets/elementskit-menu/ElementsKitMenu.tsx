import { type ReactNode, useCallback, useLayoutEffect, useState } from 'react';
import { isElement } from '../../core/dom/nodes';
import { isModified, listen } from '../../core/jquery/listen';
import { Bind, BindAll, type BindItem } from '../../core/react/Bind';
import { sync, useLive, useLiveList } from '../../core/react/hooks';
import { type WidgetProps, widget } from '../../core/types';
import { nameOnPage } from '../../page/scroll/samePage';
import { followSections, isBeingRead } from '../../page/scroll/sectionInView';
import { useElementsKitMenu, useNarrow } from '../../ui/menus/elementskit/dialect';
import { Items } from '../../ui/menus/elementskit/Items';
import { INDICATOR, isIn, isNested, linkOf } from '../../ui/menus/elementskit/markup';
import {
  anchoredItems,
  CLOSER,
  containerOf,
  fitPanel,
  listOf,
  navOf,
  placesOf,
  readElementsKitMenu,
  TOGGLER,
} from './markup';
import { OffCanvas } from './OffCanvas';
import { type settings as schema, settings } from './settings';
import '../../ui/menus/elementskit/menu.css';

/** Lets panels as wide as the window out of the box around the section. */
function TopPanels({ host }: { host: Element }): ReactNode {
  const wrap = host.closest('.elementor-section-wrap');
  return wrap && <Bind to={wrap} class={{ default_menu_position: true }} />;
}

/** Marks the item whose place on this page is in view. */
function Sections({ list }: { list: Element }): ReactNode {
  const items = useLiveList(() => anchoredItems(list).map(([item]) => item));
  // Known from the start, because what was marked before the widget must not lose its mark for a moment.
  const [current, setCurrent] = useState<Element | null>(
    () => placesOf(list).findLast((place) => isBeingRead(place)) ?? null,
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: other items have other places
  useLayoutEffect(() => {
    return followSections(placesOf(list), (now) => sync(() => setCurrent(now)));
  }, [list, items]);
  const bound = anchoredItems(list).flatMap(([item, target]): BindItem[] => {
    const link = linkOf(item);
    const isHere = target === current;
    return [
      // The server marks the item of this page, whatever the place on it.
      [item, { class: { active: current ? isHere : undefined } }],
      ...(link ? [[link, { attrs: { 'aria-current': isHere ? 'location' : undefined } }] as BindItem] : []),
    ];
  });
  return <BindAll items={bound} />;
}

/** A row above its breakpoint, and a panel at the side below it. */
function ElementsKitMenu({ host, settings }: WidgetProps<typeof schema>): ReactNode {
  const { openOn, opensOnIcon, onePage, submenuText, failedText } = settings;
  const container = useLive(host, containerOf);
  const list = useLive(host, listOf);
  const isNarrow = useNarrow(settings.breakpoint);
  const [isOut, setOut] = useState(false);
  const mode = { isNarrow, byClick: openOn === 'click', onIcon: opensOnIcon };
  const isRow = !isNarrow && list?.matches('.elementskit-menu-vertical') === false;
  const menu = useElementsKitMenu(host, mode, isRow);
  const { shut } = menu;
  const closePanel = useCallback(() => sync(() => setOut(false)), []);

  useLayoutEffect(() => {
    return listen(host, 'click', (event) => {
      const target = isElement(event.target) ? event.target : null;
      if (!target || isModified(event)) return;
      const toggler = target.closest(TOGGLER);
      if (toggler && isIn(host, toggler)) {
        event.preventDefault();
        sync(() => setOut((now) => !now && !toggler.matches(CLOSER)));
        return;
      }
      const link = target.closest('a');
      // The link's target lies behind the panel. A prevented click counts, too, because a theme's smooth scrolling
      // prevents it.
      if (!link || target.closest(INDICATOR) || nameOnPage(link) === null) return;
      closePanel();
      shut();
    });
  }, [host, shut, closePanel]);

  if (!container || !list) return null;
  const nav = navOf(host);
  const isBare = nav && !/\bekit_menu_responsive_/.test(nav.className);
  const top = menu.open?.item.closest('.top_position');
  return (
    <>
      <Bind to={container} attrs={{ 'ekit-dom-added': 'yes' }} />
      {isBare && <Bind to={nav} class={{ ekit_menu_responsive_tablet: true }} />}
      <Items host={host} menu={menu} mode={mode} submenuText={submenuText} failedText={failedText} measure={fitPanel} />
      {!isNarrow && top && isIn(host, top) && !isNested(top) && <TopPanels host={host} />}
      <OffCanvas
        host={host}
        container={container}
        isNarrow={isNarrow}
        isOpen={isOut}
        settings={settings}
        onClose={closePanel}
      />
      {onePage && <Sections list={list} />}
    </>
  );
}

export default widget({
  settings,
  read: readElementsKitMenu,
  gates: async () => (await import('./gates')).gates,
  component: ElementsKitMenu,
});
