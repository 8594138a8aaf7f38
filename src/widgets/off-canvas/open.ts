import { type Action, parseAction } from '../../elementor/actionLinks';

/** Panels of ours by their id, which is that of Elementor's element. */
const panels = new Set<string>();

/** Makes a panel known; returns a function that ends that. */
export function join(id: string): () => void {
  panels.add(id);
  return () => void panels.delete(id);
}

/** Is there a panel of ours with this id? */
export const hasPanel = (id: string): boolean => panels.has(id);

type PanelAction = Extract<Action, { settings: { displayMode: unknown } }>;

/** What a link asks of a panel; null for all other links. */
export function panelAction(link: Element): PanelAction['settings'] | null {
  const action = parseAction(link.getAttribute('href') ?? '');
  return action && 'displayMode' in action.settings ? action.settings : null;
}
