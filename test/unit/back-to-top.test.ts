import { describe, expect, test, vi } from 'vitest';
import { drawRing, percentOf, SIDE } from '../../src/widgets/back-to-top/BackToTop';
import { buttonOf, hasName, isPast } from '../../src/widgets/back-to-top/markup';
import { settings } from '../../src/widgets/back-to-top/settings';

const element = (markup: string): HTMLElement => {
  const box = document.createElement('div');
  box.innerHTML = markup;
  return box.firstElementChild as HTMLElement;
};

describe('the moment when the button shows', () => {
  test.each([
    [450, false],
    [450.2, true],
    [451, true],
    [0, false],
    [-80, false],
  ])('the button at %d, with 400 beyond an offset of 50, shows: %s', (scrollY, shows) => {
    expect(isPast(scrollY, 400, 50)).toBe(shows);
  });

  test('numbers that are printed as texts are added for the button, not put side by side', () => {
    const raw = { show_after: '400', offset_top: '50', show_scroll: 'yes', foreground: null };
    const { show_after, offset_top, show_scroll, foreground } = settings.parse(raw, () => {});
    expect([show_after + offset_top, show_scroll, foreground]).toEqual([450, true, '']);
  });
});

describe('the scrolled part', () => {
  test.each([
    [0, 1000, 0],
    [399, 1000, 39],
    [1000, 1000, 100],
    [1040, 1000, 100],
    [-30, 1000, 0],
    [5, 0, 0],
    [0, -20, 0],
  ])('the scrolled part of %d in %d is %d percent', (scrollY, distance, percent) => {
    expect(percentOf(scrollY, distance)).toBe(percent);
  });
});

describe('the ring', () => {
  const draw = (percent: number, colours: { foreground: string; background: string }) => {
    const arcs: unknown[][] = [];
    let colour = '';
    const context = {
      clearRect: vi.fn(),
      beginPath: vi.fn(),
      stroke: vi.fn(),
      lineWidth: 0,
      get strokeStyle() {
        return colour;
      },
      // As a canvas does: what is no colour changes nothing.
      set strokeStyle(value: string) {
        if (/^(#[0-9a-f]{3,8}|[a-z]+)$/.test(value)) colour = value;
      },
      arc: (...args: number[]) => arcs.push([colour, ...args]),
    };
    drawRing({ getContext: () => context } as unknown as HTMLCanvasElement, percent, colours);
    return { arcs, width: context.lineWidth };
  };

  test('the ring has the radius 100 and the line 10, and fills clockwise from three o’clock', () => {
    expect(SIDE).toBe(210);
    const { arcs, width } = draw(25, { foreground: '#f00', background: '#eee' });
    expect(width).toBe(10);
    expect(arcs).toEqual([
      ['#eee', 105, 105, 100, 0, 2 * Math.PI],
      ['#f00', 105, 105, 100, 0, Math.PI / 2],
    ]);
  });

  test('the ring is empty at the top and takes the text’s colour when its colour is missing', () => {
    expect(draw(0, { foreground: '#f00', background: 'url(x)' }).arcs).toEqual([
      ['#eee', 105, 105, 100, 0, 2 * Math.PI],
    ]);
    expect(draw(50, { foreground: '', background: '' }).arcs[1]?.[0]).toBe('currentcolor');
  });
});

describe('the button of a host', () => {
  test('the button of a host is ElementsKit’s, any other one inside, or the host itself', () => {
    expect(buttonOf(element('<div><span class="ekit-btt__button"></span></div>')).localName).toBe('span');
    expect(buttonOf(element('<div><button>x</button></div>')).localName).toBe('button');
    expect(buttonOf(element('<a href="#top">x</a>')).localName).toBe('a');
    expect(buttonOf(element('<p>x</p>')).localName).toBe('p');
  });

  test.each([
    ['<span>To the top</span>', true],
    ['<span aria-label="Up"></span>', true],
    ['<span><img alt="Up"></span>', true],
    ['<span><i aria-hidden="true">▲</i></span>', false],
    ['<span><canvas>no canvas</canvas><svg></svg></span>', false],
  ])('the button %s has a name: %s', (markup, named) => {
    expect(hasName(element(markup))).toBe(named);
  });
});
