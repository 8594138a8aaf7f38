import { type ReactNode, useLayoutEffect, useState } from 'react';
import { Bind, BindAll, type BindItem } from '../../core/react/Bind';
import { useLive } from '../../core/react/hooks';
import { serverAttribute } from '../../core/react/overrides';
import { Place } from '../../core/react/Place';
import { Shown } from '../../core/react/Shown';
import { type WidgetProps, widget } from '../../core/types';
import { startingAddress } from '../../elementor/videoAddress';
import { reducesMotion } from '../../page/base/device';
import { asButton, nameFor } from '../../page/focus/asButton';
import { focusOn } from '../../page/focus/focus';
import { VideoFrame } from '../../ui/media/video/VideoFrame';
import { fileOf, frameOf, overlayOf, playButtonOf } from './markup';
import { playerOf } from './rules';
import { type settings as schema, settings } from './settings';
import './video.css';

type Props = WidgetProps<typeof schema>;

const keyOfChild = (child: Element): string =>
  child.matches('.elementor-custom-embed-image-overlay') ? 'overlay' : '';

function InlineVideo({ host, settings }: Props): ReactNode {
  const [isPlayed, setIsPlayed] = useState(false);
  const [overlay] = useState(() => overlayOf(host));
  const [around] = useState(() => overlay?.parentElement ?? null);
  const file = useLive(host, fileOf);
  const frame = useLive(host, frameOf);
  const place = useLive(host, () => host.querySelector<HTMLElement>('div.elementor-video'));
  const [source] = useState(() => frame?.getAttribute('src') || frame?.getAttribute('data-lazy-load') || '');
  const { autoplay, playText, labelText } = settings;
  const isCovered = overlay !== null && !isPlayed;
  const isStill = reducesMotion();
  const starts = isPlayed || (autoplay && !overlay && !isStill);

  useLayoutEffect(() => {
    if (!isPlayed) return;
    const player = file ?? host.querySelector('iframe');
    // The button that had the focus is gone.
    if (player) focusOn(player, { preventScroll: true });
    file?.play().catch(() => {});
  }, [isPlayed, file, host]);
  useLayoutEffect(() => {
    if (!isPlayed && isStill && file && serverAttribute(file, 'autoplay') !== null) file.pause();
  }, [isPlayed, isStill, file]);

  const items: BindItem[] = [];
  if (overlay) {
    const button = playButtonOf(overlay);
    const press = (): void => setIsPlayed(true);
    if (button === overlay) items.push([overlay, asButton(overlay, press, { 'aria-label': playText })]);
    else {
      items.push([button, asButton(button, press, { 'aria-label': nameFor(button, playText) })]);
      items.push([overlay, { on: { click: press } }]);
    }
  }
  if (file) {
    const movesByItself = serverAttribute(file, 'autoplay') !== null;
    const isMoving = movesByItself || starts;
    const isStopped = isStill && !isPlayed && movesByItself;
    items.push([
      file,
      {
        attrs: {
          autoplay: isStopped ? null : undefined,
          // Moving content must be stoppable.
          controls: isMoving ? true : undefined,
          inert: isCovered || undefined,
        },
      },
    ]);
  }
  if (frame) {
    const src = isCovered || !source ? undefined : starts ? startingAddress(source) : source;
    items.push([
      frame,
      { attrs: { src, title: serverAttribute(frame, 'title') ? undefined : labelText, inert: isCovered || undefined } },
    ]);
  }
  const player = !file && !frame && place ? playerOf(settings, starts) : null;
  return (
    <>
      <BindAll items={items} />
      {around && <Shown of={around} keyOf={keyOfChild} show={(key) => (key && isPlayed ? 'off' : 'on')} />}
      {player && place && !isCovered && (
        <>
          <Bind to={place} style={{ display: 'none' }} />
          <Place before={place} className="storefront-video">
            <VideoFrame
              src={player.src}
              page={player.page}
              title={labelText}
              className="elementor-video"
              consentCategory={settings.consentCategory}
              watchText={settings.watchText}
            />
          </Place>
        </>
      )}
    </>
  );
}

/** Plays a video in place. Leaves the lightbox to `page-lightbox`. */
const Video = (props: Props): ReactNode => (props.settings.lightbox ? null : <InlineVideo {...props} />);

export default widget({ settings, component: Video });
