import { choice, flag, settingsSchema } from '../../core/settings/settings';
import type { RawSettings } from '../../core/types';

/** Settings of `elementskit-tabs`. */
export const settings = settingsSchema({
  /** Writes the opened tab’s name into the address. The tab that the address names opens anyway. */
  ekit_hash_change: flag(false),
  /** `hover`: tabs open under the mouse, too. Read from the markup. */
  trigger: choice(['click', 'hover'], 'click'),
});

/** Reads the trigger from the markup; the first link's counts for all. */
export function readTabs(host: HTMLElement): RawSettings {
  const trigger = host.querySelector('[data-ekit-toggle-trigger]')?.getAttribute('data-ekit-toggle-trigger') || 'click';
  const isHovered = host.querySelector('.tab__list__item')
    ? !host.closest('.is-click-yes') && !host.querySelector('.is-click-yes')
    : trigger !== 'click';
  return { trigger: isHovered ? 'hover' : 'click' };
}
