/** The gates' code is needed beside jQuery only; this small part brings it when there is one. */
import { pageJQuery, withJQuery } from './jquery';
import { remember } from './remember';
import type { Gate, WidgetDefinition } from './types';

type GatesModule = typeof import('./lazy/gates');

let gates: GatesModule | undefined;

/** Puts every gate in place that the page's handlers call for now. See `gates.ts`. */
export const closeGates = (near?: Element | null): void => gates?.closeGates(near);

/** Handlers that looked like legacy ones but could not be told apart; part of `report()`. */
export const gateNotes = (): readonly string[] => gates?.gateNotes() ?? [];

/** Adds gates: at once where the page has jQuery; else when it comes, and once more with a second one, which changes nothing. */
export async function addGates(
  load: () => Promise<readonly Gate[]>,
  owns: (element: Element) => boolean,
): Promise<void> {
  const add = async (): Promise<void> => {
    const [module, list] = await Promise.all([import('./lazy/gates'), load()]);
    gates = module;
    gates.addGates(list, owns);
  };
  if (pageJQuery()) await add();
  else withJQuery(() => void add().catch((error: unknown) => console.error('storefront-widgets: no gates.', error)));
}

const pending = new WeakMap<WidgetDefinition, Promise<void>>();
const done = new WeakSet<WidgetDefinition>();

/** May the widget mount? Beside legacy handlers none may before its gates are in place. */
export const hasGates = (definition: WidgetDefinition): boolean => !definition.gates || done.has(definition);

/** Puts a widget's gates in place, once. `owns`: is this element, or an ancestor, a mounted host of the widget? */
export const placeGates = (definition: WidgetDefinition, owns: (element: Element) => boolean): Promise<void> =>
  remember(pending, definition, async () => {
    if (definition.gates) await addGates(definition.gates, owns);
    done.add(definition);
  });
