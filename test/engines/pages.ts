import { fixturePages } from '../../fixtures/pages/fixture';
import { DEMO_PAGES } from '../support/demoPages';
import { type Check, type EnginePage, until } from './engine';

/** Pages that are about a failure say so in the console. */
const MEANT = /\/odd\//;

const WINDOWS = [
  [1280, 900],
  [390, 844],
] as const;

const RESTING = `(() => {
  const rows = window.StorefrontWidgets?.report?.();
  // At rest there is none to come; scrolling brings the runtime where it is needed.
  if (!rows || rows.notes.some((note) => note.startsWith('the runtime is loading'))) return false;
  return rows.every(({ state, waitedFor }) => state !== 'loading' && (state !== 'waiting' || waitedFor !== 'idle'));
})()`;

/**
 * Is anything beyond the right edge? Asked of the boxes, too, because Firefox keeps the overflow of an animation that has ended, in a
 * section that is moved by `left`.
 */
const IS_WIDE = `(document.documentElement.scrollWidth > document.documentElement.clientWidth &&
  [...document.querySelectorAll('body *')].some((one) => one.getBoundingClientRect().right > document.documentElement.clientWidth + 1))`;

const FAULTS = `(() => [
  ...window.StorefrontWidgets.report()
    .filter(({ state, errors }) => state === 'failed' || errors.length > 0)
    .map(({ widget, errors }) => widget + ' has failed: ' + errors.join(', ')),
  ...(window.seenErrors ?? []),
  ...(${IS_WIDE} ? ['scrolls sideways'] : []),
])()`;

/** Shows all demo pages at both sizes. */
export async function checkPages(page: EnginePage, base: string): Promise<Check[]> {
  const paths = [...DEMO_PAGES, ...fixturePages.map(({ name }) => `/fixture/${name}/`)];
  const checks: Check[] = [];
  for (const [width, height] of WINDOWS) {
    await page.resize(width, height);
    for (const path of paths) {
      if (MEANT.test(path)) continue;
      const faults = await faultsOf(page, base + path).catch((error: unknown) => [String(error)]);
      checks.push({ name: `${path} at ${width} px`, faults });
    }
  }
  return checks;
}

async function faultsOf(page: EnginePage, url: string): Promise<string[]> {
  await page.goto(url);
  await until(page, RESTING);
  // What comes when it is seen comes now.
  await page.evaluate(`(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight) {
      scrollTo({ top: y, behavior: 'instant' });
      await new Promise((done) => setTimeout(done, 30));
    }
    scrollTo({ top: 0, behavior: 'instant' });
    await new Promise((done) => setTimeout(done, 100));
  })()`);
  await until(page, RESTING);
  // A page may scroll sideways while a widget comes or its entrance is shown.
  for (let round = 0; ; round += 1) {
    const faults = await page.evaluate<string[]>(FAULTS);
    if (faults.length === 0 || round === 30) return faults;
    await page.evaluate('new Promise((done) => setTimeout(done, 200))');
  }
}
