import { isRecord } from '../../core/settings/settings';
import { pageGlobal } from '../../page/base/globals';

const listeners = new Set<() => void>();
let forced: boolean | undefined;

/** Is the page open in Elementor's editor? `setEditMode` overrides Elementor. */
export function isEditMode(): boolean {
  if (forced !== undefined) return forced;
  const mode = pageGlobal('elementorFrontendConfig')?.environmentMode;
  return isRecord(mode) && mode.edit === true;
}

/** Forces edit mode on or off; with undefined Elementor decides again. */
export function setEditMode(on: boolean | undefined): void {
  const before = isEditMode();
  forced = on === undefined ? on : !!on;
  if (isEditMode() !== before) for (const listener of listeners) listener();
}

/** Calls `listener` when edit mode changes; returns a function that stops it. */
export function onEditMode(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
