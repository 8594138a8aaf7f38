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

/** The addresses of the shapes that a theme or plugin has added, by name; only the editor knows them. */
function addedShape(name: string): string | undefined {
  const config = pageGlobal('elementor')?.config;
  const shapes = isRecord(config) && isRecord(config.additional_shapes) ? config.additional_shapes : {};
  const address = Object.hasOwn(shapes, name) ? shapes[name] : undefined;
  return typeof address === 'string' ? address : undefined;
}

/** Where a shape's drawing is; null when the name is none, or the page does not say where drawings are. */
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

/** How long the answer may take, in milliseconds, and be, in characters. */
const PATIENCE = 15_000;
const MOST = 500_000;

/** The drawing in an SVG file, of shapes alone; null when there is none. */
export function drawingIn(source: string): DocumentFragment | null {
  const drawing = source.length <= MOST ? parseInert(source).querySelector('svg') : null;
  if (!drawing) return null;
  const fragment = document.createDocumentFragment();
  fragment.append(copyDrawing(drawing));
  return fragment;
}

/** Fetches a drawing from where Elementor says it is. @throws when it cannot be had, or is none */
export async function fetchDrawing(address: string, signal: AbortSignal): Promise<DocumentFragment> {
  // The site's own scripts say where the drawings are, maybe on a host for files.
  const { status, body } = await send(address, {}, { signal, timeout: PATIENCE, isAnyHost: true });
  const drawing = status < 400 ? drawingIn(body) : null;
  if (drawing === null) throw new Error(`${address} is no drawing.`);
  return drawing;
}
