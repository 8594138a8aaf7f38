import { beforeAll, expect, test } from 'vitest';
import { loadRules, type Rules } from '../../support/php';

let rules: Rules;
beforeAll(async () => {
  rules = await loadRules('rules/figures.php');
}, 60_000);

interface Week {
  views: number;
  failed: number;
  lcp: Record<number, number> | [];
}
type Figures = Record<'ours' | 'stock', Record<string, Record<number, Week>>>;
interface View {
  type?: string;
  ours?: boolean;
  week?: number;
  failed?: boolean;
  lcp?: number | null;
}

const add = (views: View[]): Promise<Figures> =>
  rules.evaluate<Figures>(
    `( function () use ( $views ) {
      $figures = kept_figures( null, array() );
      foreach ( $views as $one ) {
        $figures = with_view( $figures, $one, $one['week'] );
      }
      return $figures;
    } )()`,
    {
      views: views.map(({ type = 'product', ours = true, week = 100, failed = false, lcp = null }) => ({
        type,
        ours,
        week,
        view: { failed, lcp, inp: null, cls: null },
      })),
    },
  );
const times = (count: number, view: View): View[] => Array.from({ length: count }, () => view);

test.each([
  ['lcp', [1000, 1200, 1500, 1800, 9000], 1500],
  ['inp', [8, 16, 40, 300, 300, 310, 320], 300],
  ['lcp', [60_000, 60_000, 59_000], 60_000],
])('the median of %s from counts is near that of the values %s', async (measure, values, median) => {
  const found = await rules.evaluate<number>(
    'median_of( $measure, array_count_values( array_map( function ( $value ) use ( $measure ) { return range_of( $measure, $value ); }, $values ) ) )',
    { measure, values },
  );
  expect(found / median).toBeGreaterThan(1 / 1.15);
  expect(found / median).toBeLessThan(1.15);
});

test.each([
  [[0, 0, 0.29, 0.3, 4], 0.29],
  [[0, 0, 0.004], 0],
])('the median of layout shifts %s is within a step of it', async (values, median) => {
  const found = await rules.evaluate<number>(
    "median_of( 'cls', array_count_values( array_map( function ( $value ) { return range_of( 'cls', $value ); }, $values ) ) )",
    { values },
  );
  expect(Math.abs(found - median)).toBeLessThanOrEqual(0.01);
});

test('a value stands in the range that begins with it', async () => {
  for (const value of [10, 11.5, 11.49, 1000, 59_999, 60_000]) {
    const [start, end] = await rules.evaluate<[number, number]>(
      "array( range_start( 'lcp', range_of( 'lcp', $value ) ), range_start( 'lcp', range_of( 'lcp', $value ) + 1 ) )",
      { value },
    );
    expect(start).toBeLessThanOrEqual(value + 0.001);
    expect(end).toBeGreaterThan(value);
  }
  expect(await rules.evaluate("array( range_of( 'cls', 0.29 ), range_of( 'cls', 9 ), range_of( 'inp', 0 ) )")).toEqual([
    29, 100, 0,
  ]);
});

test('nothing has no median', async () => {
  expect(await rules.evaluate("median_of( 'lcp', array() )")).toBeNull();
});

test('views are counted by what the page has, its type and the week', async () => {
  const figures = await add([
    { lcp: 1000 },
    { lcp: 1000, failed: true },
    { lcp: null },
    { ours: false, type: '' },
    { week: 101 },
  ]);
  expect(figures.ours.product?.[100]).toMatchObject({ views: 3, failed: 1, lcp: { 33: 2 } });
  expect(figures.ours.product?.[101]).toMatchObject({ views: 1, failed: 0 });
  expect(figures.stock['']?.[100]).toMatchObject({ views: 1 });
});

test('the four latest weeks with views are kept of each type, so that a trial can be compared with later', async () => {
  const figures = await add([{ ours: false, week: 90 }, ...[100, 101, 102, 103, 104, 105].map((week) => ({ week }))]);
  expect(Object.keys(figures.ours.product ?? {})).toEqual(['102', '103', '104', '105']);
  expect(Object.keys(figures.stock.product ?? {})).toEqual(['90']);
});

test.each([
  ['3 of 299 views', times(296, {}), 3, true],
  ['3 of 300 views', times(297, {}), 3, false],
  ['2 of 50 views', times(48, {}), 2, false],
  ['3 of 49 views', times(46, {}), 3, false],
  ['3 of 50 views', times(47, {}), 3, true],
])('whether failures on %s are too many', async (_, good, failed, tooOften) => {
  const figures = await add([...good, ...times(failed, { failed: true })]);
  const found = await rules.evaluate<Record<string, { too_often: boolean }>>('failures( $figures, 100 )', { figures });
  expect(found.product?.too_often).toBe(tooOften);
});

test('failures of weeks that have gone by, and on pages without widgets, do not count', async () => {
  const figures = await add([
    ...times(60, { failed: true }),
    ...times(60, { failed: true, ours: false, type: 'cart' }),
  ]);
  expect(await rules.evaluate('failures( $figures, 104 )', { figures })).toEqual([]);
  expect(await rules.evaluate('failures( $figures, 103 )', { figures })).toEqual({
    product: { views: 60, failed: 60, too_often: true },
  });
});

test('forgotten failures leave what pages took', async () => {
  const figures = await add([
    { failed: true, lcp: 1000 },
    { type: 'cart', failed: true },
  ]);
  const without = await rules.evaluate<Figures>('without_failures( $figures, array( "product" ) )', { figures });
  expect(without.ours.product?.[100]).toMatchObject({ views: 0, failed: 0, lcp: { 33: 1 } });
  expect(without.ours.cart?.[100]).toMatchObject({ views: 1, failed: 1 });
});

test.each([
  ['a number', 7],
  ['a text', 'no'],
  ['lists of texts', { ours: { product: ['a'], evil: { 100: {} } }, stock: 'no' }],
  ['wrong kinds', { ours: { product: { 100: { views: 'many', lcp: 7, inp: { 3: 'a' } } } } }],
])('stored figures that are %s count nothing', async (_, stored) => {
  const found = await rules.evaluate<Figures>('kept_figures( $stored, array( "product" ) )', { stored });
  const weeks = Object.values(found).flatMap((types) => Object.values(types).flatMap((one) => Object.values(one)));
  for (const week of weeks) expect(week).toMatchObject({ views: 0, failed: 0, lcp: [] });
});
