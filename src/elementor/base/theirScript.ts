import { isRecord } from '../../core/settings/json';
import { pageGlobal } from '../../page/base/globals';

/** The key that marks our stand-in for Elementor's front end. */
export const OURS = 'storefrontWidgets';

/** Elementor's own front end, once it has started. */
function frontEnd(): Record<string, unknown> | undefined {
  const found = pageGlobal('elementorFrontend');
  return found && isRecord(found.elementsHandler) && !(OURS in found) ? found : undefined;
}

/** Has Elementor's own front end started? It may still start later. */
export const runsElementor = (): boolean => frontEnd() !== undefined;

/** Is the element being edited, so that Elementor's own script drives it? */
export const isDrivenByEditor = (host: Element): boolean => host.hasAttribute('data-model-cid') && runsElementor();
