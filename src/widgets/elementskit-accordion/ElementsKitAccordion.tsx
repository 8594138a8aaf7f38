import { type ReactNode, useCallback, useState } from 'react';
import { BindAll, type BindItem } from '../../core/react/Bind';
import { type WidgetProps, widget } from '../../core/types';
import { emit } from '../../page/base/events';
import { useAccordion } from '../../ui/panels/useAccordion';
import { usePanels } from '../../ui/panels/usePanels';
import { WidgetAreas } from '../../ui/panels/WidgetAreas';
import { cardsOf, openOf } from './markup';
import { type settings as schema, settings } from './settings';
import './elementskit-accordion.css';

type Props = WidgetProps<typeof schema>;

/** Cards that slide open and shut below their heads. */
function ElementsKitAccordion({ host, settings }: Props): ReactNode {
  const panels = usePanels(host, cardsOf);
  const [first] = useState(() => openOf(panels));
  const onSettled = useCallback((body: HTMLElement, isOpen: boolean) => {
    emit(body, isOpen ? 'shown.bs.collapse' : 'hidden.bs.collapse');
  }, []);
  const { stateOf, on, slides } = useAccordion({
    host,
    panels,
    first,
    isMultiple: settings.multiple,
    duration: settings.duration,
    writesHash: settings.hash,
    mayChange: ({ body }, isOpening) => emit(body, isOpening ? 'show.bs.collapse' : 'hide.bs.collapse'),
    onSettled,
  });

  const items: BindItem[] = [[host, { on }]];
  for (const panel of panels) {
    const { card, toggler, body } = panel;
    const state = stateOf(panel);
    const isOpen = state === 'open' || state === 'opening';
    const isMoving = state === 'opening' || state === 'closing';
    items.push(
      [card, { class: { active: isOpen } }],
      [
        toggler,
        {
          class: { collapsed: !isOpen },
          attrs: {
            role: 'button',
            tabindex: 0,
            'aria-expanded': String(isOpen),
            'aria-controls': body.id || undefined,
          },
        },
      ],
      [
        body,
        {
          class: { collapse: !isMoving, collapsing: isMoving, show: state === 'open' },
          attrs: { role: 'region' },
          // ElementsKit's style sheet sets the height to 0 while it moves.
          style: isMoving ? { height: 'auto', transition: 'none' } : undefined,
        },
      ],
    );
  }
  return (
    <>
      <BindAll items={items} />
      {slides}
      <WidgetAreas host={host} panels={panels} isOpen={(panel) => stateOf(panel) !== 'closed'} />
    </>
  );
}

export default widget({
  settings,
  gates: async () => (await import('./gates')).gates,
  component: ElementsKitAccordion,
});
