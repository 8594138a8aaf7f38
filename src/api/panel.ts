/** Opens the panel, whose code comes with the first opening. */
import type { Hosts } from '../core/hosts/hosts';
import type { OpenPanel } from '../panel/openPanel';
import type { StorefrontWidgetsApi } from './api';

/** As `report().panelKey` names it. AltGr is no Ctrl+Alt here, though Windows says so: it writes letters. */
export const PANEL_KEY = 'Ctrl+Alt+W';

const isPanelKey = (event: KeyboardEvent): boolean =>
  event.code === 'KeyW' && event.ctrlKey && event.altKey && !event.getModifierState('AltGraph');

let opening: Promise<OpenPanel> | undefined;
/** The last call wins, also while the code is being loaded. */
let isWanted = false;

/** Opens the panel, or brings the focus to it. */
export function showPanel(hosts: Hosts, api: StorefrontWidgetsApi): void {
  isWanted = true;
  opening ??= import('../panel/openPanel').then(({ createPanel }) =>
    createPanel(hosts, () => {
      isWanted = false;
      api.setEditMode(undefined);
    }),
  );
  opening.then(
    (panel) => {
      if (isWanted) panel.show();
    },
    (error: unknown) => {
      opening = undefined;
      console.error('storefront-widgets: the panel could not be loaded.', error);
    },
  );
}

/** Asks the panel to close. */
export function hidePanel(): void {
  isWanted = false;
  opening?.then(
    (panel) => {
      if (!isWanted) panel.askToClose();
    },
    () => {},
  );
}

/** Calls `open` when the key is pressed, for as long as the page lives. */
export function onPanelKey(open: () => void): void {
  document.addEventListener('keydown', (event) => {
    if (!isPanelKey(event)) return;
    event.preventDefault();
    open();
  });
}
