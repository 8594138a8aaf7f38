/** Moves the focus to the notice of a loaded page without the runtime. */
import type { Changes } from '../../core/dom/changes';
import { hasOwnSettings } from '../../core/settings/ownSettings';
import { needsWidget } from './atRest';
import { firstNotice, focusAtRest, forgetRequest, isFocusFree, sinceReady } from './notice';

/** When the first notice gets the focus, in milliseconds after the page is ready; the default of the setting. */
const DELAY = 500;

/** Why the widget must start: the page does more than focus its first notice, or has its own settings. */
export const reason = (body: Element): string | undefined =>
  needsWidget(body) ?? (hasOwnSettings('notices', body) ? 'settings of its own' : undefined);

/** Focuses the first notice once. */
export function prepare(body: Element, changes: Changes): void {
  const notice = firstNotice(body);
  forgetRequest(body);
  if (!notice) return;
  const timer = setTimeout(() => isFocusFree(null) && focusAtRest(notice), Math.max(0, DELAY - sinceReady()));
  changes.onUndo(() => clearTimeout(timer));
}
