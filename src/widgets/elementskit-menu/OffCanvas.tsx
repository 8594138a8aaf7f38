import { type ReactNode, useLayoutEffect } from 'react';
import { Bind, BindAll, type BindItem } from '../../core/react/Bind';
import { useLive, useLiveList } from '../../core/react/hooks';
import type { InferSettings } from '../../core/settings/settings';
import { useModal } from '../../ui/dialogs/modal/useModal';
import { closeOf, hamburgerOf, layersOf } from './markup';
import type { settings as schema } from './settings';

interface OffCanvasProps {
  host: HTMLElement;
  container: HTMLElement;
  isNarrow: boolean;
  isOpen: boolean;
  settings: InferSettings<typeof schema>;
  onClose(): void;
}

/** The panel at the side: a dialog over the page while it is open in a narrow window. */
export function OffCanvas({ host, container, isNarrow, isOpen, settings, onClose }: OffCanvasProps): ReactNode {
  const { labelText, toggleText, closeText, locksScroll } = settings;
  const layers = useLiveList(() => layersOf(host));
  const hamburger = useLive(host, hamburgerOf);
  const close = useLive(host, closeOf);
  // Without a button it is no panel, but a list that always shows.
  const hasButton = !!hamburger && hamburger.getClientRects().length > 0;
  const isOut = isOpen && hasButton;
  const id = container.id || undefined;
  const items = layers.map((layer): BindItem => [layer, { class: { active: isOut } }]);

  useLayoutEffect(() => {
    if (isOpen && !hasButton) onClose();
  }, [isOpen, hasButton, onClose]);

  return (
    <>
      <BindAll items={items} />
      <Bind
        to={container}
        attrs={{
          role: isOut ? 'dialog' : undefined,
          'aria-modal': isOut ? 'true' : undefined,
          'aria-label': isOut ? labelText : undefined,
          inert: isNarrow && hasButton && !isOut,
        }}
      />
      {hamburger && (
        <Bind
          to={hamburger}
          attrs={{
            'aria-label': toggleText,
            'aria-expanded': String(isOut),
            'aria-controls': id,
            // The open panel covers it.
            inert: isOut || undefined,
          }}
        />
      )}
      {close && <Bind to={close} attrs={{ 'aria-label': closeText }} />}
      <Focus {...{ container, hamburger, isOut, locksScroll, onClose }} />
    </>
  );
}

interface FocusProps {
  container: HTMLElement;
  hamburger: HTMLElement | null;
  isOut: boolean;
  locksScroll: boolean;
  onClose(): void;
}

/** Keeps the focus in the open panel. Stands after the bindings, so that the button can take the focus back. */
function Focus({ container, hamburger, isOut, locksScroll, onClose }: FocusProps): null {
  // The overlay stays clickable, because a press on it closes the panel.
  const root = container.parentElement ?? container;
  useModal(isOut, () => ({ root, locksScroll, focus: container, opener: hamburger, onEscape: onClose }));
  return null;
}
