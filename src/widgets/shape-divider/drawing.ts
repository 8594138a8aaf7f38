import { parseInert } from '../../core/html';

const ACTIVE = 'script, foreignObject, iframe, a, use, image, animate, set, style';

/** The drawing in an SVG file, without all that could run or load something; null when there is none. */
export function safeDrawing(source: string): string | null {
  const drawing = parseInert(source).querySelector('svg');
  if (!drawing) return null;
  for (const part of drawing.querySelectorAll(ACTIVE)) part.remove();
  for (const part of [drawing, ...drawing.querySelectorAll('*')]) {
    for (const { name } of [...part.attributes]) if (/^on|href$|^style$/i.test(name)) part.removeAttribute(name);
  }
  return drawing.outerHTML;
}

/** Fetches a drawing. @throws when it cannot be had, or is none */
export async function fetchDrawing(address: string, signal: AbortSignal): Promise<string> {
  const answer = await fetch(address, { signal });
  const drawing = answer.ok ? safeDrawing(await answer.text()) : null;
  if (drawing === null) throw new Error(`${address} is no drawing.`);
  return drawing;
}
