import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { Bind, BindAll, type BindItem } from '../../core/react/Bind';
import { useLive } from '../../core/react/hooks';
import { serverAttribute } from '../../core/react/overrides';
import { Place } from '../../core/react/Place';
import { providerOf, startingAddress } from '../../elementor/videoAddress';
import { reducesMotion } from '../../page/base/device';
import { asButton, nameFor } from '../../page/focus/asButton';
import { focusOn } from '../../page/focus/focus';
import { tellShown } from '../../page/motion/shown';
import { useAllowsFrame, VideoFrame, VideoLink } from '../../ui/media/video/VideoFrame';
import { BUTTON, OVERLAY, playerOf } from './markup';
import { contentOfAddress } from './rules';
import type { VideoPopupSettings } from './settings';

interface InlineProps {
  host: HTMLElement;
  settings: VideoPopupSettings;
}

/** A video in place of its image, which is removed by a press. */
export function InlineVideo({ host, settings }: InlineProps): ReactNode {
  const content = useLive(host, () => playerOf(host));
  return content && <InlinePlayer host={host} settings={settings} content={content} />;
}

function InlinePlayer({ host, settings, content }: InlineProps & { content: HTMLElement }): ReactNode {
  const { autoplay, muted, loop, openText, labelText, consentCategory, watchText } = settings;
  const [isOpen, setIsOpen] = useState(false);
  const overlay = useLive(host, () => host.querySelector(OVERLAY));
  const button = useLive(host, () => host.querySelector(BUTTON));
  const video = useLive(content, () => content.querySelector('video'));
  const frame = useLive(content, () => content.querySelector('iframe'));
  const address = useRef(frame?.getAttribute('src') ?? '').current;
  const isAllowed = useAllowsFrame(consentCategory, address) || !frame;
  const starts = isOpen && autoplay && !reducesMotion();

  useLayoutEffect(() => {
    if (!isOpen) return;
    const player = video ?? frame;
    if (player) focusOn(player, { preventScroll: true });
    tellShown(content);
    if (!video) return;
    video.muted = muted;
    if (starts) video.play().catch(() => {});
  }, [isOpen, starts, muted, video, frame, content]);

  const isCovered = (overlay || button) && !isOpen;
  const open = (): void => setIsOpen(true);
  const items: BindItem[] = [];
  const hidden = isOpen ? 'none' : undefined;
  if (overlay) items.push([overlay, { style: { display: hidden }, on: { click: open } }]);
  if (button) {
    items.push([
      button,
      { ...asButton(button, open, { 'aria-label': nameFor(button, openText) }), style: { display: hidden } },
    ]);
  }
  if (video)
    items.push([
      video,
      { shown: isOpen || undefined, attrs: { controls: true, playsinline: true, loop, 'aria-label': labelText } },
    ]);
  if (frame) {
    const title = serverAttribute(frame, 'title') ? undefined : labelText;
    const src = isAllowed ? (starts ? startingAddress(address) : undefined) : null;
    items.push([frame, { attrs: { title, src }, shown: isAllowed && (isOpen || undefined) }]);
  }
  return (
    <>
      <Bind to={content} shown={isOpen || undefined} attrs={{ inert: !!isCovered }} />
      <BindAll items={items} />
      {!isAllowed && (
        <Place in={content}>
          <VideoLink page={address} watchText={watchText} />
        </Place>
      )}
    </>
  );
}

/** A gallery link that is replaced by its player. */
export function GalleryFrame({ link, settings }: { link: HTMLElement; settings: VideoPopupSettings }): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  const address = link.dataset.url ?? '';
  const content = contentOfAddress(address, settings, !reducesMotion());
  return (
    <>
      <Bind
        to={link}
        class={{ 'video-added': isOpen || undefined }}
        {...(isOpen
          ? {}
          : asButton(link, () => content && setIsOpen(true), { 'aria-label': nameFor(link, settings.openText) }))}
      />
      {isOpen && content?.kind === 'frame' && providerOf(address) !== 'hosted' && (
        <Place in={link}>
          <VideoFrame {...content} className="mfp-iframe" />
        </Place>
      )}
    </>
  );
}
