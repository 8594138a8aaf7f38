import { type ReactNode, useLayoutEffect, useState } from 'react';
import { Bind, BindAll } from '../../core/react/Bind';
import { keyOf, useLiveList } from '../../core/react/hooks';
import { type WidgetProps, widget } from '../../core/types';
import { reducesMotion } from '../../page/base/device';
import { asButton, nameFor } from '../../page/focus/asButton';
import type { DialogContent } from '../../ui/dialogs/content/Content';
import { ContentDialog } from '../../ui/dialogs/content/ContentDialog';
import { GalleryFrame, InlineVideo } from './Inline';
import { INLINE, OPENERS } from './markup';
import { contentOfAddress } from './rules';
import { readVideo, type settings as schema, settings, type VideoPopupSettings } from './settings';

const addressOf = (opener: Element): string =>
  opener.getAttribute('data-mfp-src') ?? opener.getAttribute('href') ?? opener.getAttribute('data-url') ?? '';

/** The content that a link of the host opens. */
function contentOf(host: Element, opener: Element, settings: VideoPopupSettings): DialogContent {
  const address = addressOf(opener);
  const inHost = [...host.querySelectorAll<HTMLElement>('.mfp-hide, .ekit_self_video_wrap')];
  if (address.startsWith('#'))
    return { kind: 'inline', element: inHost.find(({ id }) => address === `#${id}`) ?? null };
  const starts = settings.autoplay && !reducesMotion();
  return contentOfAddress(address, settings, starts) ?? { kind: 'inline', element: null };
}

/** The page's own video element, while it is in the dialog. */
function OwnVideo({ video, settings }: { video: HTMLVideoElement; settings: VideoPopupSettings }): ReactNode {
  const { autoplay, loop, muted, startVolume, labelText } = settings;
  useLayoutEffect(() => {
    video.muted = muted;
    video.volume = startVolume;
    if (autoplay && !reducesMotion()) video.play().catch(() => {});
    return () => video.pause();
  }, [video, autoplay, muted, startVolume]);
  return (
    <Bind
      to={video}
      attrs={{
        // Always, because moving or sounding content must be stoppable.
        controls: true,
        playsinline: true,
        loop,
        'aria-label': video.hasAttribute('title') ? undefined : labelText,
      }}
    />
  );
}

interface Opened {
  opener: HTMLElement;
  contents: readonly DialogContent[];
  start: number;
  isClosing?: boolean;
}

/** Opens videos in a dialog or in place. */
function VideoPopup({ host, settings }: WidgetProps<typeof schema>): ReactNode {
  const [opened, setOpened] = useState<Opened | null>(null);
  const openers = useLiveList(() => [...host.querySelectorAll<HTMLElement>(OPENERS)]);
  const inline = useLiveList(() => [...host.querySelectorAll<HTMLElement>(INLINE)]);
  const { openText, labelText, videoClass, icon } = settings;
  const open = (opener: HTMLElement): void => {
    if (opened) return;
    // Leaves out links that a filter on the page has hidden.
    const shown = openers.filter((one) => one === opener || one.getClientRects().length > 0);
    const contents = shown.map((one) => contentOf(host, one, settings));
    setOpened({ opener, contents, start: shown.indexOf(opener) });
    // Players on the page use this to lay themselves out.
    queueMicrotask(() => window.dispatchEvent(new Event('resize')));
  };
  const [first] = opened?.contents ?? [];
  const own = first?.kind === 'inline' && !opened?.isClosing ? first.element : null;
  return (
    <>
      <BindAll
        items={openers.map((opener) => [
          opener,
          asButton(opener, () => open(opener), {
            'aria-haspopup': 'dialog',
            'aria-label': nameFor(opener, openText),
          }),
        ])}
      />
      {inline.map((link) => (
        <GalleryFrame key={keyOf(link)} link={link} settings={settings} />
      ))}
      <InlineVideo host={host} settings={settings} />
      {opened && (
        <ContentDialog
          contents={opened.contents}
          start={opened.start}
          className={videoClass}
          label={labelText}
          opener={opened.opener}
          crossClass="ekit-popup-close"
          icon={icon}
          onClosing={() => setOpened((now) => now && { ...now, isClosing: true })}
          onClosed={() => setOpened(null)}
        />
      )}
      {own &&
        [...own.querySelectorAll('video')].map((video) => (
          <OwnVideo key={keyOf(video)} video={video} settings={settings} />
        ))}
    </>
  );
}

export default widget({ settings, read: readVideo, component: VideoPopup });
