/** The videos before the widget starts; part of the code that every page of Elementor loads. */
import type { Changes } from '../../core/dom/changes';
import { settingsAtRest } from '../../elementor/settingsAtRest';
import { markButton } from '../../page/focus/buttonAtRest';
import { BUTTON, INLINE, OPENERS, OVERLAY, playerOf } from './markup';

/**
 * Why the widget cannot wait: a provider's player needs consent, one that shows needs its controls, and phones may play
 * a video with sound only during the press, not when it is repeated.
 */
export function reasonOf(host: Element): string | undefined {
  if (host.querySelector('video') && matchMedia('(hover: none)').matches) return 'a video of the site';
  const player = playerOf(host);
  if (!player) return undefined;
  return player.querySelector('iframe') || !host.querySelector(`${OVERLAY},${BUTTON}`) ? 'a player' : undefined;
}

/** Makes the elements that open a video buttons. */
export function markOpeners(host: Element, changes: Changes): void {
  const name = String(settingsAtRest('video-popup', host).openText || 'Play video');
  for (const opener of host.querySelectorAll(`${OPENERS},${INLINE},${BUTTON}`)) {
    markButton(opener, changes, name);
    if (opener.matches(OPENERS)) changes.attribute(opener, 'aria-haspopup', 'dialog');
  }
  const player = playerOf(host);
  if (player) changes.attribute(player, 'inert', '');
}
