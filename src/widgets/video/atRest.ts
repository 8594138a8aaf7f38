/** A video before its widget starts; part of the code that every page of Elementor loads. */
import type { Changes } from '../../core/dom/changes';
import { yesOrNo } from '../../core/settings/given';
import { settingsAtRest } from '../../elementor/settingsAtRest';
import { markButton } from '../../page/focus/buttonAtRest';
import { fileOf, frameOf, overlayOf, playButtonOf } from './markup';

/** Is there an image over the video, which the visitor presses to see it? Or is the lightbox in charge? */
export const waitsForPress = (host: Element): boolean =>
  overlayOf(host) !== null || yesOrNo(settingsAtRest('video', host).lightbox) === true;

/** Makes a button of the image over the video, and keeps the video below from the keyboard. */
export function coverVideo(host: Element, changes: Changes): void {
  const overlay = overlayOf(host);
  if (!overlay) return;
  const { playText } = settingsAtRest('video', host);
  markButton(playButtonOf(overlay), changes, typeof playText === 'string' && playText ? playText : 'Play video');
  for (const player of [fileOf(host), frameOf(host)]) if (player) changes.attribute(player, 'inert', '');
}
