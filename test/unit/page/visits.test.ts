import { afterEach, expect, test, vi } from 'vitest';

const globals = window as unknown as Record<string, unknown>;
const views = (): unknown => JSON.parse(localStorage.getItem('elementor') ?? '{}').pageViews;
const use = vi.fn();

/** A popup of a page that was just loaded. */
async function openPage(): Promise<() => void> {
  vi.resetModules();
  const { whenCounted } = await import('../../../src/elementor/visits');
  return whenCounted(use);
}

const builderStarts = (): void => {
  globals.elementorFrontend = { elementsHandler: {} };
  window.dispatchEvent(new Event('elementor/frontend/init'));
};

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  use.mockReset();
  localStorage.clear();
  sessionStorage.clear();
  delete globals.elementorProFrontend;
  delete globals.elementorFrontend;
});

test('a page without Elementor’s script is counted once, however many popups ask', async () => {
  await openPage();
  const { whenCounted } = await import('../../../src/elementor/visits');
  whenCounted(use);
  expect(use).toHaveBeenCalledTimes(2);
  expect(views()).toBe(1);
  expect(JSON.parse(sessionStorage.getItem('elementor') ?? '{}')).toMatchObject({ activeSession: true });
  await openPage();
  expect(views()).toBe(2);
});

test('a page that Elementor’s script has counted is not counted again', async () => {
  globals.elementorProFrontend = {};
  builderStarts();
  await openPage();
  expect(use).toHaveBeenCalledTimes(1);
  expect(views()).toBeUndefined();
});

test('a page with our stand-in for Elementor’s script is counted by us', async () => {
  globals.elementorProFrontend = { storefrontWidgets: true };
  builderStarts();
  await openPage();
  expect(views()).toBe(1);
});

test('a popup waits for Elementor’s script when it asks before that has started', async () => {
  vi.useFakeTimers();
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  globals.elementorProFrontend = {};
  await openPage();
  const stop = await openPage();
  stop();
  builderStarts();
  expect(use).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(use).toHaveBeenCalledTimes(1);
  expect(views()).toBeUndefined();
});

test('a page is counted by us when Elementor’s script does not start', async () => {
  vi.useFakeTimers();
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  globals.elementorProFrontend = {};
  await openPage();
  window.dispatchEvent(new Event('load'));
  vi.runAllTimers();
  expect(use).toHaveBeenCalledTimes(1);
  expect(views()).toBe(1);
});
