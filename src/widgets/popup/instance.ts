import { pageJQuery } from '../../core/jquery/jquery';
import { reportThrown } from '../../core/problems';
import { isRecord } from '../../core/settings/settings';
import { pageGlobal } from '../../page/base/globals';
import { disable } from './counts';
import type { PopupModel } from './model';

/** A popup in the form that Elementor's scripts and add-ons expect. */
export interface PopupInstance {
  /** A number if the id is numeric, because scripts compare it with a number. */
  readonly id: string | number;
  getModal(): { isVisible(): boolean; show(): void; hide(): void; getElements(): unknown };
  showModal(): void;
  getDocumentSettings(key?: string): unknown;
  getSettings(key?: string): unknown;
  setStorage(name: string, value: unknown): void;
}

const dialogOf = (popup: PopupModel): Element | null => document.getElementById(`elementor-popup-modal-${popup.id}`);

/** The object sent with the popup's events and listed among Elementor's documents. */
export function instanceOf(popup: PopupModel): PopupInstance {
  const id = Number(popup.id) || popup.id;
  const open = (): void => popup.open('request', document.activeElement);
  const modal = {
    isVisible: () => popup.isOpen,
    show: open,
    hide: () => popup.close(),
    getElements: () => pageJQuery()?.(dialogOf(popup)) ?? dialogOf(popup),
  };
  const from = (values: object, key?: string): unknown => (key ? (values as Record<string, unknown>)[key] : values);
  return {
    id,
    getModal: () => modal,
    showModal: open,
    getDocumentSettings: (key) => from(popup.settings, key),
    getSettings: (key) => from({ id }, key),
    setStorage(name, value) {
      if (name === 'disable' && value) disable(popup.id);
    },
  };
}

/** Adds the instance to Elementor's documents, now or when Elementor starts; returns a function that removes it. */
export function offerInstance(popup: PopupModel, instance: PopupInstance): () => void {
  let documents: Record<string, unknown> | undefined;
  let timer = 0;
  const offer = (): void => {
    const manager = pageGlobal('elementorFrontend')?.documentsManager;
    const found = isRecord(manager) && isRecord(manager.documents) ? manager.documents : undefined;
    if (!found || popup.id in found) return;
    documents = found;
    documents[popup.id] = instance;
  };
  // Elementor creates its documents in the same task, after this event.
  const onStart = (): void => {
    timer = window.setTimeout(offer);
  };
  offer();
  window.addEventListener('elementor/frontend/init', onStart);
  return () => {
    window.removeEventListener('elementor/frontend/init', onStart);
    clearTimeout(timer);
    if (documents) delete documents[popup.id];
  };
}

/** Sends an event through jQuery on the document, and natively on the window. */
export function announcePopup(name: 'show' | 'hide', instance: PopupInstance): void {
  const type = `elementor/popup/${name}`;
  const { id } = instance;
  try {
    pageJQuery()?.(document).trigger(type, [id, instance]);
  } catch (error) {
    reportThrown(error);
  }
  window.dispatchEvent(new CustomEvent(type, { detail: { id, instance } }));
}
