/** Keeps Elementor's handlers away from the elements that widgets have claimed. */

import { isElement } from '../../core/dom/nodes';
import type { PageHandlers } from '../../core/load/boot';
import { reportThrown } from '../../core/problems';
import { siteObject } from '../../core/settings/siteGlobals';
import { isStandIn } from './hiddenSettings';

type Action = (...args: unknown[]) => unknown;

/** The part of Elementor's front end that is replaced at its start. */
interface FrontEnd {
  hooks?: { doAction?: Action };
  elementsHandler?: { addHandler?: Action };
}

/** The key that marks a front end whose handlers pass through here. */
export const MARK = 'storefrontHandlers';

/** The name without the skin, `tabs` for `tabs.default`, because skins share their handlers. */
const nameOf = (type: unknown): string => String(type).replace(/\..*$/, '');

/** The hook of an add-on's widget, such as `elementskit-tab.default`; captures the name. */
const ACTION = /^frontend\/element_ready\/((?:elementskit|ekit|jet)-[^.]+)/;

interface Kept {
  widget: string;
  element: Element;
  start(): void;
  /** Tells add-ons that the element is ready, without starting the handler. */
  tell(): void;
}

/** Holds, starts and drops the handlers of Elementor and its add-ons, for all widgets. */
export interface ElementorHandlers extends PageHandlers {
  /** Did Elementor start before this script, so that it keeps its elements? */
  readonly isFirst: boolean;
}

const frontEnd = (): Partial<FrontEnd> => siteObject<FrontEnd>('elementorFrontend') ?? {};

/** Is the element, or one around it, being edited, so that Elementor's own front end drives it? */
export const isEdited = (element: Element): boolean =>
  !!frontEnd().elementsHandler && !('storefrontWidgets' in frontEnd()) && element.closest('[data-model-cid]') !== null;

const attempt = (run: () => void): void => {
  try {
    run();
  } catch (error) {
    reportThrown(error);
  }
};

/**
 * Creates the page's `ElementorHandlers`; call it before Elementor's front end starts. `widgetOf` maps an Elementor
 * name such as `tabs` to our widget, `claims` tells whether that widget has the element, `isKnown` whether its manifest
 * has loaded.
 */
export function keepHandlers(
  widgetOf: ReadonlyMap<string, string>,
  claims: (widget: string, element: Element) => boolean,
  isKnown: (widget: string) => boolean,
): ElementorHandlers {
  const kept = new WeakMap<Element, Kept[]>();
  let waiting: Kept[] | undefined = [];
  let mayMoreCome = true;

  const decide = (one: Kept): void => {
    const { widget, element, start, tell } = one;
    const isOurs = claims(widget, element);
    if (isOurs) kept.set(element, [...(kept.get(element) ?? []), one]);
    attempt(isOurs ? tell : start);
  };
  /** Starts a handler now, later or never. */
  const pass = (name: unknown, element: unknown, start: () => unknown, tell: () => void): unknown => {
    const widget = widgetOf.get(nameOf(name));
    // Elementor drives the elements it edits.
    if (!widget || !isElement(element) || element.hasAttribute('data-model-cid')) return start();
    const one: Kept = { widget, element, start: () => void start(), tell };
    // The element may be new on the page, and the manifest of its widget still loading.
    if (waiting || (mayMoreCome && !isKnown(widget) && element.isConnected)) waiting = [...(waiting ?? []), one];
    else decide(one);
    return undefined;
  };

  window.addEventListener('elementor/frontend/init', (event) => {
    const { hooks, elementsHandler } = frontEnd();
    const addHandler = elementsHandler?.addHandler;
    // In our stand-in all handlers belong to add-ons.
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
    // Wraps `doAction` itself, because add-ons loaded earlier have already registered.
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
