import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { exampleOf } from '../../scripts/docsSite/examples';
import { axe, expectNoProblems, mounted, openPage, started } from '../support/page';

const WIDGETS = readdirSync('src/widgets');

type Example = Window & {
  StorefrontWidgets: { showForm(host: Element, place: HTMLElement): Promise<() => void> };
};

/** Shows the form of the widget's first element, which nobody has touched yet; the names of its fields. */
const formFields = async (widget: string): Promise<string[]> => {
  const { StorefrontWidgets: api } = window as unknown as Example;
  const place = document.createElement('aside');
  document.body.append(place);
  const remove = await api.showForm(document.querySelector(`[data-widget~="${widget}"]`)!, place);
  const room = place.firstElementChild?.shadowRoot;
  const names = (): string[] =>
    [...(room?.querySelectorAll('.head label, .head legend') ?? [])].map((one) => one.textContent ?? '');
  const isEmpty = (): boolean => !!room?.textContent?.includes('It has no settings.');
  const end = Date.now() + 10_000;
  while (names().length === 0 && !isEmpty() && Date.now() < end) await new Promise((done) => setTimeout(done, 20));
  const found = isEmpty() ? ['none'] : names();
  remove();
  return found;
};

test.each(WIDGETS)('the example of %s runs, and its form has its settings', async (widget) => {
  const page = await openPage(`/docs/examples/${widget}.html`);
  await started(page);
  await page.waitForSelector(`[data-widget~="${widget}"]`, { state: 'attached' });
  const fields = await page.evaluate(formFields, widget);
  const hasNone = readFileSync(`docs/widgets/${widget}.md`, 'utf8').includes('This widget has no settings.');
  if (hasNone) expect(fields).toEqual(['none']);
  else expect(fields.length).toBeGreaterThan(0);
  await mounted(page, widget);
  expect(await axe(page, '.example')).toEqual([]);
  expectNoProblems(page);
});

test.each(WIDGETS)('the page of %s has the sections of all pages, in their order', (widget) => {
  const page = readFileSync(`docs/widgets/${widget}.md`, 'utf8').replace(/^```[\s\S]*?^```/gm, '');
  const sections = [...page.matchAll(/^## (.+)$/gm)].map(([, name]) => name);
  const all = ['Example', 'What it does', 'Markup', 'Settings', 'Keyboard and screen readers', 'Events', 'Limits'];
  expect(sections).toEqual(sections.includes('Limits') ? all : all.slice(0, -1));
  expect(exampleOf(widget).html.split('\n').length, 'lines of an example that is read at once').toBeLessThan(60);
});
