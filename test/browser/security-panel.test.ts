/** What a contributor writes must do nothing in the panel that an owner opens. */
import { expect, test } from 'vitest';
import { mounted, openPage, type WatchedPage } from '../support/page';
import { button, EVERY_KIND, entries, field, input, openPanel, option, PANEL, values } from '../support/panel';

const EVIL = `"'><img src=x onerror="window.hit = 1"><script>window.hit = 1</script>`;

/** The settings on a host as text, because a literal would not have the key `__proto__`. */
interface Post {
  settings: string;
  id?: string;
  classes?: string;
  label?: string;
  widget?: string;
}

async function open({
  settings,
  id = 'all',
  classes = '',
  label = '',
  widget = 'every-kind',
}: Post): Promise<WatchedPage> {
  const page = await openPage('/blank/', { before: (opening) => opening.addInitScript(EVERY_KIND) });
  await page.evaluate(
    ([given, ...others]) => {
      const host = document.createElement('div');
      for (const [at, name] of ['id', 'class', 'aria-label', 'data-widget'].entries())
        host.setAttribute(name, others[at] ?? '');
      host.setAttribute('data-settings', given ?? '');
      host.append(document.createElement('output'));
      // Beside an element of the same classes, in one of the same classes.
      const outer = document.createElement('div');
      const other = document.createElement('div');
      outer.className = host.className;
      other.className = host.className;
      outer.append(host, other);
      document.querySelector('#stage')?.append(outer);
    },
    [settings, id, classes, label, widget] as const,
  );
  await mounted(page, 'every-kind', '[data-widget~=every-kind]');
  await openPanel(page);
  await option(page, 'every-kind').click();
  await page.waitForSelector(`${PANEL} h2`);
  return page;
}

/** Elements that the panel itself never has. */
const strangers = (page: WatchedPage): Promise<number> =>
  page.$eval(PANEL, (room) => room.shadowRoot!.querySelectorAll('img, script, iframe, a, style').length);

const isHit = (page: WatchedPage): Promise<boolean> => page.evaluate(() => 'hit' in window);

test('markup in ids, classes, labels, names, keys and values is shown as text', async () => {
  const page = await open({
    id: EVIL,
    classes: `a${EVIL.replaceAll(' ', '_')} ${EVIL}`,
    label: EVIL,
    widget: `every-kind ${EVIL.replaceAll(' ', '_')} __proto__ constructor`,
    settings: JSON.stringify({
      name: EVIL,
      label: EVIL,
      home: `javascript:window.hit=1//${EVIL}`,
      tint: EVIL,
      items: { other: EVIL, [EVIL]: EVIL },
      links: [{ to: EVIL, [EVIL]: EVIL }],
      menu: [{ title: EVIL, [EVIL]: [EVIL], links: [{ to: '/a', [EVIL]: { [EVIL]: EVIL } }] }],
      loose: [{ [EVIL]: { [EVIL]: EVIL } }],
      [EVIL]: EVIL,
    }),
  });
  const shown = (await page.$eval(PANEL, (room) => room.shadowRoot!.textContent)) ?? '';
  expect(shown).toContain('<img src=x onerror=');
  await input(page, 'size').fill('5');
  await field(page, 'links').getByRole('button', { name: 'Add an item' }).click();
  await page.locator(PANEL).getByLabel('every every-kind of the site').check();
  await input(page, 'name').fill(EVIL);
  await button(page, 'Copy all changes').click();
  await page.keyboard.press('Escape');
  await button(page, 'Keep editing').click();
  expect(await strangers(page)).toBe(0);
  expect(await isHit(page)).toBe(false);
});

test('all that is saved with a changed item was shown, also parts that no schema knows', async () => {
  const page = await open({
    settings: JSON.stringify({ menu: [{ title: 'Shoes', sneaky: 'yes', none: null, hidden: { deep: ['x'] } }] }),
  });
  const menu = field(page, 'menu');
  // A null has no field.
  await expect.poll(() => menu.getByLabel('none').count()).toBe(0);
  await expect.poll(() => menu.getByLabel('sneaky').inputValue()).toBe('yes');
  expect(JSON.parse(await menu.getByLabel('hidden').inputValue())).toEqual({ deep: ['x'] });
});

test('a key that would become a prototype is refused, and changes no other object', async () => {
  const page = await open({
    settings: `{"__proto__":{"size":9,"polluted":1},"loose":[{"__proto__":{"polluted":1},"a":1}],"constructor":{"prototype":{"polluted":1}}}`,
  });
  await expect.poll(() => values(page)).toMatchObject({ size: 4 });
  await expect.poll(() => input(page, 'size').inputValue()).toBe('4');
  await input(page, 'loose').fill('[{"a":2,"__proto__":{"polluted":1}}]');
  await expect
    .poll(() => field(page, 'loose').locator('[role=alert]').textContent())
    .toBe('It has a part named “__proto__”.');
  await input(page, 'size').fill('5');
  await expect.poll(() => values(page)).toMatchObject({ size: 5 });
  expect(await page.evaluate(() => 'polluted' in {} || 'polluted' in Object)).toBe(false);
  await expect.poll(() => entries(page)).toMatchObject({ '#all': { size: 5 } });
});

test('a value of a megabyte, thousands of classes and the deepest nesting do not stop the panel', async () => {
  const classes = Array.from({ length: 5000 }, (_, at) => `name-${at.toString(36)}x`).join(' ');
  const long = 'x'.repeat(1_000_000);
  const deep = `${'['.repeat(20_000)}${']'.repeat(20_000)}`;
  const page = await open({
    id: 'x'.repeat(100_000),
    classes,
    label: long,
    settings: `{"name":"${long}","links":[{"to":"/a","text":"${long}"}],"loose":[{"a":${deep}}],"unknown":"${long}"}`,
  });
  // Too long a text is refused by the schema; a list has to be shown in some way.
  await expect
    .poll(() => field(page, 'links').locator('output').textContent())
    .toBe('It is too long or too deep to be changed here.');
  await expect
    .poll(() => field(page, 'loose').locator('output').textContent())
    .toBe('It is too long or too deep to be changed here.');
  await input(page, 'size').fill('6');
  await expect.poll(() => values(page)).toMatchObject({ size: 6 });
  await input(page, 'name').fill('short');
  await expect.poll(() => values(page)).toMatchObject({ name: 'short' });
  await expect.poll(() => page.$eval(PANEL, (room) => room.shadowRoot!.textContent!.length)).toBeLessThan(20_000);
  await button(page, 'Undo').click();
  await option(page, 'every-kind').press('Enter');
});
