import { type ReactNode, useLayoutEffect, useMemo, useReducer, useRef, useState } from 'react';
import { onMutations } from '../../core/hosts/mutations';
import { pageJQuery } from '../../core/jquery/jquery';
import { isModified, listen, type PageEvent } from '../../core/jquery/listen';
import { BindAll, type BindItem } from '../../core/react/Bind';
import { sync, useStore } from '../../core/react/hooks';
import { type WidgetProps, widget } from '../../core/types';
import { isRtl } from '../../page/base/device';
import { keyForAddress, onAddress } from './address';
import { type Tab, tabAt, tabListOf, tabsOf } from './markup';
import { tabForKey } from './rules';
import { type settings as schema, settings } from './settings';

function useTabs(host: HTMLElement): [tabs: readonly Tab[], reread: () => void] {
  const [reads, reread] = useReducer((count: number) => count + 1, 0);
  const known = useRef<readonly Tab[]>([]);
  const last = useStore(onMutations, () => {
    if (known.current.every(({ item }) => item.isConnected)) return tabListOf(host)?.lastElementChild;
    // A new object each time, because the panels of new tabs may come later.
    return host.isConnected && {};
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: `reads` and `last` stand for changes of the markup
  const tabs = useMemo(() => tabsOf(host, known.current), [host, reads, last]);
  known.current = tabs;
  return [tabs, reread];
}

/** Builds stars that are not ours, because our guard also stops the legacy `init` of the rating in the tabs. */
function buildLegacyStars(host: Element): void {
  if (!pageJQuery()) return;
  import('./gates').then(({ buildStars }) => buildStars(host)).catch(() => undefined);
}

function tabForKeyEvent(tabs: readonly Tab[], host: HTMLElement, event: PageEvent): Tab | undefined {
  const tab = tabAt(tabs, event.target);
  if (!tab || isModified(event)) return undefined;
  const isVertical = tab.link.closest('[role=tablist]')?.getAttribute('aria-orientation') === 'vertical';
  const { key } = event as Event as KeyboardEvent;
  return tabs[tabForKey(key, tabs.indexOf(tab), tabs.length, isRtl(host), isVertical) ?? -1];
}

/** Shows one panel: the one chosen last, else the one in the address, else the first. */
function ProductTabs({ host, settings }: WidgetProps<typeof schema>): ReactNode {
  const [tabs, reread] = useTabs(host);
  const [chosen, setChosen] = useState<string | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a changed setting must not open another tab
  const requested = useMemo(() => keyForAddress(tabs, { byId: settings.hash, isLoad: true }), [tabs]);
  const active = tabs.find(({ key }) => key === (chosen ?? requested)) ?? tabs[0];

  useLayoutEffect(() => {
    const choose = (key: string | null): void => {
      if (tabs.some((tab) => tab.key === key)) setChosen(key);
    };
    const onInit = (event: PageEvent): void => {
      if (event.target !== host) {
        buildLegacyStars(host);
        return;
      }
      sync(() => {
        reread();
        setChosen(null);
      });
    };
    buildLegacyStars(host);
    const stops = [
      listen(host, 'init', onInit),
      onAddress({
        onHashChange() {
          choose(keyForAddress(tabs, { byId: settings.hash, isLoad: false }));
        },
        onReviewLink(link) {
          const product = link.closest('.product');
          if (!product || product.contains(host)) choose('reviews');
        },
      }),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [host, tabs, reread, settings.hash]);

  if (!active) return null;

  const open = ({ key, panel }: Tab): void => {
    setChosen(key);
    if (settings.hash) window.history.replaceState(window.history.state, '', `#${panel.id}`);
  };
  const onClick = (event: PageEvent): void => {
    const tab = tabAt(tabs, event.target);
    if (!tab || isModified(event)) return;
    event.preventDefault();
    open(tab);
  };
  const onKeyDown = (event: PageEvent): void => {
    const next = tabForKeyEvent(tabs, host, event);
    if (!next) return;
    event.preventDefault();
    open(next);
    next.link.focus();
  };
  // A legacy gallery turns its page when an arrow key goes up.
  const onKeyUp = (event: PageEvent): void => {
    if (tabForKeyEvent(tabs, host, event)) event.stopPropagation();
  };

  const items: BindItem[] = [[host, { on: { click: onClick, keydown: onKeyDown, keyup: onKeyUp } }]];
  for (const tab of tabs) {
    const isActive = tab === active;
    items.push(
      [tab.item, { class: { active: isActive } }],
      [tab.tab, { attrs: { 'aria-selected': String(isActive) } }],
      [tab.link, { attrs: { tabindex: isActive ? 0 : -1 } }],
      [tab.panel, { style: { display: isActive ? 'block' : 'none' } }],
    );
  }
  return <BindAll items={items} />;
}

export default widget({ settings, gates: async () => (await import('./gates')).gates, component: ProductTabs });
