import { isRecord } from '../../core/settings/settings';
import { pageGlobal } from '../../page/base/globals';

const listeners = new Set<() => void>();
let forced: boolean | undefined;

/** Is the page the preview of Elementor's editor? */
export function isElementorEditing(): boolean {
  const mode = pageGlobal('elementorFrontendConfig')?.environmentMode;
  return isRecord(mode) && mode.edit === true;
}

/** Is the page being edited? `setEditMode` overrides Elementor. */
export const isEditMode = (): boolean => forced ?? isElementorEditing();

/** Forces edit mode on or off; with undefined Elementor decides again. */
export function setEditMode(on: boolean | undefined): void {
  const before = isEditMode();
  forced = on === undefined ? on : !!on;
  if (isEditMode() !== before) for (const listener of listeners) listener();
}

/** Calls `listener` when edit mode changes; returns a stop function. */
export function onEditMode(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
