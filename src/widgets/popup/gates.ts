import type { Gate } from '../../core/types';
import { parseAction } from '../../elementor/actionLinks';
import { ACTION_LINKS } from '../../elementor/loader/actionLinks';
import { popupAround, popupOf } from './model';

/** Is it a link that opens a popup of ours, or closes the one in which it stands? */
function isOurs(element: Element): boolean {
  const action = parseAction(element.closest(ACTION_LINKS)?.getAttribute('href') ?? '');
  if (action?.name === 'popup:open') return popupOf(action.settings.id) !== undefined;
  return action?.name === 'popup:close' && popupAround(element) !== undefined;
}

/** Elementor's handler of action links knows nothing of our dialogs. */
export const gates: readonly Gate[] = [
  { on: 'document', type: 'click', selector: ACTION_LINKS, functionName: 'bound runLinkAction', when: isOurs },
];
