import docs from 'virtual:setting-docs';
import forms from 'virtual:widget-forms';
import { createPortal } from 'react-dom';
import type { Hosts } from '../core/hosts/hosts';
import { renderOverlay } from '../core/react/root';
import { hostSettings } from '../core/settings/hostSettings';
import type { RawSettings } from '../core/types';
import { ElementForm } from './ElementForm';
import { keepInside } from './keepInside';
import { loadTexts } from './languages';
import { createPreview } from './preview';
import { selectorOf } from './selectors';
import { createStore } from './store';
import { formSheet } from './styles';

interface Options {
  /** The type whose settings are shown; all types on the element if there is none. */
  widget?: string;
  onChange?(settings: RawSettings): void;
}

/**
 * Starts an element's widgets, and shows the form for their settings in `place`, which may be in the document that
 * frames this page. The page shows each change; nothing is saved. `onChange` gets the element's own settings with the
 * changes. Resolves with a function that removes the form and the changes.
 */
export async function showForm(
  hosts: Hosts,
  host: HTMLElement,
  place: HTMLElement,
  { widget, onChange }: Options = {},
): Promise<() => void> {
  await loadTexts();
  // A widget that waits for the visitor would have no settings yet.
  hosts.mount(host);
  const entry = selectorOf(host);
  const preview = createPreview(hosts, entry);
  const store = createStore(preview);
  const room = place.ownerDocument.createElement('storefront-widgets-form');
  const shadow = room.attachShadow({ mode: 'open' });
  shadow.adoptedStyleSheets = [formSheet(place.ownerDocument)];
  keepInside(room);
  place.appendChild(room);
  const stopListening = store.subscribe(() => {
    const { site, host: attributes } = store.get().present;
    onChange?.({ ...hostSettings(host, () => {}), ...site[entry], ...attributes[preview.numberOf(host)] });
  });
  const form = (
    <ElementForm hosts={hosts} host={host} widget={widget} entry={entry} store={store} docs={docs} forms={forms} />
  );
  const stop = renderOverlay(createPortal(form, shadow));
  return () => {
    stopListening();
    stop();
    preview.restore(store.get().base);
    room.remove();
  };
}
