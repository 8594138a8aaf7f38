/** The cards before the widget starts. */
import type { Changes } from '../../core/dom/changes';
import { applyLook } from '../../core/dom/look';
import { isHtmlElement } from '../../core/dom/nodes';
import { settingsAtRest } from '../../elementor/settingsAtRest';
import { addressOf, looksOf, readLink } from './markup';

/** Makes a card without a link of its own a link. */
export function prepare(host: Element, changes: Changes): void {
  if (!isHtmlElement(host)) return;
  const { url } = { ...readLink(host), ...settingsAtRest('product-list', host) };
  const address = typeof url === 'string' && url ? addressOf(url) : null;
  if (!address) return;
  const { card, empty } = looksOf(host, address);
  applyLook(host, card, changes);
  if (empty) applyLook(...empty, changes);
}
