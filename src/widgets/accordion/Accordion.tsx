import { type ReactNode, useLayoutEffect } from 'react';
import { BindAll, type BindItem } from '../../core/react/Bind';
import { useLive } from '../../core/react/hooks';
import { type WidgetProps, widget } from '../../core/types';
import { emit } from '../../page/base/events';
import { useAccordion } from '../../ui/panels/useAccordion';
import { usePanels } from '../../ui/panels/usePanels';
import { itemsOf, rootOf } from './markup';
import { readAccordion, type settings as schema, settings } from './settings';

type Props = WidgetProps<typeof schema>;

/** Items that slide open and shut below their titles. */
function Accordion({ host, settings }: Props): ReactNode {
  const panels = usePanels(host, itemsOf);
  const root = useLive(host, rootOf);
  const { stateOf, on, slides } = useAccordion({
    host,
    panels,
    first: settings.open === 'first' ? panels.slice(0, 1) : [],
    isMultiple: settings.multiple,
    duration: settings.duration,
    writesHash: settings.hash,
    closesOnEscape: false,
  });
  const states = panels.map(stateOf);
  const shown = states.map((state) => (state === 'closed' ? 0 : 1)).join('');
  useLayoutEffect(() => {
    if (shown.includes('1')) emit(window, 'elementor-pro/motion-fx/recalc');
  }, [shown]);

  const items: BindItem[] = [[host, { on }]];
  // Older versions of Elementor give the root the role of a tablist.
  if (root) items.push([root, { attrs: { role: null } }]);
  for (const [at, { titles, body, link }] of panels.entries()) {
    const state = states[at];
    const isOpen = state === 'open' || state === 'opening';
    const isActive = { 'elementor-active': isOpen };
    for (const title of titles) {
      const attrs = { role: 'button', tabindex: 0, 'aria-expanded': String(isOpen), 'aria-selected': null };
      items.push([title, { class: isActive, attrs }]);
    }
    // The title is the button. A link inside it would be a second tab stop.
    if (link) items.push([link, { attrs: { href: null, tabindex: null } }]);
    const isClosed = state === 'closed';
    items.push([
      body,
      {
        class: isActive,
        attrs: { role: 'region', hidden: isClosed ? 'hidden' : null },
        style: { display: isClosed ? 'none' : 'block' },
      },
    ]);
  }
  return (
    <>
      <BindAll items={items} />
      {slides}
    </>
  );
}

export default widget({ settings, read: readAccordion, component: Accordion });
