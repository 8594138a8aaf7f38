const SVG = 'http://www.w3.org/2000/svg';

const SHAPES = new Set('g path circle ellipse line polygon polyline rect title'.split(' '));

/** Attributes of shapes: geometry, paint, and what tells screen readers of them. */
const ATTRIBUTE =
  /^(class|d|points|[cr]?[xy]|[xy][12]|r|width|height|viewBox|preserveAspectRatio|transform|opacity|fill(-opacity|-rule)?|clip-rule|stroke(-[a-z]+)?|role|aria-hidden|aria-label)$/;

/** A drawing of more parts than this is cut. */
const MOST = 500;

/**
 * Draws an `<svg>` from markup anew, of shapes alone: whatever could run, load or link has no place in the copy. Nothing of
 * the given element is used itself.
 */
export function copyDrawing(given: Element): SVGElement {
  let left = MOST;
  const copy = (from: Element, name: string): SVGElement => {
    const to = document.createElementNS(SVG, name);
    for (const attribute of from.attributes) {
      // A paint may be the address of something else.
      const isPlain = ATTRIBUTE.test(attribute.name) && !/url\s*\(/i.test(attribute.value);
      if (isPlain) to.setAttribute(attribute.name, attribute.value);
    }
    if (name === 'title') to.textContent = from.textContent;
    else {
      for (const child of from.children) {
        if (!SHAPES.has(child.localName) || left <= 0) continue;
        left -= 1;
        to.append(copy(child, child.localName));
      }
    }
    return to;
  };
  return copy(given, 'svg');
}
