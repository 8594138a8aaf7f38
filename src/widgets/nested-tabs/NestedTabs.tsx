import { type ReactNode, useLayoutEffect, useState } from 'react';
import type { PageEvent } from '../../core/listen';
import { BindAll, type BindItem } from '../../core/react/Bind';
import { useLive } from '../../core/react/hooks';
import { hasTouch } from '../../page/base/device';
import { emit } from '../../page/base/events';
import type { WidgetProps } from '../../page/base/widget';
import { isDrivenByEditor } from '../../page/elementor';
import { useForDevice } from '../../page/useDeviceValue';
import { usePanels } from '../../ui/panels/usePanels';
import { useTabs } from '../../ui/panels/useTabs';
import { firstOf, headingOf, isFolded, rootOf, tabsOf } from './markup';
import type { settings as schema } from './settings';
import { useDragScroll } from './useDragScroll';

type Props = WidgetProps<typeof schema>;

function OpenTabs({ host, settings }: Props): ReactNode {
  const tabs = usePanels(host, tabsOf);
  const root = useLive(host, rootOf);
  const heading = useLive(host, headingOf);
  const folded = useForDevice(() => isFolded(heading));
  const [first] = useState(() => firstOf(tabs)?.body);
  const scrolls = settings.horizontal_scroll === 'enable';
  const isDragged = useDragScroll(heading, scrolls);
  const { active, on } = useTabs({
    host,
    tabs,
    first: tabs.find(({ body }) => body === first) ?? tabs[0],
    writesHash: settings.hash,
    canClose: folded,
  });
  const body = active?.body;
  useLayoutEffect(() => {
    if (!body) return;
    // The element itself: where the page builder gives a collection, jQuery takes it apart.
    emit(window, 'elementor/nested-tabs/activate', body);
    emit(window, 'elementor/bg-video/recalc');
  }, [body]);

  const onKeyDown = (event: PageEvent): void => {
    on.keydown?.(event);
    const { key } = event as Event as KeyboardEvent;
    const isInside = event.target instanceof Node && body?.contains(event.target);
    if (key === 'Escape' && isInside && !event.defaultPrevented) active?.titles[0]?.focus();
  };
  const items: BindItem[] = [[host, { on: { ...on, keydown: onKeyDown } }]];
  if (root) items.push([root, { class: { 'e-activated': true }, attrs: { 'data-touch-mode': String(hasTouch()) } }]);
  if (heading) {
    const classes = { 'e-scroll': scrolls || undefined, 'e-scroll-active': isDragged || undefined };
    items.push([heading, { class: classes, attrs: { role: folded ? null : 'tablist' } }]);
  }
  for (const tab of tabs) {
    const isActive = tab === active;
    const asTab = { role: 'tab', 'aria-selected': String(isActive), tabindex: isActive ? 0 : -1 };
    const asButton = { role: null, 'aria-selected': null, 'aria-expanded': String(isActive), tabindex: 0 };
    for (const title of tab.titles) items.push([title, { attrs: folded ? asButton : asTab }]);
    items.push([
      tab.body,
      {
        class: { 'e-active': isActive },
        attrs: { role: folded ? 'region' : 'tabpanel', 'aria-labelledby': tab.titles[0]?.id || undefined },
        style: { display: isActive ? undefined : 'none' },
      },
    ]);
  }
  return <BindAll items={items} />;
}

/** Shows one container; on narrow windows, where the style sheet folds the titles, one or none. */
export const NestedTabs = (props: Props): ReactNode => (isDrivenByEditor(props.host) ? null : <OpenTabs {...props} />);
