/** The page at the width of a device, with the changes that are not saved yet. */
import { type ReactNode, useCallback, useEffect, useMemo, useRef } from 'react';
import { SAVED } from '../core/settings/siteConfig';
import type { Device } from './devices';
import type { Draft } from './drafts';
import { hasPlugin, type Preview } from './preview';
import { selectorOf } from './selectors';
import type { Store } from './store';
import { t } from './texts';
import { PANEL_WIDTH } from './usePageBeside';

/** The window of a page with the script. */
type PageWindow = Omit<Window, 'StorefrontWidgets'> & {
  StorefrontWidgets?: { push(use: (api: { refreshSettings(): void }) => void): unknown };
};

/** Shows a draft in the window: in its configuration, and in the attributes of its elements. */
function showIn(page: PageWindow, draft: Draft, preview: Preview): void {
  const settings: unknown = JSON.parse(JSON.stringify(draft.site));
  if (hasPlugin()) Object.assign(page, { [SAVED]: settings });
  else
    page.storefrontWidgetsConfig = { ...page.storefrontWidgetsConfig, settings } as Window['storefrontWidgetsConfig'];
  for (const number of Object.keys(draft.host)) {
    const host = preview.hostOf(number);
    const value = host?.getAttribute('data-settings');
    if (host && value) page.document.querySelector(selectorOf(host))?.setAttribute('data-settings', value);
  }
  page.StorefrontWidgets?.push((api) => api.refreshSettings());
}

/** Shows the page as visitors get it: without the admin bar and its room. */
function hideAdminBar({ document }: PageWindow): void {
  const bar = document.getElementById('wpadminbar');
  if (!bar) return;
  bar.remove();
  document.documentElement.style.setProperty('margin-top', '0', 'important');
}

interface Props {
  device: Device;
  /** The element of the selected widget, which the frame shows. */
  selected: HTMLElement | undefined;
  store: Store;
  /** Is the panel at the left? */
  isAtStart: boolean;
  say(message: string): void;
}

/** The frame, beside the panel. It is made smaller where the window is narrower than the device. */
export function DeviceFrame({ device, selected, store, isAtStart, say }: Props): ReactNode {
  const frame = useRef<HTMLIFrameElement>(null);
  const selector = useMemo(() => selected && selectorOf(selected), [selected]);
  const reveal = useCallback((): void => {
    const page = frame.current?.contentWindow as PageWindow | null | undefined;
    if (page && selector) page.document.querySelector(selector)?.scrollIntoView({ block: 'center' });
  }, [selector]);
  useEffect(reveal, [reveal]);
  const show = useCallback((): void => {
    const page = frame.current?.contentWindow;
    // A site may forbid that its pages are shown in frames.
    if (!frame.current?.contentDocument?.body || !page) say(t('The site does not let its pages be shown in frames.'));
    else showIn(page, store.get().present, store.preview);
  }, [store, say]);
  useEffect(() => store.subscribe(show), [store, show]);

  const room = window.innerWidth - PANEL_WIDTH;
  const scale = Math.min(1, room / device.width);
  return (
    <div className={`frame${isAtStart ? ' at-start' : ''}`}>
      <iframe
        ref={frame}
        title={t('The page on a device: %s', t(device.name))}
        src={location.href.replace(/#.*/, '')}
        onLoad={() => {
          const page = frame.current?.contentWindow;
          if (frame.current?.contentDocument?.body && page) hideAdminBar(page);
          show();
          reveal();
        }}
        style={{ width: `${device.width}px`, height: `${100 / scale}%`, transform: `scale(${scale})` }}
      />
    </div>
  );
}
