import { expect, test } from 'vitest';
import { copyDrawing } from '../../src/core/dom/drawing';
import { parseInert } from '../../src/core/dom/html';
import { drawingIn } from '../../src/widgets/shape-divider/rules';

const copyOf = (source: string): string => copyDrawing(parseInert(source).querySelector('svg') as Element).outerHTML;

test('the copy of a drawing keeps its shapes and paints, also those of a style', () => {
  const shapes =
    '<svg class="a" viewBox="0 0 10 10" preserveAspectRatio="none"><title>A &amp; B</title><g fill="none" transform="rotate(3)">' +
    '<path d="M0 0" fill-rule="evenodd"></path><circle cx="1" cy="2" r="3" stroke-width="2"></circle></g><polygon points="0,0 1,1"></polygon></svg>';
  expect(copyOf(shapes)).toBe(shapes);
  expect(
    copyOf(
      '<svg><path style="opacity:0.33; fill : red;position:fixed;stroke:url(#a);background:url(x)" d="M1 1"/></svg>',
    ),
  ).toBe('<svg><path d="M1 1" opacity="0.33" fill="red"></path></svg>');
});

test.each([
  '<svg onload="x()"></svg>',
  '<svg id="currentScript" name="x" data-widget="popup" href="/" style="position:fixed"></svg>',
  '<svg><script>x()</script><style>*{}</style><foreignObject><img src="x" onerror="x()"></foreignObject></svg>',
  '<svg><a href="javascript:x()"><text>x</text></a><image href="https://a.test/"/><animate attributeName="href"/><set/></svg>',
  '<svg><filter><feImage href="https://a.test/"/></filter><mask></mask><defs><path/></defs><symbol></symbol></svg>',
  '<svg fill="url(https://a.test/#b)" stroke="URL (x)"></svg>',
])('the copy of a drawing keeps nothing that runs, loads, leads or hides: %s', (source) => {
  expect(copyOf(source)).toBe('<svg></svg>');
});

test('the copy of a drawing is limited in size and uses at most one symbol of the page', () => {
  const copied = (inner: string): Element =>
    copyDrawing(parseInert(`<svg>${inner}</svg>`).querySelector('svg') as Element);
  expect(copied('<path/>'.repeat(1000)).querySelectorAll('path')).toHaveLength(500);
  const uses = copied('<g><use href="#a"/></g><use href="#b"/>').querySelectorAll('use');
  expect([...uses].map((use) => use.getAttribute('href'))).toEqual(['#a']);
});

test('a file without a drawing, or with one that is too large, gives none', () => {
  expect(drawingIn('<p>Not found</p>')).toBeNull();
  expect(drawingIn(`<svg>${' '.repeat(600_000)}</svg>`)).toBeNull();
  expect(
    drawingIn('<?xml version="1.0"?><svg viewBox="0 0 1 1"><path d="M0 0"/></svg>')?.firstElementChild?.innerHTML,
  ).toBe('<path d="M0 0"></path>');
});
