const SVG = 'http://www.w3.org/2000/svg';

const SHAPES = new Set('g path circle ellipse line polygon polyline rect title use'.split(' '));

/** Allowed attributes: geometry, paint and accessibility. */
const ATTRIBUTE =
  /^(class|d|points|[cr]?[xy]|[xy][12]|r|width|height|viewBox|preserveAspectRatio|transform|opacity|fill(-opacity|-rule)?|clip-rule|stroke(-[a-z]+)?|role|aria-hidden|aria-label)$/;

/** CSS properties that also exist as attributes. */
const PAINT = /^(opacity|fill(-opacity|-rule)?|clip-rule|stroke(-[a-z]+)?)$/;

/** How many shapes are copied; further ones are left out. */
const MOST = 500;

function setPlain(to: Element, name: string, value: string): void {
  // A paint may refer to another resource.
  if (ATTRIBUTE.test(name) && !/url\s*\(/i.test(value)) to.setAttribute(name, value);
}

/** Copies a style's paint as attributes, because a content security policy may block inline styles. */
function setPaints(to: Element, style: string): void {
  for (const declaration of style.split(';')) {
    const [name = '', value = ''] = declaration.split(':').map((part) => part.trim());
    if (PAINT.test(name)) setPlain(to, name, value);
  }
}

/** Copies a reference to a symbol on this page. */
function setSymbol(to: Element, from: Element): void {
  const symbol = from.getAttribute('href') ?? from.getAttribute('xlink:href') ?? '';
  if (/^#[\w-]+$/.test(symbol)) to.setAttribute('href', symbol);
}

/**
 * Rebuilds an untrusted `<svg>` from its shapes alone, so that nothing in the copy can run code, load or link. No node
 * of the original is reused.
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
          // Only one `<use>`, because a symbol may be large.
          if (!canUse) continue;
          canUse = false;
        }
        to.appendChild(copy(child, child.localName));
      }
    }
    return to;
  };
  return copy(given, 'svg');
}
