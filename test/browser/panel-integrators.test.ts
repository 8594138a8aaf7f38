import { expect, test } from 'vitest';
import type { StorefrontWidgetsApi } from '../../src/api/api';
import { axe, expectNoProblems, mounted, openPage } from '../support/page';
import { field, input, openPanel, option, PANEL, values } from '../support/panel';

/** A type that says of itself, and of its settings, what editors read. Its code is loaded with its first widget. */
const NOTICE = `
  window.StorefrontWidgets = window.StorefrontWidgets || [];
  StorefrontWidgets.push({
    name: 'every-kind',
    label: 'Notice',
    load: ({ settings: s }) => ({
      about: 'Tells when the sale ends.',
      settings: s.schema({
        end: s.labelled(s.date('2030-12-31 18:30'), { label: 'End of the sale', group: 'content' }),
        photo: s.labelled(s.media(''), { label: 'Picture', group: 'content' }),
        to: s.labelled(s.link('/sale/'), { label: 'Where the link leads', about: 'A page of any site.' }),
        side: s.labelled(s.choice(['left', 'right'], 'left'),
          { label: 'Side', group: 'look', options: { left: 'On the left', right: 'On the right' } }),
        columns: s.labelled(s.perDevice(s.number(3), { mobile: 1 }), { label: 'Columns', group: 'look' }),
        rows: s.labelled(s.number(2), { label: 'Rows', appliesTo: (host) => host.matches('.tall') }),
      }),
      mount(host, given, page) {
        const show = () => {
          const columns = page.device.valueFor(given.columns);
          host.querySelector('output').textContent = JSON.stringify({ ...given, columns, device: page.device.current() });
        };
        show();
        return page.device.subscribe(show);
      },
    }),
  });`;

test('the panel shows an integrator’s type by its names, groups and devices, which its code may bring', async () => {
  const page = await openPage('/blank/', { before: (opening) => opening.addInitScript(NOTICE) });
  await page.$eval('#stage', (stage) => {
    stage.innerHTML = '<div id="all" data-widget="every-kind"><output></output></div>';
  });
  await mounted(page, 'every-kind', '#all');
  await openPanel(page);
  await option(page, 'Notice').click();
  const panel = page.locator(PANEL);
  await panel.getByRole('heading', { name: 'Notice' }).waitFor();
  await panel.getByText('Tells when the sale ends.').waitFor();

  const content = panel.getByRole('region', { name: 'Content' });
  const look = panel.getByRole('region', { name: 'Look' });
  await content.getByLabel('End of the sale').fill('2031-01-02T03:04');
  await content.getByRole('textbox', { name: 'Picture' }).fill('/photo.png');
  await look.getByLabel('Side').selectOption({ label: 'On the right' });
  await panel.getByRole('region', { name: 'Behaviour' }).locator('[data-key=to] input').first().fill('#sizes');
  expect(await field(page, 'to').locator('.about').textContent()).toContain('A page of any site.');
  expect(await field(page, 'rows').count()).toBe(0);
  await expect
    .poll(() => values(page))
    .toMatchObject({ end: '2031-01-02 03:04', photo: '/photo.png', side: 'right', to: '#sizes', rows: 2, columns: 3 });

  await input(page, 'to').fill('javascript:alert(1)');
  await expect
    .poll(() => field(page, 'to').locator('.error').textContent())
    .toBe('It takes this: address of a page, or a place on it.');
  expect(await axe(page, PANEL)).toEqual([]);

  await page.setViewportSize({ width: 500, height: 800 });
  await expect.poll(() => values(page)).toMatchObject({ columns: 1, device: 'mobile' });
  // The panel shows the picture, which this shop does not have.
  expectNoProblems(page, [/photo\.png: 404/]);
});

test('a widget stays selected in the panel when its type is registered again, and its form is the new one', async () => {
  const page = await openPage('/blank/', { before: (opening) => opening.addInitScript(NOTICE) });
  await page.$eval('#stage', (stage) => {
    stage.innerHTML = '<div id="all" data-widget="every-kind"><output></output></div>';
  });
  await mounted(page, 'every-kind', '#all');
  await openPanel(page);
  await option(page, 'Notice').click();
  await page.evaluate(() => {
    const { StorefrontWidgets: api } = window as unknown as {
      StorefrontWidgets: { push(use: (api: import('../../src/api/api').StorefrontWidgetsApi) => void): void };
    };
    api.push(({ register, settings: s }) =>
      register({
        name: 'every-kind',
        label: 'Better notice',
        settings: s.schema({ size: s.labelled(s.number(3), { label: 'Size' }) }),
        mount: () => undefined,
      }),
    );
  });
  const panel = page.locator(PANEL);
  await panel.getByRole('heading', { name: 'Better notice' }).waitFor();
  await panel.getByLabel('Size').waitFor();
  expectNoProblems(page);
});

test('a component renders again when the device changes', async () => {
  const page = await openPage('/blank/', { waitUntil: 'load' });
  await page.setViewportSize({ width: 1200, height: 800 });
  await page.evaluate(() => {
    document.querySelector('#stage')!.innerHTML = '<p id="shelf" data-widget="shelf"></p>';
    const { StorefrontWidgets: api } = window as unknown as {
      StorefrontWidgets: { push(use: (api: import('../../src/api/api').StorefrontWidgetsApi) => void): void };
    };
    api.push(({ React, register, settings }) =>
      register({
        name: 'shelf',
        settings: settings.schema({ columns: settings.perDevice(settings.number(4), { tablet: 2 }) }),
        component: ({ settings: { columns }, page: { device } }) => {
          const now = device.useDevice();
          return React.createElement('b', null, `${now}: ${device.valueFor(columns, now)}`);
        },
      }),
    );
  });
  const shown = (): Promise<string | null> => page.textContent('#shelf b');
  await expect.poll(shown).toBe('desktop: 4');
  await page.setViewportSize({ width: 900, height: 800 });
  await expect.poll(shown).toBe('tablet: 2');
  await page.setViewportSize({ width: 500, height: 800 });
  await expect.poll(shown).toBe('mobile: 2');
  expectNoProblems(page);
});

test('the form of one element stands where the page wants it, saves nothing, and takes its changes back', async () => {
  const page = await openPage('/blank/', { before: (opening) => opening.addInitScript(NOTICE) });
  await page.$eval('#stage', (stage) => {
    stage.innerHTML =
      '<div data-widget="every-kind" data-settings=\'{"rows": 4}\'><output></output></div><h1>Notice</h1><aside><h2>Settings</h2></aside>';
  });
  await mounted(page, 'every-kind');
  const remove = await page.evaluateHandle(() => {
    const here = window as unknown as { StorefrontWidgets: Pick<StorefrontWidgetsApi, 'showForm'>; log: unknown[] };
    here.log = [];
    document.addEventListener('keydown', () => here.log.push('a key reached the page'));
    return here.StorefrontWidgets.showForm(
      document.querySelector<HTMLElement>('[data-widget=every-kind]')!,
      document.querySelector('aside')!,
      { onChange: (changed) => here.log.push(changed) },
    );
  });
  const form = page.locator('storefront-widgets-form');
  await form.getByLabel('Side').selectOption({ label: 'On the right' });
  await expect.poll(() => values(page)).toMatchObject({ side: 'right' });
  expect(await page.evaluate(() => (window as unknown as { log: unknown[] }).log.at(-1))).toEqual({
    rows: 4,
    side: 'right',
  });
  expect(await axe(page, 'aside')).toEqual([]);
  await form.getByRole('textbox', { name: 'Picture' }).press('ArrowLeft');
  expect(await page.evaluate(() => (window as unknown as { log: unknown[] }).log)).not.toContain(
    'a key reached the page',
  );
  await remove.evaluate((stop) => stop());
  await expect.poll(() => values(page)).toMatchObject({ side: 'left' });
  await expect.poll(() => form.count()).toBe(0);
  expectNoProblems(page);
});

test('two forms on a page keep each other’s changes', async () => {
  const page = await openPage('/blank/', { before: (opening) => opening.addInitScript(NOTICE) });
  await page.$eval('#stage', (stage) => {
    const one = (id: string): string =>
      `<div id="${id}" data-widget="every-kind"><output></output></div><aside></aside>`;
    stage.innerHTML = one('first') + one('second');
  });
  await mounted(page, 'every-kind');
  await page.evaluate(async () => {
    const { StorefrontWidgets: api } = window as unknown as {
      StorefrontWidgets: Pick<StorefrontWidgetsApi, 'showForm'>;
    };
    for (const host of document.querySelectorAll<HTMLElement>('[data-widget=every-kind]'))
      await api.showForm(host, host.nextElementSibling as HTMLElement);
  });
  const forms = page.locator('storefront-widgets-form');
  await forms.nth(0).getByLabel('Side').selectOption({ label: 'On the right' });
  await forms.nth(1).getByRole('textbox', { name: 'Picture' }).fill('/photo.png');
  const shown = (id: string): Promise<string | null> => page.textContent(`#${id} output`);
  await expect.poll(() => shown('second')).toContain('"photo":"/photo.png"');
  expect(await shown('first')).toContain('"side":"right"');
});
