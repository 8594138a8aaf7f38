import { cachePromise } from '../load/chunks';
import type { Gate, WidgetDefinition } from '../types';
import { pageJQuery, withJQuery } from './jquery';

type GatesModule = typeof import('./lazy/gates');

let gates: GatesModule | undefined;

/** Puts every gate in place that the page's handlers call for now. */
export const closeGates = (near?: Element | null): void => gates?.closeGates(near);

/** Handlers that looked like legacy ones but could not be told apart; part of `report()`. */
export const gateNotes = (): readonly string[] => gates?.gateNotes() ?? [];

/** Adds gates, whose code is needed beside jQuery only: now, or when it comes; a second jQuery changes nothing. */
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

/** Are the gates in place? A widget beside legacy handlers may not mount before. */
export const hasGates = (definition: WidgetDefinition): boolean => !definition.gates || done.has(definition);

/** Puts a widget's gates in place, once. */
export const placeGates = (definition: WidgetDefinition, owns: (element: Element) => boolean): Promise<void> =>
  cachePromise(pending, definition, async () => {
    if (definition.gates) await addGates(definition.gates, owns);
    done.add(definition);
  });
