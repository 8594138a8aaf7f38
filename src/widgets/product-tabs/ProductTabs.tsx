import { type ReactNode, useLayoutEffect, useMemo, useReducer, useRef, useState } from 'react';
import { pageJQuery } from '../../core/jquery/jquery';
import { listen, type PageEvent } from '../../core/jquery/listen';
import { BindAll, type BindItem } from '../../core/react/Bind';
import { sync } from '../../core/react/hooks';
import { type WidgetProps, widget } from '../../core/types';
import { isStacked } from '../../ui/panels/panel';
import { usePanels } from '../../ui/panels/usePanels';
import { useTabs } from '../../ui/panels/useTabs';
import { keyForAddress, onAddress } from './address';
import { type Tab, tabListOf, tabsNow, tabsOf } from './markup';
import { type settings as schema, settings } from './settings';

/** Builds WooCommerce's stars, because our guard also stops the `init` of the rating in the tabs. */
function buildLegacyStars(host: Element): void {
  if (!pageJQuery()) return;
  import('./gates').then(({ buildStars }) => buildStars(host)).catch(() => undefined);
}

/** Are the tabs vertical: by their list's attribute, or because they stand one below the other? */
const isVertical = (row: readonly HTMLElement[]): boolean =>
  row[0]?.closest('[role=tablist]')?.getAttribute('aria-orientation') === 'vertical' || isStacked(row);

/** The roles around the tabs, where a theme's template has none. */
function rolesOf(host: HTMLElement, tabs: readonly Tab[]): BindItem[] {
  const list = tabListOf(host);
  if (!list) return [];
  return [
    [list, { attrs: { role: 'tablist' } }],
    ...tabs.flatMap(({ item, tab, body }): BindItem[] => [
      ...(item === tab ? [] : ([[item, { attrs: { role: 'presentation' } }]] as BindItem[])),
      [body, { attrs: { role: 'tabpanel', 'aria-labelledby': tab.id || item.id || undefined } }],
    ]),
  ];
}

/** Shows one panel: the one chosen last, else the one in the address, else the first. */
function ProductTabs({ host, settings }: WidgetProps<typeof schema>): ReactNode {
  const [hasRoles] = useState(() => tabListOf(host)?.getAttribute('role') === 'tablist');
  const known = useRef<readonly Tab[]>([]);
  const tabs = usePanels(host, () => tabsNow(host, known.current));
  known.current = tabs;
  if (tabs.length === 0) tabsOf(host);
  const [starts, restart] = useReducer((count: number) => count + 1, 0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a changed setting must not open another tab
  const requested = useMemo(() => keyForAddress(tabs, { byId: settings.hash, isLoad: true }), [tabs, starts]);
  const { active, on, show, titleFor } = useTabs({
    host,
    tabs,
    first: tabs.find(({ key }) => key === requested) ?? tabs[0],
    isVertical,
    linksClick: true,
    onChosen({ body }) {
      if (settings.hash) window.history.replaceState(window.history.state, '', `#${body.id}`);
    },
  });

  const latest = useRef({ show, tabs, settings });
  useLayoutEffect(() => {
    latest.current = { show, tabs, settings };
  });
  useLayoutEffect(() => {
    const open = (key: string | null): void => {
      const now = latest.current;
      const tab = now.tabs.find((one) => one.key === key);
      if (tab) now.show(tab);
    };
    const onInit = (event: PageEvent): void => {
      if (event.target !== host) {
        buildLegacyStars(host);
        return;
      }
      sync(() => {
        restart();
        latest.current.show(null);
      });
    };
    buildLegacyStars(host);
    const stops = [
      listen(host, 'init', onInit),
      onAddress({
        onHashChange() {
          const now = latest.current;
          open(keyForAddress(now.tabs, { byId: now.settings.hash, isLoad: false }));
        },
        onReviewLink(link) {
          const product = link.closest('.product');
          if (!product || product.contains(host)) open('reviews');
        },
      }),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [host]);

  if (!active) return null;

  // WooCommerce's gallery turns its page on the keyup of arrow keys.
  const onKeyUp = (event: PageEvent): void => {
    if (titleFor(event)) event.stopPropagation();
  };
  const items: BindItem[] = [[host, { on: { ...on, keyup: onKeyUp } }], ...(hasRoles ? [] : rolesOf(host, tabs))];
  for (const tab of tabs) {
    const isActive = tab === active;
    items.push(
      [tab.item, { class: { active: isActive } }],
      [tab.tab, { attrs: { role: 'tab', 'aria-selected': String(isActive) } }],
      [tab.link, { attrs: { tabindex: isActive ? 0 : -1 } }],
      [tab.body, { style: { display: isActive ? 'block' : 'none' } }],
    );
  }
  return <BindAll items={items} />;
}

export default widget({ settings, gates: async () => (await import('./gates')).gates, component: ProductTabs });
