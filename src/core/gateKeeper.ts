/** The gates' code is needed beside jQuery only; this small part brings it when there is one. */
import { pageJQuery, withJQuery } from './jquery';
import type { Gate } from './types';

type GatesModule = typeof import('./gates');

let gates: GatesModule | undefined;

/** Puts every gate in place that the page's handlers call for now. See `gates.ts`. */
export const closeGates = (near?: Element | null): void => gates?.closeGates(near);

/** Handlers that looked like legacy ones but could not be told apart; part of `report()`. */
export const gateNotes = (): readonly string[] => gates?.gateNotes() ?? [];

/**
 * Adds a widget's gates; `owns` tells which elements are its. Resolves when they are in place: at once where the page has
 * no jQuery; they then come when it comes (and once more with a second one, which changes nothing).
 */
export async function addGates(
  load: () => Promise<readonly Gate[]>,
  owns: (element: Element) => boolean,
): Promise<void> {
  const add = async (): Promise<void> => {
    const [module, list] = await Promise.all([import('./gates'), load()]);
    gates = module;
    gates.addGates(list, owns);
  };
  if (pageJQuery()) await add();
  else withJQuery(() => void add().catch((error: unknown) => console.error('storefront-widgets: no gates.', error)));
}
