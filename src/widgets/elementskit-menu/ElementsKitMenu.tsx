import { type ReactNode, useCallback, useLayoutEffect, useState } from 'react';
import { isModified } from '../../core/dom/modified';
import { listen } from '../../core/jquery/listen';
import { Bind } from '../../core/react/Bind';
import { useLive } from '../../core/react/hooks';
import { sync } from '../../core/react/sync';
import { type WidgetProps, widget } from '../../core/widget';
import { isDrivenByEditor } from '../../elementor/elements';
import { nameOnPage } from '../../page/scroll/samePage';
import { useElementsKitMenu, useNarrow } from '../../ui/menus/elementskit/dialect';
import { Items } from '../../ui/menus/elementskit/Items';
import { INDICATOR, isIn, isNested } from '../../ui/menus/elementskit/markup';
import { CLOSER, containerOf, listOf, navOf, TOGGLER } from './markup';
import { OffCanvas } from './OffCanvas';
import { fitPanel, TopPanels } from './panels';
import { Sections } from './Sections';
import { readElementsKitMenu, type settings as schema, settings } from './settings';
import '../../ui/menus/elementskit/menu.css';

/** A menu that is a row above its breakpoint, and a panel at the side below it. */
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
      const target = event.target instanceof Element ? event.target : null;
      if (!target || isModified(event)) return;
      const toggler = target.closest(TOGGLER);
      if (toggler && isIn(host, toggler)) {
        event.preventDefault();
        sync(() => setOut((now) => !now && !toggler.matches(CLOSER)));
        return;
      }
      const link = target.closest('a');
      // A link to this page leads behind the panel, also where a theme's smooth scrolling leads there.
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
  isLeft: isDrivenByEditor,
});
