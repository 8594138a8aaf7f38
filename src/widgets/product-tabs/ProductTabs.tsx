import { type ReactNode, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { BindAll, type BindItem } from '../../core/Bind';
import { useStore } from '../../core/hooks';
import { pageJQuery } from '../../core/jquery';
import { listen, type PageEvent } from '../../core/listen';
import { isModified } from '../../core/modified';
import { onMutations } from '../../core/mutations';
import { sync } from '../../core/sync';
import { isRtl } from '../../page/device';
import type { WidgetProps } from '../../page/widget';
import { onAddress, withoutLightbox } from './address';
import { tabForAddress, tabForKey } from './initialTab';
import type { settings as schema } from './settings';
import { isNamed, listOf, type Tab, tabsOf } from './tabs';

/** Later, only the hash asks: a comment page in the address opens the reviews on load. */
function keyForAddress(tabs: readonly Tab[], byId: boolean, isLater?: boolean): string | null | undefined {
  // One look at the address: it is costly to read, and there may be many widgets.
  const href = withoutLightbox(window.location.href);
  const hash = href.replace(/^[^#]*/, '');
  return (byId && tabs.find(({ panel }) => isNamed(panel.id, hash))?.key) || tabForAddress(hash, isLater ? '' : href);
}

/** What only pages with jQuery need. */
export const loadLegacy = () => import('./legacy');

/** Stars that are not ours are built by legacy, which does not hear of them: the guard of the tabs is around them. */
const leaveStars = (host: Element): void => {
  if (pageJQuery())
    loadLegacy()
      .then(({ buildStars }) => buildStars(host))
      .catch(() => undefined);
};

/** Shows one panel at a time; arrows, Home and End move and open (spec §4). */
export function ProductTabs({ host, settings }: WidgetProps<typeof schema>): ReactNode {
  const [round, setRound] = useState(0);
  const known = useRef<readonly Tab[]>([]);
  // Scripts fill the wrapper anew, add a tab or take one away, without a word. A look at one end, and at what is known: this
  // is asked at each change of the page.
  const last = useStore(
    onMutations,
    () => known.current.every(({ item }) => item.isConnected) && listOf(host)?.lastElementChild,
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: both ask for a new look at the markup
  const tabs = useMemo(() => tabsOf(host), [host, round, last]);
  known.current = tabs;
  const [chosen, setChosen] = useState<string | null>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: an address is answered where the tabs start
  const asked = useMemo(() => keyForAddress(tabs, settings.hash), [tabs]);
  const active = tabs.find(({ key }) => key === (chosen ?? asked)) ?? tabs[0];

  useLayoutEffect(() => {
    // Quick-view scripts trigger `init` on the wrapper to start it again.
    const restart = (event: PageEvent): void => {
      if (event.target !== host) {
        leaveStars(host);
        return;
      }
      sync(() => {
        setRound((count) => count + 1);
        setChosen(null);
      });
    };
    const choose = (asked?: string | null): void => {
      if (tabs.some(({ key }) => key === asked)) setChosen(asked);
    };
    leaveStars(host);
    const stops = [
      listen(host, 'init', restart),
      onAddress({
        addressChanged() {
          choose(keyForAddress(tabs, settings.hash, true));
        },
        reviewLinkFollowed(link) {
          const product = link.closest('.product');
          if (!product || product.contains(host)) choose('reviews');
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
  const tabOf = ({ target }: PageEvent): Tab | undefined => {
    if (!(target instanceof Element)) return undefined;
    // A tab may have a second link to its panel, for example around a picture.
    const second = target.closest('a')?.hash ?? '';
    return tabs.find(
      ({ item, link, panel }) =>
        link.contains(target) || (isNamed(panel.id, second) && item.contains(target) && !panel.contains(target)),
    );
  };

  const onClick = (event: PageEvent): void => {
    const tab = tabOf(event);
    if (!tab || isModified(event)) return;
    event.preventDefault();
    open(tab);
  };
  const nextBy = (event: PageEvent): Tab | undefined => {
    const tab = tabOf(event);
    if (!tab || isModified(event)) return undefined;
    const vertical = tab.link.closest('[role=tablist]')?.getAttribute('aria-orientation') === 'vertical';
    const { key } = event as Event as KeyboardEvent;
    return tabs[tabForKey(key, tabs.indexOf(tab), tabs.length, isRtl(host), vertical) ?? -1];
  };
  const onKeyDown = (event: PageEvent): void => {
    const next = nextBy(event);
    if (!next) return;
    event.preventDefault();
    open(next);
    next.link.focus();
  };

  // A legacy gallery turns its page when it hears an arrow key go up.
  const onKeyUp = (event: PageEvent): void => {
    if (nextBy(event)) event.stopPropagation();
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
