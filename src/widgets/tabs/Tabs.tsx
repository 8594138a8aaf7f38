import { type ReactNode, useLayoutEffect } from 'react';
import { BindAll, type BindItem } from '../../core/react/Bind';
import { useLive } from '../../core/react/hooks';
import { type WidgetProps, widget } from '../../core/types';
import { emit } from '../../page/base/events';
import { useNamedTabs } from '../../ui/panels/useAddress';
import { usePanels } from '../../ui/panels/usePanels';
import { contentOf, isNarrow, listOf, tabsOf } from './markup';
import { type settings as schema, settings } from './settings';

type Props = WidgetProps<typeof schema>;

/** Shows one panel: the one chosen last, else the one that the address names, else the first. */
function Tabs({ host, settings }: Props): ReactNode {
  const tabs = usePanels(host, tabsOf);
  const list = useLive(host, listOf);
  const content = useLive(host, contentOf);
  const { active, on } = useNamedTabs({ host, tabs, writesHash: settings.hash });
  const body = active?.body;
  useLayoutEffect(() => {
    if (body) emit(window, 'elementor-pro/motion-fx/recalc');
  }, [body]);

  const items: BindItem[] = [[host, { on }]];
  if (list && host.classList.contains('elementor-tabs-view-vertical'))
    items.push([list, { attrs: { 'aria-orientation': 'vertical' } }]);
  // A tablist may hold only tabs, but the titles between the panels are buttons.
  if (content) items.push([content, { attrs: { role: null, 'aria-orientation': null } }]);
  for (const tab of tabs) {
    const isActive = tab === active;
    const state = { 'aria-selected': String(isActive), 'aria-expanded': String(isActive), tabindex: isActive ? 0 : -1 };
    const asButton = { role: 'button', 'aria-selected': null, tabindex: 0 };
    for (const title of tab.titles) {
      const attrs = isNarrow(title) ? { ...state, ...asButton } : state;
      items.push([title, { class: { 'elementor-active': isActive }, attrs }]);
    }
    items.push([
      tab.body,
      {
        class: { 'elementor-active': isActive },
        attrs: { hidden: isActive ? null : 'hidden' },
        style: { display: isActive ? 'block' : 'none' },
      },
    ]);
  }
  return <BindAll items={items} />;
}

export default widget({ settings, component: Tabs });
