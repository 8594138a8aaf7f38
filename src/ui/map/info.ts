import { setServerHtml } from '../../core/html';
import type { MapMarker } from './types';

/** What an info window shows; null for a marker that has nothing to say. */
export function infoElement({ info, link }: MapMarker): HTMLElement | null {
  if (!info.trim() && !link) return null;
  const element = document.createElement('div');
  element.className = 'storefront-map-info';
  const text = document.createElement('div');
  setServerHtml(text, info);
  element.append(text);
  if (link) element.append(linkElement(link));
  return element;
}

function linkElement({ text, url, attributes }: NonNullable<MapMarker['link']>): HTMLElement {
  const wrapper = document.createElement('div');
  wrapper.className = 'jet-map-pin__wrapper';
  const anchor = document.createElement('a');
  anchor.className = 'jet-map-pin__link';
  for (const name in attributes) anchor.setAttribute(name, attributes[name] ?? '');
  if (url !== null) anchor.href = url;
  anchor.textContent = text;
  wrapper.append(anchor);
  return wrapper;
}

/** What stands over a map's centre; null where there is nothing. */
export function overlayElement(html: string): HTMLElement | null {
  if (!html.trim()) return null;
  const element = document.createElement('div');
  element.className = 'ekit-gmap-overlay';
  setServerHtml(element, html);
  return element;
}
