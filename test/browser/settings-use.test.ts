import { Window } from 'happy-dom';
import { expect, test, vi } from 'vitest';
import type { WidgetForm } from '../../src/core/settings/form';
import { mounted, openPage } from '../support/page';
import { field, openPanel, PANEL } from '../support/panel';
import { NOT_SEEN } from '../support/settingsNotSeen';
import { type HostUse, settingsUse } from '../support/settingsUse';

/** Pages that have each type on each kind of markup. */
const PAGES = [
  ...['/landing/', '/product/hoodie/', '/product/desk/', '/banners/', '/cart/', '/shop/jet/'],
  ...[
    ...['add-ons', 'backgrounds', 'carousels', 'comparison', 'countdowns', 'counters', 'elementskit-menu', 'forms'],
    ...['grids', 'headlines', 'hotspots', 'jet-carousels', 'jet-dropbars', 'jet-elements', 'jet-mega-menu'],
    ...['jet-mobile-menu', 'jet-pictures', 'jet-popup', 'jet-portfolio', 'jet-slider', 'jet-tabs', 'jet-words', 'maps'],
    ...['mega-menu', 'moving', 'one-page', 'overlays', 'page-tools', 'panels', 'read-more', 'searches'],
    ...['shop-sections', 'sorting', 'sticky', 'tilt'],
  ].map((name) => `/fixture/${name}/`),
];

const modules = import.meta.glob<{ form: WidgetForm }>('../../src/widgets/*/panelForm.ts', { eager: true });
const FORMS = new Map(Object.entries(modules).map(([path, { form }]) => [path.split('/').at(-2) ?? '', form]));

/** The settings that the panel's form leaves out on a host. */
function leftOut({ widget, html, keys }: HostUse): string[] {
  const { document } = window;
  document.body.innerHTML = html;
  const host = document.body.firstElementChild as HTMLElement;
  return keys.filter((key) => FORMS.get(widget)?.fields[key]?.appliesTo?.(host) === false);
}

/** The entry of the list that says why a setting is not seen to make a difference. */
const reasonFor = (widget: string, key: string): string | undefined => {
  for (const [reason, types] of Object.entries(NOT_SEEN)) {
    for (const type of [widget, '*']) {
      const listed = types[type]
        ?.split(' ')
        .find((one) => one === key || (one.endsWith('*') && key.startsWith(one.slice(0, -1))));
      if (listed) return `${reason}: ${type}.${listed}`;
    }
  }
  return undefined;
};

const ALL_REASONS = Object.entries(NOT_SEEN).flatMap(([reason, types]) =>
  Object.entries(types).flatMap(([type, keys]) => keys.split(' ').map((key) => `${reason}: ${type}.${key}`)),
);

async function usesOf(pages: readonly string[]): Promise<HostUse[]> {
  const left = [...pages];
  const all: HostUse[] = [];
  const visit = async (): Promise<void> => {
    for (let path = left.shift(); path; path = left.shift()) all.push(...(await settingsUse(path)));
  };
  await Promise.all([visit(), visit(), visit()]);
  return all;
}

test('each setting that the panel offers on an element makes a difference there, and no text that it leaves out does', async () => {
  const uses = await usesOf(PAGES);
  const window = new Window();
  for (const name of ['Element', 'Node', 'HTMLElement', 'HTMLCollection', 'document'] as const)
    vi.stubGlobal(name, window[name]);
  vi.stubGlobal('window', window);
  const idle = new Set<string>();
  const missed = new Set<string>();
  const needed = new Set<string | undefined>();
  for (const use of uses) {
    const { widget, kind, unused, shown } = use;
    const hidden = leftOut(use);
    for (const key of unused.filter((one) => !hidden.includes(one))) {
      const reason = reasonFor(widget, key);
      needed.add(reason);
      if (!reason) idle.add(`${widget}.${key} on ${kind}`);
    }
    for (const key of shown.filter((one) => hidden.includes(one))) missed.add(`${widget}.${key} on ${kind}`);
  }
  vi.unstubAllGlobals();
  expect([...idle].sort()).toEqual([]);
  expect([...missed].sort()).toEqual([]);
  expect(ALL_REASONS.filter((one) => !needed.has(one))).toEqual([]);
}, 240_000);

test('the form leaves out what does nothing on an element, also while the widget has changed it', async () => {
  const page = await openPage('/fixture/counters/');
  await mounted(page, 'pie-chart');
  await openPanel(page);
  const isOffered = async (at: number): Promise<boolean> => {
    const charts = page.locator(`${PANEL} [role=option]`, { hasText: 'Pie chart' });
    await charts.nth(at).click();
    await field(page, 'percent').waitFor();
    return (await field(page, 'label').count()) > 0;
  };
  const named = await page.$$eval('[data-widget~=pie-chart]', (hosts) =>
    hosts.map(
      (host) => !host.querySelector('.storefront-pie[aria-label]') && !host.matches('.storefront-pie[aria-label]'),
    ),
  );
  expect(new Set(named)).toEqual(new Set([true, false]));
  for (const [at, isNamed] of named.entries()) expect(await isOffered(at)).toBe(!isNamed);
});
