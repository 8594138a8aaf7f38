import { type ReactNode, useLayoutEffect, useMemo, useState } from 'react';
import { BindAll, type BindItem } from '../../core/Bind';
import { listen, type PageEvent } from '../../core/listen';
import { sync } from '../../core/sync';
import { isRtl } from '../../page/device';
import type { WidgetProps } from '../../page/widget';
import { onAddress } from './address';
import { tabForAddress, tabForKey } from './initialTab';
import type { settings as schema } from './settings';
import { type Tab, tabsOf } from './tabs';

function keyForAddress(tabs: readonly Tab[], byId: boolean): string | null {
  // One look at the address: it is costly to read, and there may be many widgets.
  const { href } = window.location;
  const hash = href.includes('#') ? href.slice(href.indexOf('#')) : '';
  const asked =
    tabForAddress(hash, href) ?? (byId ? (tabs.find(({ panel }) => `#${panel.id}` === hash)?.key ?? null) : null);
  return tabs.some(({ key }) => key === asked) ? asked : null;
}

const isModified = (event: Event): boolean => {
  const { ctrlKey, metaKey, shiftKey, altKey } = event as MouseEvent;
  return ctrlKey || metaKey || shiftKey || altKey;
};

/** Shows one panel at a time; arrows, Home and End move and open (spec §4). */
export function ProductTabs({ host, settings }: WidgetProps<typeof schema>): ReactNode {
  const [round, setRound] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `round` asks for a new look at the markup
  const tabs = useMemo(() => tabsOf(host), [host, round]);
  const [chosen, setChosen] = useState<string | null>(() => keyForAddress(tabs, settings.hash));
  const active = tabs.find(({ key }) => key === chosen) ?? tabs[0];

  useLayoutEffect(() => {
    // Quick-view scripts trigger `init` on the wrapper to start it again.
    const restart = (event: PageEvent): void => {
      if (event.target !== host) return;
      sync(() => {
        setRound((count) => count + 1);
        setChosen(keyForAddress(tabs, settings.hash));
      });
    };
    const stops = [
      listen(host, 'init', restart),
      onAddress({
        addressChanged() {
          const key = keyForAddress(tabs, settings.hash);
          if (key !== null) setChosen(key);
        },
        reviewLinkFollowed(link) {
          const product = link.closest('.product');
          if (!product || product.contains(host)) setChosen('reviews');
        },
      }),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [host, tabs, settings.hash]);

  if (!active) return null;

  const open = ({ key, panel }: Tab): void => {
    setChosen(key);
    if (settings.hash) window.history.replaceState(window.history.state, '', `#${panel.id}`);
  };
  const tabOf = (event: PageEvent): Tab | undefined =>
    tabs.find(({ link }) => event.target instanceof Node && link.contains(event.target));

  const onClick = (event: PageEvent): void => {
    const tab = tabOf(event);
    if (!tab || isModified(event)) return;
    event.preventDefault();
    open(tab);
  };
  const onKeyDown = (event: PageEvent): void => {
    const tab = tabOf(event);
    if (!tab || isModified(event)) return;
    const vertical = tab.link.closest('[role=tablist]')?.getAttribute('aria-orientation') === 'vertical';
    const { key } = event as Event as KeyboardEvent;
    const next = tabs[tabForKey(key, tabs.indexOf(tab), tabs.length, isRtl(host), vertical) ?? -1];
    if (!next) return;
    event.preventDefault();
    open(next);
    next.link.focus();
  };

  const items: BindItem[] = [[host, { on: { click: onClick, keydown: onKeyDown } }]];
  for (const tab of tabs) {
    const isActive = tab === active;
    items.push(
      [tab.item, { class: { active: isActive } }],
      [tab.link, { attrs: { 'aria-selected': String(isActive), tabindex: isActive ? 0 : -1 } }],
      [tab.panel, { style: { display: isActive ? 'block' : 'none' } }],
    );
  }
  return <BindAll items={items} />;
}
