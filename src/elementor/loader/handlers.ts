/** Keeps Elementor's own handlers from the elements that widgets have claimed. */

import type { PageHandlers } from '../../core/load/boot';
import { siteObject } from '../../core/settings/siteGlobals';
import { isStandIn } from './hiddenSettings';

type Action = (...args: unknown[]) => unknown;

/** The parts of Elementor's front end that we use. */
interface FrontEnd {
  hooks?: { doAction?: Action };
  elementsHandler?: { addHandler?: Action };
}

/** Marks a front end whose handlers pass through here. */
export const MARK = 'storefrontHandlers';

/** Of `tabs.default`, the name: skins share their handlers. */
const nameOf = (type: unknown): string => String(type).replace(/\..*$/, '');

/** An add-on's own hook, e.g. of `elementskit-tab.default`; gives the name. */
const ACTION = /^frontend\/element_ready\/((?:elementskit|ekit|jet)-[^.]+)/;

interface Kept {
  widget: string;
  element: Element;
  start(): void;
  /** Notifies add-ons that the element is ready although the handler does not run. */
  tell(): void;
}

/** The handlers of Elementor and its add-ons, one way past them for all widgets. */
export interface ElementorHandlers extends PageHandlers {
  /** Did it start before this script? Then it keeps its elements. */
  readonly isFirst: boolean;
}

const attempt = (run: () => void): void => {
  try {
    run();
  } catch (error) {
    reportError(error);
  }
};

/**
 * Makes the page's one `ElementorHandlers`. `widgetOf` gives the widget for a name of Elementor, like `tabs`, and
 * `claims` tells whether it has an element, `isKnown` whether its manifest has been loaded. Must run before Elementor's
 * front end starts.
 */
export function keepHandlers(
  widgetOf: ReadonlyMap<string, string>,
  claims: (widget: string, element: Element) => boolean,
  isKnown: (widget: string) => boolean,
): ElementorHandlers {
  const frontEnd = (): Partial<FrontEnd> => siteObject<FrontEnd>('elementorFrontend') ?? {};
  const kept = new WeakMap<Element, Kept[]>();
  let waiting: Kept[] | undefined = [];
  let mayMoreCome = true;

  const decide = (one: Kept): void => {
    const { widget, element, start, tell } = one;
    const isOurs = claims(widget, element);
    if (isOurs) kept.set(element, [...(kept.get(element) ?? []), one]);
    attempt(isOurs ? tell : start);
  };
  /** Starts a handler at once, later or never. */
  const pass = (name: unknown, element: unknown, start: () => unknown, tell: () => void): unknown => {
    const widget = widgetOf.get(nameOf(name));
    // While the page is edited, Elementor drives the elements under edit.
    if (!widget || !(element instanceof Element) || element.hasAttribute('data-model-cid')) return start();
    const one: Kept = { widget, element, start: () => void start(), tell };
    // The element is new on the page, so the part with its widget is being loaded.
    if (waiting || (mayMoreCome && !isKnown(widget) && element.isConnected)) waiting = [...(waiting ?? []), one];
    else decide(one);
    return undefined;
  };

  window.addEventListener('elementor/frontend/init', (event) => {
    const { hooks, elementsHandler } = frontEnd();
    const addHandler = elementsHandler?.addHandler;
    // Whoever makes handlers in our own front end is an add-on.
    if (elementsHandler && addHandler && !isStandIn(event)) {
      elementsHandler.addHandler = (type, options) => {
        const { $element, elementName } = options as { $element: ArrayLike<Element>; elementName?: string };
        return pass(
          elementName,
          $element?.[0],
          () => addHandler.call(elementsHandler, type, options),
          () => void hooks?.doAction?.(`frontend/element_handler_ready/${elementName}`, $element),
        );
      };
      Object.assign(elementsHandler, { [MARK]: true });
    }
    const doAction = hooks?.doAction;
    if (!hooks || !doAction) return;
    // Where it is done, because add-ons whose scripts stand before this one have hooked on already.
    hooks.doAction = (action, ...args) => {
      const start = (): unknown => doAction.call(hooks, action, ...args);
      const [, name] = ACTION.exec(String(action)) ?? [];
      return name ? pass(name, (args[0] as ArrayLike<Element>)?.[0], start, () => {}) : start();
    };
  });

  return {
    isFirst: !!frontEnd().elementsHandler,
    settle(mayMore) {
      mayMoreCome = mayMore;
      const all = waiting ?? [];
      waiting = undefined;
      all.forEach(decide);
    },
    release(element, widget) {
      const all = kept.get(element) ?? [];
      kept.set(
        element,
        all.filter((one) => one.widget !== widget),
      );
      for (const one of all) if (one.widget === widget) attempt(one.start);
    },
  };
}
