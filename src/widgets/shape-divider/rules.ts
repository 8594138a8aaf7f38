import { copyDrawing } from '../../core/dom/drawing';
import { parseInert } from '../../core/dom/html';
import { isRecord } from '../../core/settings/settings';
import { pageGlobal } from '../../page/base/globals';
import { parseUrl } from '../../page/base/url';
import { send } from '../../page/network/http';

const NEGATIVE = new Set(
  'drops clouds pyramids triangle triangle-asymmetrical curve curve-asymmetrical waves arrow split book'.split(' '),
);

const NAME = /^[a-z0-9][\w-]*$/i;

/** The addresses of shapes added by a theme or plugin. Only the editor knows them. */
function addedShape(name: string): string | undefined {
  const config = pageGlobal('elementor')?.config;
  const shapes = isRecord(config) && isRecord(config.additional_shapes) ? config.additional_shapes : {};
  const address = Object.hasOwn(shapes, name) ? shapes[name] : undefined;
  return typeof address === 'string' ? address : undefined;
}

/** The address of a shape's drawing; null if the name is invalid or the page does not give the base address. */
export function shapeAddress(name: string, isNegative: boolean): string | null {
  if (!NAME.test(name)) return null;
  const added = addedShape(name);
  const urls = pageGlobal('elementorFrontendConfig')?.urls;
  const assets = isRecord(urls) && typeof urls.assets === 'string' ? urls.assets : null;
  const plain = added ?? (assets && `${assets}shapes/${name}.svg`);
  if (!plain) return null;
  const wanted = isNegative && (added || NEGATIVE.has(name)) ? plain.replace('.svg', '-negative.svg') : plain;
  const url = parseUrl(wanted);
  return url && /^https?:$/.test(url.protocol) ? url.href : null;
}

/** The timeout in milliseconds, and the maximum size in characters. */
const PATIENCE = 15_000;
const MOST = 500_000;

/** The drawing in an SVG file, reduced to shapes; null if there is none. */
export function drawingIn(source: string): DocumentFragment | null {
  const drawing = source.length <= MOST ? parseInert(source).querySelector('svg') : null;
  if (!drawing) return null;
  const fragment = document.createDocumentFragment();
  fragment.appendChild(copyDrawing(drawing));
  return fragment;
}

/** Fetches a drawing from Elementor's address. @throws if it cannot be loaded or is invalid */
export async function fetchDrawing(address: string, signal: AbortSignal): Promise<DocumentFragment> {
  // Any host, because the site's own scripts give the address, which may be on a CDN.
  const { status, body } = await send(address, {}, { signal, timeout: PATIENCE, isAnyHost: true });
  const drawing = status < 400 ? drawingIn(body) : null;
  if (drawing === null) throw new Error(`${address} is no drawing.`);
  return drawing;
}
