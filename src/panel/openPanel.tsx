/**
 * The editing panel: a list of the page's widgets and a form for each one's settings. Loaded when it is first opened.
 */
import docs from 'virtual:setting-docs';
import forms from 'virtual:widget-forms';
import { createPortal } from 'react-dom';
import { appendTo, isHtmlElement } from '../core/dom/nodes';
import type { Hosts } from '../core/hosts/hosts';
import { renderOverlay } from '../core/react/root';
import { setEditMode } from '../elementor/base/editMode';
import { keepInside } from './keepInside';
import { loadTexts } from './languages';
import { Panel } from './Panel';
import { createPreview } from './preview';
import { createStore } from './store';
import { sheet } from './styles';

export { showForm } from './showForm';

interface OpenPanel {
  /** Opens the panel, or focuses it if it is open. */
  show(): void;
  /** Closes the panel; asks first if changes are unsaved. */
  askToClose(): void;
}

/** What its opener can do with the open panel. */
export interface PanelHandle {
  focus(): void;
  askToClose(): void;
}

const TAG = 'storefront-widgets-panel';

/** The style of an empty space at the end of narrow pages, so that their end can be scrolled above the panel. */
const SPACE = 'display: block; height: min(58vh, max(0px, (700px - 100vw) * 999))';

/** Makes a panel that is not open yet. Once it has closed, Elementor decides on edit mode again. */
function createPanel(hosts: Hosts): OpenPanel {
  let handle: PanelHandle | undefined;
  let shown: { room: HTMLElement; close(): void } | undefined;

  function open(): void {
    const before = document.activeElement;
    const room = document.createElement(TAG);
    const space = document.createElement('div');
    space.style.cssText = SPACE;
    const shadow = room.attachShadow({ mode: 'open' });
    shadow.adoptedStyleSheets = [sheet()];
    keepInside(room);
    room.popover = 'manual';
    // Not in the body, which themes transform, blur or make inert.
    appendTo(document.documentElement, space, room);
    // In browsers without popovers its style shows it. In both cases modal dialogs are above it.
    if ('showPopover' in room) room.showPopover();

    const preview = createPreview(hosts);
    const store = createStore(preview);
    const close = (): void => {
      handle = undefined;
      shown = undefined;
      stop();
      preview.restore(store.get().base);
      // Deferred until after `stop` has removed the overlay, which is deferred, too.
      queueMicrotask(() => queueMicrotask(() => room.remove()));
      space.remove();
      if (isHtmlElement(before) && before.isConnected) before.focus();
      setEditMode(undefined);
    };
    const panel = (
      <Panel
        hosts={hosts}
        store={store}
        docs={docs}
        forms={forms}
        room={shadow}
        onHandle={(given) => {
          handle = given;
        }}
        onClose={close}
      />
    );
    const stop = renderOverlay(createPortal(panel, shadow));
    shown = { room, close };
  }

  return {
    show() {
      // An error has removed the panel's content.
      if (shown && shown.room.shadowRoot?.childElementCount === 0) shown.close();
      if (!handle) open();
      handle?.focus();
    },
    askToClose: () => handle?.askToClose(),
  };
}

let panel: OpenPanel | undefined;
/** Resolves once the texts are there; missing while the panel was never opened. */
let texts: Promise<void> | undefined;
/** What was asked for last, because a panel that waits for its texts may be closed. */
let wanted = false;

/** Opens the page's one panel, or asks it to close. */
export function switchPanel(hosts: Hosts, isOn: boolean): void {
  panel ??= createPanel(hosts);
  const own = panel;
  wanted = isOn;
  texts ??= loadTexts();
  void texts.then(() => {
    if (wanted !== isOn) return;
    if (isOn) own.show();
    else own.askToClose();
  });
}
