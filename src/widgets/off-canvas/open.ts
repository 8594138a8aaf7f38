import { type Action, parseAction } from '../../elementor/actionLinks';

/** Our panels, by the id of Elementor's element. */
const panels = new Set<string>();

/** Registers a panel; returns a function that removes it. */
export function join(id: string): () => void {
  panels.add(id);
  return () => void panels.delete(id);
}

/** Is this the id of one of our panels? */
export const hasPanel = (id: string): boolean => panels.has(id);

type PanelAction = Extract<Action, { settings: { displayMode: unknown } }>;

/** The panel action of a link; null for all other links. */
export function panelAction(link: Element): PanelAction['settings'] | null {
  const action = parseAction(link.getAttribute('href') ?? '');
  return action && 'displayMode' in action.settings ? action.settings : null;
}
