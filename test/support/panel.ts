/** What tests do with the editing panel. */
import type { Locator } from 'playwright-core';
import type { WatchedPage } from './problems';

export const PANEL = 'storefront-widgets-panel';

/** The part of the API that opens it. */
export type PanelApi = {
  setEditMode(on: boolean | undefined, options?: { panel?: boolean }): void;
  report(): { length: number; panelKey?: string };
};

export const setEditMode = (page: WatchedPage, on: boolean, options?: { panel?: boolean }): Promise<void> =>
  page.evaluate(
    ([mode, given]) => {
      const { StorefrontWidgets: api } = window as unknown as { StorefrontWidgets: PanelApi };
      api.setEditMode(mode as boolean, given as { panel?: boolean } | undefined);
    },
    [on, options] as const,
  );

/** Waits until the script has started. */
export const ready = (page: WatchedPage): Promise<unknown> =>
  page.waitForFunction(() => 'setEditMode' in (window.StorefrontWidgets ?? {}));

export async function openPanel(page: WatchedPage): Promise<void> {
  await ready(page);
  await setEditMode(page, true);
  await page.waitForSelector(`${PANEL} h1`);
}

/** A widget in the list. */
export const option = (page: WatchedPage, name: string): Locator =>
  page.locator(`${PANEL} [role=option]`, { hasText: name }).first();

/** A setting in the form. */
export const field = (page: WatchedPage, key: string): Locator => page.locator(`${PANEL} [data-key="${key}"]`);

/** Its control. */
export const input = (page: WatchedPage, key: string): Locator =>
  field(page, key).locator('input:not([type=range]):not([type=color]), select, textarea').first();

export const button = (page: WatchedPage, name: string): Locator =>
  page.locator(PANEL).getByRole('button', { name, exact: true });

/** The entries that the page's configuration has now. */
export const entries = (page: WatchedPage): Promise<unknown> =>
  page.evaluate(
    () => (window as { storefrontWidgetsConfig?: { settings?: unknown } }).storefrontWidgetsConfig?.settings,
  );

/** The name of what has the focus: its label, else its text. */
export const focused = (page: WatchedPage): Promise<string> =>
  page.evaluate((tag) => {
    const { activeElement: outer } = document;
    const inner = outer?.localName === tag ? outer.shadowRoot?.activeElement : outer;
    if (!inner || inner === document.body) return 'nothing';
    const [label] = (inner as HTMLInputElement).labels ?? [];
    return (inner.getAttribute('aria-label') ?? label?.textContent ?? inner.textContent ?? '').trim();
  }, PANEL);

/** A type with a setting of each kind, and a control of its own. */
export const EVERY_KIND = `
  window.StorefrontWidgets = window.StorefrontWidgets || [];
  StorefrontWidgets.push(({ React, register, settings: s }) => {
    const Stars = ({ value, onChange, id, describedBy }) =>
      React.createElement('button', { id, type: 'button', 'aria-describedby': describedBy, className: 'stars',
        onClick: () => onChange(value + 1) }, '★'.repeat(value));
    const isRecord = (item) => typeof item === 'object' && item !== null && !Array.isArray(item);
    register({
      name: 'every-kind',
      settings: s.schema({
        on: s.flag(false), size: s.number(4, { min: 0, max: 10, whole: true, unit: 'pixels' }), name: s.text('a'),
        label: s.phrase('Hello %s'), items: s.plural('%s items'), tint: s.color('#ff0000'),
        side: s.choice(['left', 'right'], 'left'), home: s.siteUrl(''),
        links: s.list((item) => isRecord(item) && item.to !== '', [{ to: '/a', text: 'A' }], 'list of links'),
        rating: s.withControl(s.number(2, { min: 1, max: 5 }), Stars),
        menu: s.withItems(s.list(isRecord, [], 'list of groups'), s.schema({
          title: s.phrase('Group'), open: s.flag(false),
          links: s.withItems(s.list((item) => isRecord(item) && Boolean(item.to), [], 'list of links'),
            s.schema({ to: s.siteUrl(''), level: s.number(1, { min: 1, max: 3 }) })),
        })),
        loose: s.list(isRecord, [], 'list of objects'),
      }),
      mount(host, values) { host.querySelector('output').textContent = JSON.stringify(values); },
    });
  });`;

/** What the every-kind widget on the page has read. */
export const values = async (page: WatchedPage): Promise<Record<string, unknown>> =>
  JSON.parse((await page.textContent('[data-widget~=every-kind] output')) ?? '{}') as Record<string, unknown>;
