import type { Browser } from 'playwright-core';
import { startBenchServer } from './server';
import { median, percentile, printTable } from './stats';
import { valuesFor, variationsPage } from './variationsPage';

const COUNTS = [7, 30, 1000];
const CORES = {
  React: '/storefront-widgets/storefront-widgets.js',
  light: '/storefront-widgets/lite/storefront-widgets.js',
};
const CHOICES = 60;

/** Milliseconds of each of many choices on one page: from the change of a select to its return, when all is correct. */
async function measure(browser: Browser, url: string, values: number, cpu: number): Promise<number[]> {
  const page = await browser.newPage();
  const session = await page.context().newCDPSession(page);
  await page.goto(url);
  await page.waitForSelector('form[data-widget-state=mounted]');
  await page.waitForTimeout(300);
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpu });
  const times = await page.evaluate(
    async ({ choices, values }) => {
      const selects = [...document.querySelectorAll('select')];
      const id = document.querySelector<HTMLInputElement>('.variation_id');
      const button = document.querySelector('.single_add_to_cart_button');
      const out: number[] = [];
      for (let at = 0; at < choices; at += 1) {
        const select = selects[at % selects.length];
        if (!select) continue;
        const offered = [...select.options].map((option) => option.value).filter(Boolean);
        const value = offered[(at * 7 + 3) % Math.min(values, offered.length)] ?? '';
        const start = performance.now();
        select.value = value;
        select.dispatchEvent(new Event('change', { bubbles: true }));
        const end = performance.now();
        const complete = selects.every((one) => one.value !== '');
        if (complete && !id?.value && !button?.classList.contains('disabled'))
          throw new Error('the choice has no effect');
        out.push(end - start);
        await new Promise((done) => setTimeout(done));
      }
      return out;
    },
    { choices: CHOICES, values },
  );
  await page.close();
  return times;
}

/** Measures one choice in forms of 7, 30 and 1,000 variations, at full speed and on a processor four times slower. */
export async function benchChoices(browser: Browser, rounds: number): Promise<void> {
  const cases = Object.entries(CORES).flatMap(([core, script]) => COUNTS.map((count) => ({ core, script, count })));
  const pages = Object.fromEntries(
    cases.map(({ core, script, count }) => [`/${core}/${count}`, variationsPage(count, script)]),
  );
  const server = await startBenchServer(pages);
  const rows: (string | number)[][] = [['', 'median', 'p95']];
  for (const cpu of [1, 4]) {
    for (const { core, count } of cases) {
      const all: number[] = [];
      for (let round = 0; round < rounds; round += 1) {
        all.push(...(await measure(browser, `${server.url}/${core}/${count}`, valuesFor(count), cpu)));
      }
      rows.push([`${core}, ${count} variations, CPU ${cpu}×`, median(all), percentile(all, 95)]);
    }
  }
  server.close();
  printTable('One choice among 3 attributes: id, image, button, options correct, ms', rows);
}
