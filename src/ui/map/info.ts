import { cleanHtml, textIn } from '../../core/dom/html';
import { appendTo } from '../../core/dom/nodes';
import { breathe, slice } from '../../core/load/schedule';
import type { MapMarker } from './types';

/** HTML from settings, sanitised; only its text if the sanitiser cannot be loaded. */
const contentOf = (html: string): Promise<DocumentFragment | string> => cleanHtml(html).catch(() => textIn(html));

/** The content of a marker's info window; null if it is empty. */
async function infoElement({ info, link }: MapMarker): Promise<HTMLElement | null> {
  if (!info.trim() && !link) return null;
  const element = document.createElement('div');
  element.className = 'storefront-map-info';
  const text = document.createElement('div');
  appendTo(text, await contentOf(info));
  if (!link && !text.textContent?.trim() && !text.querySelector('img')) return null;
  element.appendChild(text);
  if (link) element.appendChild(linkElement(link));
  return element;
}

/** The contents of the info windows, in the order of the markers; null for markers without. */
export async function infoElements(
  markers: readonly MapMarker[],
  signal: AbortSignal,
): Promise<(HTMLElement | null)[]> {
  const infos: (HTMLElement | null)[] = [];
  let now = slice();
  for (const marker of markers) {
    infos.push(await infoElement(marker));
    if (!now.isOver()) continue;
    await breathe();
    signal.throwIfAborted();
    now = slice();
  }
  return infos;
}

function linkElement({ text, url, attributes }: NonNullable<MapMarker['link']>): HTMLElement {
  const wrapper = document.createElement('div');
  wrapper.className = 'jet-map-pin__wrapper';
  const anchor = document.createElement('a');
  anchor.className = 'jet-map-pin__link';
  for (const name in attributes) anchor.setAttribute(name, attributes[name] ?? '');
  if (url !== null) anchor.href = url;
  anchor.textContent = text;
  wrapper.appendChild(anchor);
  return wrapper;
}

/** The overlay at the map's centre; null if there is none. */
export async function overlayElement(html: string): Promise<HTMLElement | null> {
  if (!html.trim()) return null;
  const element = document.createElement('div');
  element.className = 'ekit-gmap-overlay';
  appendTo(element, await contentOf(html));
  return element;
}
