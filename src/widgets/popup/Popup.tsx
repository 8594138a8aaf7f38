import { type ReactNode, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { reportThrown } from '../../core/problems';
import { Bind, BindAll } from '../../core/react/Bind';
import { useLiveList, useStore } from '../../core/react/hooks';
import { isRecord } from '../../core/settings/settings';
import { type WidgetProps, widget } from '../../core/types';
import { isEditMode, onEditMode } from '../../elementor/base/editMode';
import { pageGlobal } from '../../page/base/globals';
import { Dialog } from './Dialog';
import { EditedPopup } from './EditedPopup';
import { instanceOf, offerInstance } from './instance';
import { shelve, unshelve } from './markup';
import { PopupModel } from './model';
import { actionButton, linksOf, onActions, onForms, onOpenSelector, openByAddress } from './openers';
import { type PopupSettings, readPopup, type settings as schema, settings } from './settings';
import { unmetRules } from './timing';
import { arm, triggersOf } from './triggers';
import './popup.css';

const BODY = {
  'dialog-body': true,
  'dialog-lightbox-body': true,
  'dialog-container': true,
  'dialog-lightbox-container': true,
};

/** Is this the preview of the popup itself? */
function isPreviewOf(id: string): boolean {
  const config = pageGlobal('elementorFrontendConfig');
  const { environmentMode: mode, post } = config ?? {};
  return isRecord(mode) && mode.wpPreview === true && isRecord(post) && String(post.id) === id;
}

/**
 * Opens the popup when a trigger fires, if its timing rules allow it on this page view. Returns a function that stops
 * waiting.
 */
function openByItself(popup: PopupModel): () => void {
  let stopWaiting = (): void => {};
  let disarm = (): void => {};
  let hasEnded = false;
  const start = (): void => {
    const { id, settings } = popup;
    const unmet = unmetRules(id, settings.timing);
    const triggers = triggersOf(settings);
    if (unmet.length > 0) popup.tell(`stays shut, because of its rules: ${unmet.join(', ')}`);
    else if (triggers.length === 0)
      popup.tell('stays shut until a link or a script opens it, because it has no trigger');
    else {
      popup.tell(`waits for its triggers: ${triggers.join(', ')}`);
      disarm = arm(settings, () => popup.open('trigger'));
    }
  };
  // Imported on demand, because page views also count where there are no popups.
  import('../../elementor/visits').then(({ whenCounted }) => {
    if (!hasEnded) stopWaiting = whenCounted(start);
  }, reportThrown);
  return () => {
    hasEnded = true;
    stopWaiting();
    disarm();
  };
}

function LivePopup({ host, settings }: { host: HTMLElement; settings: PopupSettings }): ReactNode {
  const [popup] = useState(() => new PopupModel(host, settings));
  const instance = useMemo(() => instanceOf(popup), [popup]);
  const showing = useStore(popup.subscribe, () => popup.showing);
  const links = useLiveList(() => linksOf(popup));
  const wasShown = useRef(false);
  wasShown.current ||= showing !== null;
  const { open_selector: selector } = settings;
  const reasons = JSON.stringify([settings.triggers, settings.timing]);

  useLayoutEffect(() => {
    popup.settings = settings;
  });
  useLayoutEffect(() => {
    const stops = [popup.join(), onActions(popup), onForms(popup), offerInstance(popup, instance)];
    // After the commit, during which nothing can open.
    queueMicrotask(() => {
      if (isPreviewOf(popup.id)) popup.open('preview');
      else openByAddress(popup);
    });
    return () => {
      for (const stop of stops) stop();
    };
  }, [popup, instance]);
  useLayoutEffect(() => onOpenSelector(popup, selector), [popup, selector]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: begun again for other triggers, not for other settings
  useLayoutEffect(() => {
    if (isPreviewOf(popup.id)) return undefined;
    if (!popup.isGuarded) return openByItself(popup);
    popup.tell('stays shut until a link opens it, because it is in the content of a post');
    return undefined;
  }, [popup, reasons]);

  return (
    <>
      <BindAll items={links.map((link) => [link, actionButton(link)] as const)} />
      {wasShown.current && <Bind to={document.body} class={BODY} />}
      {showing && (
        <Dialog key={showing.number} popup={popup} settings={settings} showing={showing} instance={instance} />
      )}
    </>
  );
}

/** A popup on the page. In edit mode only the panel opens it; Elementor shows the popup that it edits. */
function Popup({ host, settings }: WidgetProps<typeof schema>): ReactNode {
  const isEdited = useStore(onEditMode, isEditMode);
  useLayoutEffect(() => {
    shelve(host);
    return () => unshelve(host);
  }, [host]);
  return isEdited ? <EditedPopup host={host} settings={settings} /> : <LivePopup host={host} settings={settings} />;
}

export default widget({
  settings,
  read: readPopup,
  gates: async () => (await import('./gates')).gates,
  component: Popup,
});
