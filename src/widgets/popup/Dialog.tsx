import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { Bind } from '../../core/react/Bind';
import { sync } from '../../core/react/hooks';
import { Place } from '../../core/react/Place';
import { isRecord } from '../../core/settings/json';
import { pageGlobal } from '../../page/base/globals';
import { pressByKey } from '../../page/focus/asButton';
import type { PopupInstance } from './instance';
import { freshCopy, hideFromElementor } from './markup';
import type { PopupModel, Showing } from './model';
import { coversPage, present } from './present';
import type { PopupSettings } from './settings';

const CLASSES = 'dialog-widget dialog-lightbox-widget dialog-type-buttons dialog-type-lightbox elementor-popup-modal';

const HEADINGS = 'h1, h2, h3, h4, h5, h6, [role=heading], .elementor-heading-title';

/** The dialog's name: its first heading, else the document's title. */
const labelOf = (content: Element, otherwise: string): string =>
  content.querySelector(HEADINGS)?.textContent?.trim() || content.getAttribute('data-elementor-title') || otherwise;

/** True after that many seconds; at once for 0. */
function useDelay(seconds: number): boolean {
  const [isOver, setIsOver] = useState(seconds <= 0);
  useLayoutEffect(() => {
    if (isOver) return undefined;
    const timer = window.setTimeout(() => sync(() => setIsOver(true)), seconds * 1000);
    return () => clearTimeout(timer);
  }, [isOver, seconds]);
  return isOver;
}

/** Does the site draw Elementor's icons? Then it has no font of them. */
function drawsIcons(): boolean {
  const features = pageGlobal('elementorFrontendConfig')?.experimentalFeatures;
  return isRecord(features) && features.e_font_icon_svg === true;
}

/** Elementor's style sheets give `i` and `svg` the popup's colors. */
const Cross = (): ReactNode =>
  drawsIcons() ? (
    <svg className="e-font-icon-svg e-eicon-close" viewBox="0 0 15 15" aria-hidden="true">
      <path d="M2.2 3.7 3.7 2.2l3.8 3.8 3.8-3.8 1.5 1.5L9 7.5l3.8 3.8-1.5 1.5L7.5 9l-3.8 3.8-1.5-1.5L6 7.5z" />
    </svg>
  ) : (
    <i className="eicon-close" aria-hidden="true" />
  );

function CloseButton({ popup, settings }: { popup: PopupModel; settings: PopupSettings }): ReactNode {
  const isShown = useDelay(settings.close_button_delay);
  return (
    // biome-ignore lint/a11y/useSemanticElements: themes give each button a ground, a border and a font of their own
    <div
      role="button"
      tabIndex={0}
      className="dialog-close-button dialog-lightbox-close-button"
      aria-label={settings.closeText}
      style={isShown ? undefined : { display: 'none' }}
      onClick={() => popup.close()}
      onKeyDown={pressByKey}
    >
      <Cross />
    </div>
  );
}

/** Shows a copy of the popup's content. */
function Message({ copy }: { copy: Element }): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => void place.current?.appendChild(copy), [copy]);
  useLayoutEffect(() => hideFromElementor(copy), [copy]);
  return <div ref={place} className="dialog-message dialog-lightbox-message" />;
}

interface DialogProps {
  popup: PopupModel;
  settings: PopupSettings;
  showing: Showing;
  instance: PopupInstance;
}

/** A displayed popup: Elementor's dialog markup, for its style sheets. */
export function Dialog({ popup, settings, showing, instance }: DialogProps): ReactNode {
  const { cause, entrance, exit, layer, opener } = showing;
  const isLeaving = exit !== undefined;
  const [copy] = useState(() => freshCopy(popup.host));
  const [isModal, setIsModal] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const hasEntered = useDelay(entrance ? settings.entrance_animation_duration : 0);

  const end = useRef<() => void>(undefined);
  useLayoutEffect(() => {
    // Not in a cleanup: React would then restore the focus inside the dialog, which is still there.
    end.current?.();
    end.current = undefined;
    const root = box.current?.parentElement;
    if (!root || isLeaving) return;
    setIsModal(coversPage(root, popup.settings));
    end.current = present(root, popup, { cause, opener }, instance);
  }, [popup, instance, cause, opener, isLeaving]);
  useLayoutEffect(() => () => end.current?.(), []);

  const animation = isLeaving ? `${exit} reverse` : hasEntered ? '' : entrance;
  const button = <CloseButton popup={popup} settings={settings} />;
  const isButtonOutside = settings.close_button_position === 'outside';
  return (
    <>
      <Bind
        to={document.body}
        class={{ 'dialog-prevent-scroll': (settings.prevent_scroll && !isLeaving) || undefined }}
      />
      <Place
        in={layer}
        className={`${CLASSES} ${settings.classes}`.trim()}
        attrs={{
          id: `elementor-popup-modal-${popup.id}`,
          role: 'dialog',
          'aria-modal': isModal ? 'true' : undefined,
          'aria-label': labelOf(copy, settings.labelText),
          tabindex: -1,
        }}
      >
        {isButtonOutside && button}
        <div
          ref={box}
          className={`dialog-widget-content dialog-lightbox-widget-content animated ${animation}`.trim()}
          style={{ animationDuration: `${settings.entrance_animation_duration}s` }}
        >
          {!isButtonOutside && button}
          <div className="dialog-header dialog-lightbox-header" />
          <Message copy={copy} />
          <div className="dialog-buttons-wrapper dialog-lightbox-buttons-wrapper" />
        </div>
      </Place>
    </>
  );
}
