import type { Gate } from '../../core/types';
import { parseAction } from '../../elementor/actionLinks';
import { ACTION_LINKS } from '../../elementor/loader/actionLinks';
import { popupAround, popupOf } from './model';

/** Is it a link that opens one of our popups, or closes the one it is in? */
function isOurs(element: Element): boolean {
  const action = parseAction(element.closest(ACTION_LINKS)?.getAttribute('href') ?? '');
  if (action?.name === 'popup:open') return popupOf(action.settings.id) !== undefined;
  return action?.name === 'popup:close' && popupAround(element) !== undefined;
}

/** Skips Elementor's handler of action links, which does not know our dialogs. */
export const gates: readonly Gate[] = [
  { on: 'document', type: 'click', selector: ACTION_LINKS, functionName: 'bound runLinkAction', when: isOurs },
];
