import { type ReactNode, useState } from 'react';
import { BindAll, type BindItem } from '../../core/react/Bind';
import { type WidgetProps, widget } from '../../core/types';
import { useAccordion } from '../../ui/panels/useAccordion';
import { usePanels } from '../../ui/panels/usePanels';
import { itemsOf } from './markup';
import { type settings as schema, settings } from './settings';

type Props = WidgetProps<typeof schema>;

/** Items that slide open and shut; without the widget they are the browser's `details`. */
function NestedAccordion({ host, settings }: Props): ReactNode {
  const panels = usePanels(host, itemsOf);
  // Opened by the server, or by a visitor before the start.
  const [first] = useState(() => panels.filter(({ details }) => details.open));
  const { stateOf, adopt, on, slides } = useAccordion({
    host,
    panels,
    first,
    isMultiple: settings.max_items_expended === 'multiple',
    duration: settings.n_accordion_animation_duration,
    writesHash: settings.hash,
    closesOnEscape: true,
  });

  const items: BindItem[] = [[host, { on }]];
  for (const panel of panels) {
    const { titles, details } = panel;
    const state = stateOf(panel);
    const isOpen = state === 'open' || state === 'opening';
    // The browser opens an item when a search in the page finds text in it.
    const onToggle = (): void => {
      if (details.open !== (state !== 'closed')) adopt(panel, details.open);
    };
    items.push([details, { attrs: { open: state !== 'closed' }, on: { toggle: onToggle } }]);
    for (const title of titles) items.push([title, { attrs: { 'aria-expanded': String(isOpen), tabindex: 0 } }]);
  }
  return (
    <>
      <BindAll items={items} />
      {slides}
    </>
  );
}

export default widget({ settings, component: NestedAccordion });
