import { afterEach, expect, test, vi } from 'vitest';
import { servePopups } from '../../src/widgets/quick-view/popups';

const FILTER = 'jet-popup/widget-extensions/popup-data';
const page = window as unknown as Record<string, unknown>;

/** The hooks of the popup plugin, and the filters of Elementor, which it asks. */
function plugin(applyFilters?: (name: string, data: unknown, ...more: unknown[]) => unknown) {
  const hooks = { addFilter: vi.fn(), removeFilter: vi.fn(), applyFilters };
  page.JetPlugins = { hooks };
  page.elementorFrontend = { hooks };
  return hooks;
}

/** What the plugin is told when a button with a purchase popup has added. */
function opened(): { data: unknown[]; button: Element } {
  document.body.innerHTML = '<div data-purchase-popup-id="7"><button>Add</button></div>';
  const button = document.querySelector('button') as Element;
  const data: unknown[] = [];
  window.addEventListener(
    'jet-popup-open-trigger',
    (event) => data.push((event as Event & { popupData?: unknown }).popupData),
    { once: true },
  );
  document.dispatchEvent(new CustomEvent('added_to_cart', { detail: [{}, 'hash', button] }));
  return { data, button };
}

let stop = (): void => {};

afterEach(() => {
  stop();
  delete page.JetPlugins;
  delete page.elementorFrontend;
  document.body.innerHTML = '';
});

test('JetPopup gets the filter once when it is there, and loses it at the end', () => {
  const hooks = plugin();
  stop = servePopups();
  document.body.click();
  expect(hooks.addFilter.mock.calls.map(([name]) => name)).toEqual([FILTER]);
  stop();
  expect(hooks.removeFilter).toHaveBeenCalledTimes(1);
  stop = () => {};
});

test('JetPopup gets the filter before it hears of a click when it comes late', () => {
  stop = servePopups();
  const hooks = plugin();
  const heard: number[] = [];
  document.body.addEventListener('click', () => heard.push(hooks.addFilter.mock.calls.length), { once: true });
  document.body.click();
  document.body.click();
  expect(heard).toEqual([1]);
  expect(hooks.addFilter).toHaveBeenCalledTimes(1);
});

test('a filter of the page may change which purchase popup opens, or prevent it', () => {
  const filter = vi.fn((_name: string, _data: unknown, ..._more: unknown[]): unknown => ({ popupId: 'jet-popup-8' }));
  plugin(filter);
  stop = servePopups();
  const { data, button } = opened();
  expect(filter).toHaveBeenCalledWith('jet-woo-builder.purchase-popup.data', { popupId: 'jet-popup-7' }, button);
  expect(data).toEqual([{ popupId: 'jet-popup-8' }]);
  filter.mockReturnValue(null);
  expect(opened().data).toEqual([]);
});

test('a purchase popup opens without JetPlugins’ hooks, too', () => {
  stop = servePopups();
  expect(opened().data).toEqual([{ popupId: 'jet-popup-7' }]);
});
