import { copyDrawing } from '../../core/dom/drawing';
import { parseInert } from '../../core/dom/html';
import { send } from '../../page/network/http';

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
