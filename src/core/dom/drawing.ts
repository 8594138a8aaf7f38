const SVG = 'http://www.w3.org/2000/svg';

const SHAPES = new Set('g path circle ellipse line polygon polyline rect title use'.split(' '));

/** Attributes of shapes: geometry, paint, and names for screen readers. */
const ATTRIBUTE =
  /^(class|d|points|[cr]?[xy]|[xy][12]|r|width|height|viewBox|preserveAspectRatio|transform|opacity|fill(-opacity|-rule)?|clip-rule|stroke(-[a-z]+)?|role|aria-hidden|aria-label)$/;

/** The style properties that SVG attributes can set. */
const PAINT = /^(opacity|fill(-opacity|-rule)?|clip-rule|stroke(-[a-z]+)?)$/;

/** A drawing of more parts than this is cut. */
const MOST = 500;

function setPlain(to: Element, name: string, value: string): void {
  // A paint may be the address of something else.
  if (ATTRIBUTE.test(name) && !/url\s*\(/i.test(value)) to.setAttribute(name, value);
}

/** The paints of a style as attributes, because a policy may forbid styles. */
function setPaints(to: Element, style: string): void {
  for (const declaration of style.split(';')) {
    const [name = '', value = ''] = declaration.split(':').map((part) => part.trim());
    if (PAINT.test(name)) setPlain(to, name, value);
  }
}

/** The symbol of this page that is used. */
function setSymbol(to: Element, from: Element): void {
  const symbol = from.getAttribute('href') ?? from.getAttribute('xlink:href') ?? '';
  if (/^#[\w-]+$/.test(symbol)) to.setAttribute('href', symbol);
}

/**
 * Draws an `<svg>` from markup anew, of shapes alone: whatever could run, load or link has no place in the copy.
 * Nothing of the given element is used itself.
 */
export function copyDrawing(given: Element): SVGElement {
  let left = MOST;
  let canUse = true;
  const copy = (from: Element, name: string): SVGElement => {
    const to = document.createElementNS(SVG, name);
    for (const attribute of from.attributes) setPlain(to, attribute.name, attribute.value);
    setPaints(to, from.getAttribute('style') ?? '');
    if (name === 'title') to.textContent = from.textContent;
    else if (name === 'use') setSymbol(to, from);
    else {
      for (const child of from.children) {
        if (!SHAPES.has(child.localName) || left <= 0) continue;
        left -= 1;
        if (child.localName === 'use') {
          // One, because a symbol may be large.
          if (!canUse) continue;
          canUse = false;
        }
        to.append(copy(child, child.localName));
      }
    }
    return to;
  };
  return copy(given, 'svg');
}
