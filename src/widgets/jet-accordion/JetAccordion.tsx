import { type ReactNode, useState } from 'react';
import { BindAll, type BindItem } from '../../core/react/Bind';
import { type WidgetProps, widget } from '../../core/types';
import { reducesMotion } from '../../page/base/device';
import { asArgument, emit } from '../../page/base/events';
import { useAccordion } from '../../ui/panels/useAccordion';
import { usePanels } from '../../ui/panels/usePanels';
import { openOf, togglesOf } from './markup';
import { readJetAccordion, type settings as schema, settings } from './settings';

type Props = WidgetProps<typeof schema>;

/** How long a part slides, as in JetTabs' style sheet, in milliseconds. */
const DURATION = 500;

/** Parts that slide open and shut below their titles. */
function JetAccordion({ host, settings }: Props): ReactNode {
  const { collapsible, switchScrolling, switchScrollingOffset } = settings;
  const toggles = usePanels(host, togglesOf);
  const [first] = useState(() => openOf(toggles));
  const tell = (when: 'before' | 'after', body: HTMLElement): void => {
    const target = host.querySelector('.jet-accordion');
    const toggleIndex = toggles.findIndex((one) => one.body === body);
    if (target)
      emit(window, `jet-tabs/accordion/show-toggle-event/${when}`, { target: asArgument(target), toggleIndex });
  };
  const { stateOf, on, slides } = useAccordion({
    host,
    panels: toggles,
    first,
    isMultiple: !collapsible,
    duration: DURATION,
    mayChange({ body }, isOpening) {
      if (isOpening) tell('before', body);
      return true;
    },
    onSettled(body, isOpen) {
      if (!isOpen) return;
      tell('after', body);
      if (!switchScrolling) return;
      const toggle = toggles.find((one) => one.body === body)?.toggle ?? body;
      const top = toggle.getBoundingClientRect().top + window.scrollY - switchScrollingOffset;
      window.scrollTo({ top, behavior: reducesMotion() ? 'instant' : 'smooth' });
    },
  });

  const items: BindItem[] = [[host, { on }]];
  for (const one of toggles) {
    const state = stateOf(one);
    const isOpen = state === 'open' || state === 'opening';
    const isMoving = state === 'opening' || state === 'closing';
    items.push(
      [one.toggle, { class: { 'active-toggle': isOpen } }],
      [one.title, { attrs: { role: 'button', tabindex: 0, 'aria-expanded': String(isOpen) } }],
      [
        one.body,
        {
          attrs: { role: 'region', 'aria-labelledby': one.title.id || undefined },
          // JetTabs' style sheet has its own transition, and hides a closing part at once.
          style: isMoving
            ? { height: 'auto', transition: 'none', visibility: 'visible' }
            : { height: isOpen ? 'auto' : undefined },
        },
      ],
    );
  }
  return (
    <>
      <BindAll items={items} />
      {slides}
    </>
  );
}

export default widget({ settings, read: readJetAccordion, component: JetAccordion });
