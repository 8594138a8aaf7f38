/** A popup while the page is edited: only the editing panel opens it. */
import { type ReactNode, useLayoutEffect, useMemo, useState } from 'react';
import { useStore } from '../../core/react/hooks';
import type { Reveal } from '../../page/base/reveal';
import { Dialog } from './Dialog';
import { instanceOf } from './instance';
import { PopupModel } from './model';
import type { PopupSettings } from './settings';

/** The panel must stay usable beside it, and a press there must not close it. Escape and its button do, whatever the settings say. */
const stayingOpen = (settings: PopupSettings): PopupSettings => ({
  ...settings,
  a11y_navigation: false,
  prevent_scroll: false,
  prevent_close_on_background_click: true,
  prevent_close_on_esc_key: false,
  close_automatically: 0,
  close_button_delay: 0,
});

/** Answers the panel. Its triggers, links and rules rest. */
export function EditedPopup({ host, settings: given }: { host: HTMLElement; settings: PopupSettings }): ReactNode {
  const settings = useMemo(() => stayingOpen(given), [given]);
  const [popup] = useState(() => new PopupModel(host, settings));
  const instance = useMemo(() => instanceOf(popup), [popup]);
  const showing = useStore(popup.subscribe, () => popup.showing);

  useLayoutEffect(() => {
    popup.settings = settings;
  });
  useLayoutEffect(() => popup.join(), [popup]);
  useLayoutEffect(() => {
    const answer = (event: Event): void => {
      const { signal, onEnd } = (event as CustomEvent<Reveal>).detail;
      event.preventDefault();
      const stop = popup.subscribe(() => {
        if (popup.isOpen) return;
        stop();
        onEnd();
      });
      signal.addEventListener('abort', () => popup.close());
      popup.open('preview');
    };
    host.addEventListener('storefront-widgets:reveal', answer);
    return () => host.removeEventListener('storefront-widgets:reveal', answer);
  }, [host, popup]);

  return (
    showing && <Dialog key={showing.number} popup={popup} settings={settings} showing={showing} instance={instance} />
  );
}
