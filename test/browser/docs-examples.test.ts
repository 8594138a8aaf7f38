import { readdirSync, readFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { distFolder, docsFolder } from '../../fixtures/http/paths';
import { exampleOf } from '../../scripts/docsSite/examples';
import { writeExamples } from '../../scripts/docsSite/pages';
import { axe, expectNoProblems, mounted, openPage } from '../support/page';

const WIDGETS = readdirSync('src/widgets');

type Example = Window & {
  StorefrontWidgets: { showForm(host: Element, place: HTMLElement): Promise<() => void> };
};

/** Shows the form of the widget's first element below the example; the names of its fields. */
const formFields = (widget: string): Promise<string[]> => {
  const { StorefrontWidgets: api } = window as unknown as Example;
  const place = document.createElement('aside');
  document.body.append(place);
  return api.showForm(document.querySelector(`[data-widget~="${widget}"]`)!, place).then(async (remove) => {
    const text = () => place.firstElementChild?.shadowRoot;
    while (!text()?.textContent) await new Promise((done) => setTimeout(done, 20));
    const labels = [...(text()?.querySelectorAll('.head label, .head legend, .none') ?? [])].map(
      (one) => one.textContent ?? '',
    );
    remove();
    return labels;
  });
};

beforeAll(() => writeExamples(docsFolder, distFolder, WIDGETS));

test.each(WIDGETS)('the example of %s runs, and its form has its settings', async (widget) => {
  const page = await openPage(`/docs/examples/${widget}.html`);
  await mounted(page, widget);
  expect(await axe(page, '.example')).toEqual([]);
  const fields = await page.evaluate(formFields, widget);
  expect(fields.length).toBeGreaterThan(0);
  expectNoProblems(page);
});

test.each(WIDGETS)('the page of %s has the sections of all pages, in their order', (widget) => {
  const page = readFileSync(`docs/widgets/${widget}.md`, 'utf8').replace(/^```[\s\S]*?^```/gm, '');
  const sections = [...page.matchAll(/^## (.+)$/gm)].map(([, name]) => name);
  const all = ['Example', 'What it does', 'Markup', 'Settings', 'Keyboard and screen readers', 'Events', 'Limits'];
  expect(sections).toEqual(sections.includes('Limits') ? all : all.slice(0, -1));
  expect(exampleOf(widget).html.split('\n').length, 'lines of an example that is read at once').toBeLessThan(60);
});
