import { type ReactNode, useLayoutEffect, useState } from 'react';
import { isElement, isNode } from '../../core/dom/nodes';
import type { PageEvent } from '../../core/jquery/listen';
import { BindAll, type BindItem } from '../../core/react/Bind';
import { useLive } from '../../core/react/hooks';
import { type WidgetProps, widget } from '../../core/types';
import { useDeviceValue, useForDevice } from '../../elementor/useDeviceValue';
import { hasTouch } from '../../page/base/device';
import { emit } from '../../page/base/events';
import { useNamedTabs } from '../../ui/panels/useAddress';
import { usePanels } from '../../ui/panels/usePanels';
import { useDragScroll } from '../../ui/rows/useDragScroll';
import { useLongRow } from '../../ui/rows/useLongRow';
import { firstOf, headingOf, isFolded, rootOf, tabsOf } from './markup';
import { type settings as schema, settings } from './settings';

type Props = WidgetProps<typeof schema>;

/** Shows one container. In narrow windows, where the style sheet folds the titles, it can be closed, too. */
function NestedTabs({ host, settings }: Props): ReactNode {
  const tabs = usePanels(host, tabsOf);
  const root = useLive(host, rootOf);
  const heading = useLive(host, headingOf);
  const folded = useForDevice(() => isFolded(heading));
  const [first] = useState(() => firstOf(tabs)?.body);
  const scrolls = useDeviceValue(settings.horizontal_scroll) === 'enable';
  const isLong = useLongRow(heading, scrolls, useDeviceValue(settings.tabs_justify_horizontal));
  const isDragged = useDragScroll(heading, scrolls);
  const { active, on } = useNamedTabs({
    host,
    tabs,
    first: tabs.find(({ body }) => body === first) ?? tabs[0],
    writesHash: settings.hash,
    canClose: folded,
    keysOpen: false,
  });
  const [focused, setFocused] = useState<EventTarget | null>(null);
  const stopIn = (row: number): HTMLElement | undefined =>
    tabs.map(({ titles }) => titles[row]).find((title) => title && title === focused) ?? active?.titles[row];
  const body = active?.body;
  useLayoutEffect(() => {
    if (!body) return;
    // Passes the element itself, because Elementor passes a collection, which jQuery's `trigger` spreads into
    // arguments.
    emit(window, 'elementor/nested-tabs/activate', body);
    emit(window, 'elementor/bg-video/recalc');
  }, [body]);

  const onKeyDown = (event: PageEvent): void => {
    on.keydown?.(event);
    const { key } = event as Event as KeyboardEvent;
    const isInside = isNode(event.target) && body?.contains(event.target);
    if (key !== 'Escape' || !isInside || event.defaultPrevented) return;
    active?.titles.find((title) => title.getClientRects().length > 0)?.focus();
  };
  // The focused title is the only tab stop, so that Tab leaves the row.
  const onFocusIn = ({ target }: PageEvent): void => {
    setFocused(isElement(target) ? target.closest('.e-n-tab-title') : null);
  };
  const onFocusOut = (): void => setFocused(null);
  const items: BindItem[] = [[host, { on: { ...on, keydown: onKeyDown, focusin: onFocusIn, focusout: onFocusOut } }]];
  if (root) items.push([root, { class: { 'e-activated': true }, attrs: { 'data-touch-mode': String(hasTouch()) } }]);
  if (heading) {
    const classes = { 'e-scroll': scrolls || undefined, 'e-scroll-active': isDragged || undefined };
    const style = { '--n-tabs-heading-justify-content': isLong ? 'start' : undefined };
    items.push([heading, { class: classes, attrs: { role: 'tablist' }, style }]);
  }
  for (const tab of tabs) {
    const isActive = tab === active;
    for (const [row, title] of tab.titles.entries()) {
      // Early versions number titles by `data-tab`, and style the open one by its class.
      const isEarly = title.hasAttribute('data-tab');
      items.push([
        title,
        {
          class: { 'e-active': isEarly ? isActive : undefined },
          // Folded titles are tabs, too, because the style of the open one hangs on `aria-selected`.
          attrs: {
            role: 'tab',
            'aria-selected': String(isActive),
            'aria-expanded': folded || isEarly ? String(isActive) : undefined,
            tabindex: folded || title === stopIn(row) ? 0 : -1,
          },
        },
      ]);
    }
    items.push([
      tab.body,
      {
        class: { 'e-active': isActive },
        attrs: {
          id: tab.body.id || tab.titles[0]?.getAttribute('aria-controls') || undefined,
          role: 'tabpanel',
          'aria-labelledby': tab.titles[0]?.id || undefined,
        },
        style: { display: isActive ? undefined : 'none' },
      },
    ]);
  }
  return <BindAll items={items} />;
}

export default widget({ settings, component: NestedTabs });
