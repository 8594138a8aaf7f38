import { isRecord } from '../../core/settings/settings';
import { isEditMode } from '../../elementor/base/editMode';
import { isDrivenByEditor } from '../../elementor/elements';
import { isYes, pageGlobal } from '../../page/base/globals';

/** The editor's preference, as its user has it now. */
function preference(): unknown {
  const editor = pageGlobal('elementor');
  try {
    if (typeof editor?.getPreferences === 'function') return editor.getPreferences('lightbox_in_editor');
  } catch {
    return false;
  }
  const settings = pageGlobal('elementorFrontendConfig')?.settings;
  const preferences = isRecord(settings) ? settings.editorPreferences : undefined;
  return isRecord(preferences) && preferences.lightbox_in_editor;
}

/** May a lightbox open? In the editor only if its user wants that, and never while a colour is picked from the page. */
export const mayOpen = (): boolean =>
  !isEditMode() ||
  (isYes(preference()) && !document.body.classList.contains('elementor-editor__ui-state__color-picker'));

/** Does Elementor's own script answer for what lies around an element, because it is being edited? */
export function isEdited(element: Element): boolean {
  const edited = element.closest('[data-model-cid]');
  return edited !== null && isDrivenByEditor(edited);
}
