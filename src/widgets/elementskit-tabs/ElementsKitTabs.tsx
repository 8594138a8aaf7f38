import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { BindAll, type BindItem } from '../../core/react/Bind';
import { type WidgetProps, widget } from '../../core/types';
import { emitBetween } from '../../page/base/events';
import { useNamedTabs } from '../../ui/panels/useAddress';
import { usePanels } from '../../ui/panels/usePanels';
import { WidgetAreas } from '../../ui/panels/WidgetAreas';
import { firstOf, listOf, type Tab, tabsOf } from './markup';
import { readTabs, type settings as schema, settings } from './settings';
import { useSwitch } from './useSwitch';
import './elementskit-tabs.css';

type Props = WidgetProps<typeof schema>;

/** Asks other scripts, which may prevent the change. */
const mayOpen = (next: Tab, before: Tab | undefined): boolean =>
  (!before || emitBetween(before.title, 'hide.bs.tab', next.title)) &&
  emitBetween(next.title, 'show.bs.tab', before?.title);

/** Shows one pane: the one chosen last, else the one that the address names, else the server's. */
function ElementsKitTabs({ host, settings }: Props): ReactNode {
  const tabs = usePanels(host, tabsOf);
  const [first] = useState(() => firstOf(tabs)?.body);
  const { active, on, choose } = useNamedTabs({
    host,
    tabs,
    first: tabs.find(({ body }) => body === first) ?? tabs[0],
    writesHash: settings.ekit_hash_change,
    opensOnHover: settings.trigger === 'hover',
    mayOpen,
  });
  const mark = useSwitch(host, tabs, active, choose);

  const shown = useRef<Tab>(undefined);
  useLayoutEffect(() => {
    const before = shown.current;
    shown.current = active;
    if (!active || !before || before.body === active.body) return;
    emitBetween(before.title, 'hidden.bs.tab', active.title);
    emitBetween(active.title, 'shown.bs.tab', before.title);
  }, [active]);

  const { list, items: between } = listOf(tabs);
  const items: BindItem[] = [[host, { on }], ...mark];
  if (list) items.push([list, { attrs: { role: 'tablist' } }]);
  for (const item of between) items.push([item, { attrs: { role: 'presentation' } }]);
  for (const tab of tabs) {
    const { title, body, classes } = tab;
    const isActive = tab === active;
    const state = Object.fromEntries(classes.map((name) => [name, isActive]));
    const controls = body.id || undefined;
    const attrs = { role: 'tab', 'aria-selected': String(isActive), 'aria-controls': controls };
    items.push([title, { class: state, attrs: { ...attrs, tabindex: isActive ? 0 : -1 } }]);
    const name = body.hasAttribute('aria-labelledby') ? undefined : title.textContent?.trim();
    items.push([body, { class: state, attrs: { role: 'tabpanel', 'aria-label': name, tabindex: 0 } }]);
  }
  return (
    <>
      <BindAll items={items} />
      <WidgetAreas host={host} panels={tabs} isOpen={(tab) => tab === active} />
    </>
  );
}

export default widget({
  settings,
  read: readTabs,
  gates: async () => (await import('./gates')).gates,
  component: ElementsKitTabs,
});
