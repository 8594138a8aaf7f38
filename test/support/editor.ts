import type { Page } from 'playwright-core';

type Action = (element: ArrayLike<Element>) => void;

/** What Elementor's front end has of `elementorFrontend`, for tests. */
export interface FrontEnd {
  hooks: { doAction(name: string, element: ArrayLike<Element>): void };
}

/** The page gets Elementor's own front end, which the editor starts once the page has loaded. Call before `goto`. */
export const startElementor = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const actions = new Map<string, Set<Action>>();
    const hooks = {
      addAction: (name: string, run: Action) => actions.set(name, (actions.get(name) ?? new Set()).add(run)),
      removeAction: (name: string, run: Action) => actions.get(name)?.delete(run),
      doAction: (name: string, element: ArrayLike<Element>) => {
        for (const run of actions.get(name) ?? []) run(element);
      },
    };
    document.addEventListener('DOMContentLoaded', () => {
      Object.assign(window, { elementorFrontend: { hooks, elementsHandler: {} } });
      window.dispatchEvent(new Event('elementor/frontend/init'));
    });
  });
