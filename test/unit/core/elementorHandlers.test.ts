import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepHandlers } from '../../../src/elementor/loader/handlers';
import { element } from './dom';

const names = new Map([
  ['tabs', 'panels'],
  ['elementskit-tab', 'panels'],
]);

const always = (): boolean => true;

interface FrontEnd {
  hooks: { addAction(name: string, run: (...args: unknown[]) => void): void; doAction(...args: unknown[]): void };
  elementsHandler: { addHandler(type: unknown, options: unknown): unknown };
}

const page = window as { elementorFrontend?: FrontEnd };

/** Starts a front end as Elementor does, and tells what became of its handlers. */
function startFrontEnd() {
  const seen: string[] = [];
  const actions = new Map<string, (...args: unknown[]) => void>();
  const hooks = {
    addAction: (name: string, run: (...args: unknown[]) => void) => void actions.set(name, run),
    doAction(name: unknown, ...args: unknown[]): void {
      seen.push(`told ${String(name).split('/').at(-1)}`);
      actions.get(String(name))?.(...args);
    },
  };
  const elementsHandler = { addHandler: (type: unknown) => void seen.push(`made ${type}`) };
  page.elementorFrontend = { hooks, elementsHandler };
  window.dispatchEvent(new CustomEvent('elementor/frontend/init'));
  const add = (type: string, elementName: string, host: Element) =>
    page.elementorFrontend?.elementsHandler.addHandler(type, { $element: [host], elementName });
  return { seen, add };
}

// Each test has its own listeners; those of earlier tests must be removed.
const listening: EventListener[] = [];
beforeEach(() => {
  delete page.elementorFrontend;
  const add = window.addEventListener.bind(window);
  vi.spyOn(window, 'addEventListener').mockImplementation((type: string, run: unknown) => {
    listening.push(run as EventListener);
    add(type, run as EventListener);
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  for (const run of listening.splice(0)) window.removeEventListener('elementor/frontend/init', run);
  delete page.elementorFrontend;
});

test('a claimed element is not handled by Elementor, all others are, and add-ons are told of claimed ones', () => {
  const [ours, theirs] = [element('<p></p>'), element('<p></p>')];
  keepHandlers(names, (_, host) => host === ours, always).settle(false);
  const { seen, add } = startFrontEnd();
  add('Tabs', 'tabs.default', ours);
  expect(seen).toEqual(['told tabs.default']);
  add('Tabs', 'tabs.default', theirs);
  add('Counter', 'counter.default', ours);
  expect(seen).toEqual(['told tabs.default', 'made Tabs', 'made Counter']);
});

test('no handler of Elementor is decided on before all types are known', () => {
  const [ours, theirs] = [element('<p></p>'), element('<p></p>')];
  let isKnown = false;
  const builder = keepHandlers(names, (_, host) => isKnown && host === ours, always);
  const { seen, add } = startFrontEnd();
  add('Tabs', 'tabs.default', ours);
  add('OtherTabs', 'tabs.default', theirs);
  expect(seen).not.toContain('made OtherTabs');
  isKnown = true;
  builder.settle(false);
  expect(seen).toContain('made OtherTabs');
  expect(seen).not.toContain('made Tabs');
});

test('a handler of Elementor waits only for the part that has its widget while widgets may still come', () => {
  const ours = element('<p></p>');
  let isHere = false;
  const handlers = keepHandlers(
    names,
    (_, host) => isHere && host === ours,
    () => isHere,
  );
  const { seen, add } = startFrontEnd();
  handlers.settle(true);
  add('Tabs', 'tabs.default', ours);
  add('Counter', 'counter.default', ours);
  expect(seen).toEqual(['made Counter']);
  isHere = true;
  handlers.settle(false);
  expect(seen).toEqual(['made Counter', 'told tabs.default']);
});

test('an unknown element starts with Elementor at once when no more widgets come', () => {
  const host = element('<p></p>');
  keepHandlers(
    names,
    () => false,
    () => false,
  ).settle(false);
  const { seen, add } = startFrontEnd();
  add('Tabs', 'tabs.default', host);
  expect(seen).toEqual(['made Tabs']);
});

test('an element that is released starts with Elementor once', () => {
  const host = element('<p></p>');
  const builder = keepHandlers(names, () => true, always);
  const { seen, add } = startFrontEnd();
  builder.settle(false);
  add('Tabs', 'tabs.default', host);
  builder.release(host, 'other');
  expect(seen).not.toContain('made Tabs');
  builder.release(host, 'panels');
  builder.release(host, 'panels');
  expect(seen.filter((one) => one === 'made Tabs')).toHaveLength(1);
});

test('an add-on’s hook on its own widget is skipped for our elements, and hooks of others on them run', () => {
  const [ours, theirs] = [element('<p></p>'), element('<p></p>')];
  const ran: unknown[] = [];
  window.addEventListener('elementor/frontend/init', () => {
    page.elementorFrontend?.hooks.addAction('frontend/element_ready/elementskit-tab.default', (elements) => {
      ran.push((elements as Element[])[0]);
    });
  });
  keepHandlers(names, (_, host) => host === ours, always).settle(false);
  startFrontEnd();
  const { hooks } = page.elementorFrontend as FrontEnd;
  hooks.addAction('frontend/element_ready/tabs.default', () => ran.push('hook'));
  hooks.doAction('frontend/element_ready/elementskit-tab.default', [ours]);
  hooks.doAction('frontend/element_ready/elementskit-tab.default', [theirs]);
  hooks.doAction('frontend/element_ready/tabs.default', [ours]);
  expect(ran).toEqual([theirs, 'hook']);
});

test('an element that is being edited starts with Elementor', () => {
  const host = element('<p data-model-cid="c1"></p>');
  keepHandlers(names, () => true, always).settle(false);
  const { seen, add } = startFrontEnd();
  add('Tabs', 'tabs.default', host);
  expect(seen).toEqual(['made Tabs']);
});

test('keepHandlers tells whether Elementor started first', () => {
  expect(keepHandlers(names, () => true, always).isFirst).toBe(false);
  startFrontEnd();
  expect(keepHandlers(names, () => true, always).isFirst).toBe(true);
});
