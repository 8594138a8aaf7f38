import { isStandIn } from '../../core/builderSettings';
import type { GuardContext } from '../../core/types';

/** Marks the page builder's function for handlers, once it leaves our lists out. */
export const MARK = 'storefrontLoops';

interface Builder {
  hooks: { doAction(name: string, ...args: unknown[]): void };
  elementsHandler?: { addHandler: (type: unknown, options: Options) => unknown };
}

interface Options {
  $element: ArrayLike<Element>;
  elementName: string;
}

/** Keeps the page builder's handlers from claimed lists: they listen natively, so they cannot be stopped later. */
export function skipHandlers({ claims }: GuardContext): void {
  addEventListener('elementor/frontend/init', (event) => {
    if (isStandIn(event)) return;
    const { elementorFrontend: builder } = window as { elementorFrontend?: Builder };
    const handlers = builder?.elementsHandler;
    if (!handlers) return;
    const add = handlers.addHandler;
    handlers.addHandler = (type, options) => {
      const { $element, elementName } = options;
      const isOurs = /^(loop-grid|(archive-)?posts)$/.test(elementName) && $element[0] && claims($element[0]);
      // Add-ons wait for the action.
      return isOurs
        ? builder.hooks.doAction(`frontend/element_handler_ready/${elementName}`, $element)
        : add.call(handlers, type, options);
    };
    Object.assign(handlers.addHandler, { [MARK]: 1 });
  });
}
