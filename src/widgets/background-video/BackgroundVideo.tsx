import { type ReactNode, useMemo, useState } from 'react';
import { useLive } from '../../core/react/hooks';
import { Place } from '../../core/react/Place';
import { type WidgetProps, widget } from '../../core/types';
import { isDrivenByEditor } from '../../elementor/base/theirScript';
import { useForDevice } from '../../elementor/useDeviceValue';
import { useTakeOver } from '../../elementor/useTakeOver';
import { savesData } from '../../page/base/device';
import { useReducesMotion } from '../../page/motion/useMedia';
import { usePlaying } from '../../page/motion/useSeen';
import { PlayButton } from '../../ui/media/play/PlayButton';
import { useAllowsFrame } from '../../ui/media/video/VideoFrame';
import { EmbeddedVideo } from './EmbeddedVideo';
import { HostedVideo } from './HostedVideo';
import { containerOf, driven, fileIn, isTheirs } from './markup';
import { VIMEO, YOUTUBE } from './player';
import { type Part, type Source, sourceOf } from './rules';
import { type settings as schema, settings, type VideoSettings } from './settings';
import './video.css';

/** Props of both kinds of video. */
export interface VideoProps {
  container: HTMLElement;
  source: Source;
  part: Part;
  isOn: boolean;
  plays: boolean;
  isOver: boolean;
  tell: { ended(): void; failed(): void; refused(): void };
}

interface Props {
  host: HTMLElement;
  settings: VideoSettings;
  source: Source;
}

function Video({ host, settings, source }: Props): ReactNode {
  const { background_video_start: start, background_video_end: end, background_play_once: isOnce } = settings;
  const from = start || (source.start ?? 0);
  const part = useMemo(() => ({ start: from, end, isOnce }), [from, end, isOnce]);
  const isStill = useReducesMotion();
  const { isOn, plays, switchTo } = usePlaying(host, isStill || savesData());
  const [isOver, setOver] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const tell = useMemo(
    () => ({ ended: () => setOver(true), failed: () => setFailed(true), refused: () => switchTo(false) }),
    [switchTo],
  );
  const servers = useLive(host, containerOf);
  const [own, setOwn] = useState<HTMLElement | null>(null);
  const [first] = useState(() => host.firstChild ?? undefined);
  const container = servers ?? own;
  const isFile = source.type === 'hosted';
  const file = useLive(host, () => (isFile && container ? fileIn(container) : null));
  // The server prints a container even for providers that cannot be played.
  const isAllowed =
    useAllowsFrame(settings.consentCategory, source.type === 'vimeo' ? VIMEO.url : YOUTUBE.url) || isFile;
  const canPlay = container && !hasFailed && isAllowed && (!isFile || file);
  const props = canPlay && { container, source, part, isOn, plays, isOver, tell };
  return (
    <>
      {!servers && (
        <Place {...(first ? { before: first } : { in: host })} className="storefront-background-video">
          <div ref={setOwn} className="elementor-background-video-container" aria-hidden="true">
            {isFile && <video className="elementor-background-video-hosted" muted playsInline loop={!isOnce} />}
          </div>
        </Place>
      )}
      {props && file && <HostedVideo {...props} video={file} />}
      {props && !isFile && (
        <EmbeddedVideo {...props} isPrivate={settings.background_privacy_mode} title={settings.title} />
      )}
      {props && !isOver && (
        <PlayButton
          in={host}
          isOn={isOn}
          pauseText={settings.pauseText}
          playText={settings.playText}
          switchTo={switchTo}
        />
      )}
    </>
  );
}

/** A video behind an element's content. One that Elementor's script has already started is left to it. */
function BackgroundVideo({ host, settings }: WidgetProps<typeof schema>): ReactNode {
  const link = settings.background_video_link;
  const source = useMemo(() => sourceOf(link), [link]);
  const [isLeft] = useState(() => isTheirs(host, source));
  useTakeOver(host, driven);
  const isOnDevice = useForDevice((device) => device !== 'mobile' || settings.background_play_on_mobile);
  const isOn = settings.background_background === 'video' && isOnDevice;
  if (!isOn || !source || isLeft || isDrivenByEditor(host)) return null;
  return <Video key={link} host={host} settings={settings} source={source} />;
}

export default widget({ settings, component: BackgroundVideo });
