import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
  element?: unknown;
  isUnsteady?: boolean;
}
type Boxes = Map<string, Box>;
interface Moved {
  path: string;
}
interface Scripts {
  number: number;
  bytes: number;
  unsized: number;
}
interface Measured {
  why?: string;
  status?: number;
  errors: string[];
  failed: string[];
  scripts: Scripts;
  boxes: Boxes;
  left: string;
}
interface Compare {
  compareBoxes(
    stock: Boxes,
    ours: Boxes,
  ): { all: number; alone: number; unsteady: number; moved: Moved[]; causes: Moved[] };
  markMoving(before: Boxes, now: Boxes): number;
  scriptsOf(entries: unknown[], except: string): Scripts;
  resultOf(page: object, stock: Measured, ours: Measured): { kind: string; errors?: { new: string[] } };
  outcome(result: object): string;
  markdown(results: object[], width: number): string;
}

/** The scripts of the page “Compare”, which have one global in common; its texts are their own names and marks. */
function load(): Compare {
  const texts = new Proxy(
    {},
    { get: (_, name: string) => (name === 'impossible' ? 'impossible %side %why' : `${name} %n %what`) },
  );
  const window = { storefrontCompare: { site: 'https://shop.example/', texts } };
  for (const name of ['boxes', 'measure', 'report'])
    new Function('window', readFileSync(`src/wordpress/plugin/assets/compare/${name}.js`, 'utf8'))(window);
  return window.storefrontCompare as unknown as Compare;
}

const compare = load();
const box = (y: number, height = 10, more: Partial<Box> = {}): Box => ({
  x: 0,
  y,
  width: 100,
  height,
  element: document.createElement('p'),
  ...more,
});
const boxes = (given: Record<string, Box>): Boxes => new Map(Object.entries(given));
const pathsOf = (moved: Moved[]): string[] => moved.map(({ path }) => path);

test('what stands below a higher box has moved, too, and the innermost higher box is the cause', () => {
  const stock = boxes({ '/main1': box(0, 30), '/main1/div1': box(0, 10), '/main1/p1': box(10), '/main1/p2': box(20) });
  const ours = boxes({ '/main1': box(0, 50), '/main1/div1': box(0, 30), '/main1/p1': box(30), '/main1/p2': box(40) });
  const { all, moved, causes } = compare.compareBoxes(stock, ours);
  expect(all).toBe(4);
  expect(pathsOf(moved)).toEqual(['/main1', '/main1/div1', '/main1/p1', '/main1/p2']);
  expect(pathsOf(causes)).toEqual(['/main1/div1']);
});

test('the first of several boxes that have moved alike is the cause where none has another size', () => {
  const stock = boxes({ '/p1': box(0), '/p2': box(10), '/p3': box(20) });
  const ours = boxes({ '/p1': box(0), '/p2': box(15), '/p3': box(25) });
  expect(pathsOf(compare.compareBoxes(stock, ours).causes)).toEqual(['/p2']);
});

test('a pixel is no difference, nor is what is hidden on both sides; what is hidden on one is', () => {
  const hidden = box(0, 0, { width: 0 });
  const stock = boxes({ '/p1': box(0), '/p2': hidden, '/p3': hidden, '/p4': box(0, 1) });
  const ours = boxes({ '/p1': box(1, 11), '/p2': box(90, 0), '/p3': box(0), '/p4': box(50, 1) });
  expect(pathsOf(compare.compareBoxes(stock, ours).moved)).toEqual(['/p3']);
});

test('boxes on one side only are counted where they can be seen, and unsteady ones are not compared', () => {
  const stock = boxes({ '/p1': box(0), '/p2': box(0, 0), '/p3': box(0, 10, { isUnsteady: true }) });
  const ours = boxes({ '/p3': box(50), '/p4': box(0), '/p5': box(0, 0) });
  expect(compare.compareBoxes(stock, ours)).toMatchObject({ all: 0, alone: 2, unsteady: 1, moved: [] });
});

test('what moves between two readings is unsteady', () => {
  const now = boxes({ '/p1': box(5), '/p2': box(10), '/p3': box(20), '/p4': box(30) });
  expect(compare.markMoving(boxes({ '/p1': box(0), '/p2': box(10), '/p3': box(20) }), now)).toBe(0.25);
  expect([...now.values()].map((one) => !!one.isUnsteady)).toEqual([true, false, false, false]);
});

test('scripts are counted once each, without other files, requests and the script of the comparison', () => {
  const entry = (name: string, initiatorType: string, encodedBodySize: number) => ({
    name: `https://shop.example/${name}`,
    initiatorType,
    encodedBodySize,
  });
  const entries = [
    entry('a.js?ver=1', 'script', 1000),
    entry('b.js', 'link', 500),
    entry('b.js', 'script', 0),
    entry('c', 'script', 0),
    entry('d.js', 'fetch', 900),
    entry('e.css', 'link', 900),
    entry('frame.js', 'script', 900),
  ];
  const found = compare.scriptsOf(entries, 'https://shop.example/frame.js');
  expect(found).toEqual({ number: 3, bytes: 1500, unsized: 1 });
});

const PAGE = { name: 'A | <b>', address: 'https://shop.example/a_b' };
const measured = (more: Partial<Measured> = {}): Measured => ({
  errors: [],
  failed: [],
  scripts: { number: 1, bytes: 2048, unsized: 0 },
  boxes: new Map(),
  left: '',
  ...more,
});

test('an error that both sides have as often is no difference, one that ours has once more is', () => {
  const stock = measured({ errors: ['x'] });
  expect(compare.resultOf(PAGE, stock, measured({ errors: ['x'] })).kind).toBe('equal');
  const result = compare.resultOf(PAGE, stock, measured({ errors: ['x', 'x'] }));
  expect(result).toMatchObject({ kind: 'differs', errors: { new: ['x'] } });
});

test('a page that could not be measured on one side says on which and why, and a page left alone says why', () => {
  const result = compare.resultOf(PAGE, measured({ why: 'status', status: 500 }), measured());
  expect(compare.outcome(result)).toBe('impossible stock %n %what why_status 500 %what');
  expect(compare.resultOf(PAGE, measured(), measured({ left: 'type' }))).toMatchObject({ kind: 'left', why: 'type' });
});

test('texts of pages are texts in the report, too, and do not break its table', () => {
  const nasty = 'a|b\n<img src=x> `c` [d](e) %n';
  const result = compare.resultOf(PAGE, measured(), measured({ errors: [nasty] }));
  const text = compare.markdown([result], 390);
  const rows = text.split('\n').filter((line) => line.startsWith('|'));
  expect(rows).toHaveLength(3);
  expect(rows[2]).toContain('a\\|b \\<img src=x\\> \\`c\\` \\[d\\](e) %n');
  expect(rows[2]).toContain('A \\| \\<b\\><br>https://shop.example/a\\_b');
});
