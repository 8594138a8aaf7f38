/** Opens the panel, whose code comes with the first opening. */
import type { Hosts } from '../core/hosts/hosts';
import { setEditMode } from '../elementor/base/editMode';
import type { OpenPanel } from '../panel/openPanel';
import type { PanelSwitch } from './api';

/** Makes what opens and closes the panel. Once that has closed, Elementor decides on edit mode again. */
export function createPanelSwitch(hosts: Hosts): PanelSwitch {
  let opening: Promise<OpenPanel> | undefined;
  // The last call wins, also while the code is being loaded.
  let isWanted = false;
  const onClose = (): void => {
    isWanted = false;
    setEditMode(undefined);
  };
  const load = async (): Promise<OpenPanel> => {
    const { createPanel } = await import('../panel/openPanel');
    return createPanel(hosts, onClose);
  };
  return {
    show() {
      isWanted = true;
      opening ??= load();
      opening.then(
        (panel) => {
          if (isWanted) panel.show();
        },
        (error: unknown) => {
          opening = undefined;
          console.error('storefront-widgets: the panel could not be loaded.', error);
        },
      );
    },
    hide() {
      isWanted = false;
      opening?.then(
        (panel) => {
          if (!isWanted) panel.askToClose();
        },
        () => {},
      );
    },
  };
}
