import type { Gate } from '../../core/types';
import { ACTION_LINKS } from '../../elementor/loader/actionLinks';
import { panelIdOf } from './markup';
import { hasPanel } from './panels';

/** Is it a link to one of our panels? */
function isOurs(element: Element): boolean {
  const link = element.closest(ACTION_LINKS);
  return !!link && hasPanel(panelIdOf(link) ?? '');
}

/** Skips Elementor's handler of action links, which would ask the panel a second time. */
export const gates: readonly Gate[] = [
  { on: 'document', type: 'click', selector: ACTION_LINKS, functionName: 'bound runLinkAction', when: isOurs },
];
