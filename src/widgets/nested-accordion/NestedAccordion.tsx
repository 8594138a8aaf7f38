import { type ReactNode, useState } from 'react';
import { isTag } from '../../core/dom/nodes';
import { BindAll, type BindItem } from '../../core/react/Bind';
import { type WidgetProps, widget } from '../../core/types';
import { isDrivenByEditor } from '../../elementor/elements';
import { idsOf, type Panel, usePanels } from '../../ui/panels/panel';
import { useAccordion } from '../../ui/panels/useAccordion';
import { type settings as schema, settings } from './settings';

const ROOT = '.e-n-accordion';

/** An item of the accordion. */
interface Item extends Panel {
  details: HTMLDetailsElement;
}

/** The items of a host. */
function itemsOf(host: Element): Item[] {
  const root = host.matches(ROOT) ? host : host.querySelector(ROOT);
  return [...(root?.children ?? [])].flatMap((details) => {
    if (!isTag(details, 'details')) return [];
    const title = details.querySelector<HTMLElement>(':scope > summary');
    const body = details.querySelector<HTMLElement>(':scope > :not(summary)');
    return title && body ? [{ titles: [title], body, details, names: idsOf(details, title, body) }] : [];
  });
}

type Props = WidgetProps<typeof schema>;

/** Items that slide open and shut; until it starts they are the browser's `details`. */
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

export default widget({ settings, component: NestedAccordion, isLeft: isDrivenByEditor });
