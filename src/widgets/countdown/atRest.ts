/** Timers that are out of view; part of the code that every page of Elementor loads. */
import { numberOr } from '../../core/settings/given';
import { settingsAtRest } from '../../elementor/settingsAtRest';
import { timerOf } from './markup';

/** Why a timer must run out of view: its end does something, or a visitor's own time begins. */
export function reasonOf(host: Element): string | undefined {
  const { dataset } = timerOf(host as HTMLElement);
  const { actions, evergreen, restart } = settingsAtRest('countdown', host);
  const hasActions =
    (dataset.expireActions ?? '[]') !== '[]' ||
    (Array.isArray(actions) && actions.length > 0) ||
    numberOr(restart, 0) > 0 ||
    dataset.type === 'endless';
  if (hasActions) return 'its end';
  return dataset.evergreenInterval || numberOr(evergreen, 0) > 0 ? 'the time of a visitor' : undefined;
}
