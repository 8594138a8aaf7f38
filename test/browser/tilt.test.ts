import { expect, test } from 'vitest';
import { framesAsked } from '../support/frames';
import { expectNoProblems, heard, mounted, openPage, type PageOptions, type WatchedPage } from '../support/page';
import { describeWidget } from '../support/widgetSuite';
import { withApi } from './runtimeStage';

const PAGE = '/fixture/tilt/';

async function open(options?: PageOptions): Promise<WatchedPage> {
  const page = await openPage(PAGE, options);
  await mounted(page, 'tilt', '#plain');
  return page;
}

const styleOf = (page: WatchedPage, selector: string, name = 'transform'): Promise<string> =>
  page.$eval(selector, (one, property) => (one as HTMLElement).style.getPropertyValue(property), name);

async function pointAt(page: WatchedPage, selector: string, x: number, y: number): Promise<void> {
  const box = await page.$eval(selector, (one) => {
    const { left, top } = one.getBoundingClientRect();
    return { left, top, width: (one as HTMLElement).offsetWidth, height: (one as HTMLElement).offsetHeight };
  });
  await page.mouse.move(box.left + box.width * x, box.top + box.height * y);
}

describeWidget({
  name: 'tilt',
  page: `${PAGE}?only=glare`,
  host: '#glare',
  settings: {
    change: { glare: 'no' },
    shows: (page) => page.locator('#glare .js-tilt-glare').waitFor({ state: 'detached' }),
  },
});

test('an element that leans waits for a visitor, and leans at the first move of the mouse', async () => {
  const page = await openPage(`${PAGE}?only=glare`, {
    fresh: true,
    waitUntil: 'networkidle',
    // The browser sends a move by itself when the layout changes under its pointer.
    before: (opening) =>
      opening.addInitScript(() => {
        for (const type of ['pointermove', 'pointerover'])
          addEventListener(type, (event) => 'visitor' in window || event.stopImmediatePropagation(), true);
      }),
  });
  expect(await withApi(page, (api) => api.report().startedBy)).toBe(undefined);
  await page.evaluate(() => Object.assign(window, { visitor: true }));
  await pointAt(page, '#glare', 0.9, 0.5);
  await mounted(page, 'tilt', '#glare');
  await pointAt(page, '#glare', 0.8, 0.5);
  await expect.poll(() => styleOf(page, '#glare')).toContain('rotateY');
});

test('an element leans towards the pointer, and stands upright again', async () => {
  const page = await open({ listen: ['tilt'] });
  await page.$eval('#plain', (one) => {
    const transitions = new Set<string>();
    Object.assign(window, { transitions });
    const look = (): unknown => transitions.add((one as HTMLElement).style.transition);
    new MutationObserver(look).observe(one, { attributeFilter: ['style'] });
  });
  await pointAt(page, '#plain', 0.25, 0.75);
  await expect
    .poll(() => styleOf(page, '#plain'))
    .toMatch(/^perspective\(300px\) rotateX\((4\.9|5)[\d.]*deg\) rotateY\((4\.9|5)[\d.]*deg\) scale3d\(1, 1, 1\)$/);
  await expect.poll(() => styleOf(page, '#plain', 'transition')).toBe('');
  const transitions = await page.evaluate(() => [...(window as unknown as { transitions: Set<string> }).transitions]);
  expect(transitions.join('\n')).toContain('400ms');
  await page.mouse.move(2, 2);
  await expect.poll(() => styleOf(page, '#plain')).toBe('');
  await expect.poll(() => page.getAttribute('#plain', 'style')).toBeNull();
  await expect
    .poll(async () => (await heard(page)).filter(({ name }) => name === 'tilt').length)
    .toBeGreaterThanOrEqual(2);
  await expect.poll(() => framesAsked(page)).toBe(0);
  expectNoProblems(page);
});

test('an element has a light, and takes what attributes and the gallery say', async () => {
  const page = await open();
  await pointAt(page, '#glare', 0.5, 0.75);
  await expect
    .poll(() => styleOf(page, '#glare'))
    .toMatch(/^perspective\(600px\) rotateX\(7\.\d+deg\).*scale3d\(1\.06/);
  const light = '#glare .js-tilt-glare-inner';
  await expect.poll(async () => Number(await styleOf(page, light, 'opacity'))).toBeCloseTo(0.45, 1);
  await pointAt(page, '#inside', 0.25, 0.75);
  await expect.poll(() => styleOf(page, '#inside')).toMatch(/rotateX\(0deg\) rotateY\((4\.9|5)/);
  await pointAt(page, '#broken', 0.25, 0.25);
  await expect.poll(() => styleOf(page, '#broken')).toContain('perspective(300px)');
  expectNoProblems(page);
});

test('an element does nothing for a finger, nor for visitors who want less motion', async () => {
  const phone = await open({ mobile: true });
  await phone.tap('#plain');
  await framesAsked(phone);
  expect(await styleOf(phone, '#plain')).toBe('');
  const still = await open({ reducedMotion: true });
  await pointAt(still, '#plain', 0.25, 0.75);
  await framesAsked(still);
  expect(await styleOf(still, '#plain')).toBe('');
  expect(await still.locator('#glare .js-tilt-glare').count()).toBe(0);
});

test('an element leans once beside the plugin, whose handlers hear nothing', async () => {
  const page = await openPage(`${PAGE}?jquery=1`);
  await mounted(page, 'tilt', '#plain');
  // The plugin's handlers, as it binds them.
  await page.evaluate(() => {
    type Handlers = Record<string, (this: { mousePositions?: unknown }) => void>;
    const { jQuery: $ } = window as unknown as {
      jQuery(what: unknown): { on(handlers: Handlers): void; trigger(name: string): void };
    };
    Object.assign(window, { plugin: [] });
    const { plugin } = window as unknown as { plugin: string[] };
    $('#plain').on({
      mousemove() {
        this.mousePositions = 1;
        plugin.push('move');
      },
      mouseenter() {
        plugin.push('enter');
        $(this).trigger('tilt.mouseEnter');
      },
    });
  });
  await pointAt(page, '#plain', 0.25, 0.75);
  await pointAt(page, '#plain', 0.5, 0.5);
  await expect.poll(() => styleOf(page, '#plain')).toContain('perspective');
  expect(await page.evaluate(() => (window as unknown as { plugin: string[] }).plugin)).toEqual([]);
});
