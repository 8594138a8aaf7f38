import { type ReactNode, useState } from 'react';
import { BindAll, type BindItem } from '../../core/react/Bind';
import { type WidgetProps, widget } from '../../core/widget';
import { isDrivenByEditor } from '../../elementor/elements';
import { usePanels } from '../../ui/panels/panel';
import { useAccordion } from '../../ui/panels/useAccordion';
import { itemsOf } from './markup';
import { type settings as schema, settings } from './settings';

type Props = WidgetProps<typeof schema>;

/** Items that slide open and shut; without a script they are the browser's own. */
function NestedAccordion({ host, settings }: Props): ReactNode {
  const panels = usePanels(host, itemsOf);
  // The server, or a visitor before the start, has opened them.
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
    // The browser opens what a search in the page has found.
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

export default widget({ settings, component: NestedAccordion, isLeft: isDrivenByEditor });
