import { cachePromise } from '../load/chunks';
import { logFailure } from '../problems';
import type { Gate, WidgetDefinition } from '../types';
import { pageJQuery, withJQuery } from './jquery';

type GatesModule = typeof import('./lazy/gates');

let gates: GatesModule | undefined;

/** Gates the handlers that the page has bound by now. */
export const closeGates = (near?: Element | null): void => gates?.closeGates(near);

/** Handlers that looked like legacy ones but were ambiguous; part of `report()`. */
export const gateNotes = (): readonly string[] => gates?.gateNotes() ?? [];

/** Adds gates once the page has jQuery; their code is not loaded before. A second jQuery needs no further call. */
export async function addGates(
  load: () => Promise<readonly Gate[]>,
  owns: (element: Element) => boolean,
): Promise<void> {
  const add = async (): Promise<void> => {
    const [module, list] = await Promise.all([import('./lazy/gates'), load()]);
    gates = module;
    gates.addGates(list, owns);
  };
  if (pageJQuery()) return add();
  let stop = (): void => {};
  const arrival = new Promise<void>((arrive) => {
    stop = withJQuery(() => arrive());
  });
  arrival
    .then(() => {
      stop();
      return add();
    })
    .catch((error: unknown) => logFailure('no gates.', error));
}

const pending = new WeakMap<WidgetDefinition, Promise<void>>();
const done = new WeakSet<WidgetDefinition>();

/** Are the widget's gates in place, so that it may mount? */
export const hasGates = (definition: WidgetDefinition): boolean => !definition.gates || done.has(definition);

/** Puts a widget's gates in place, once per definition. */
export const placeGates = (definition: WidgetDefinition, owns: (element: Element) => boolean): Promise<void> =>
  cachePromise(pending, definition, async () => {
    if (definition.gates) await addGates(definition.gates, owns);
    done.add(definition);
  });
