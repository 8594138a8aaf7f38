import { siteGlobal } from '../../core/settings/siteGlobals';
import { type Provider, providerApi } from '../../page/network/providerApi';
import { hasEnd, type Part, type Source } from './rules';

/** The part of YouTube's player that a background needs. */
interface YouTubePlayer {
  mute(): void;
  playVideo(): void;
  pauseVideo(): void;
  stopVideo(): void;
  seekTo(seconds: number): void;
  getCurrentTime?(): number;
  destroy(): void;
}

/** The global of YouTube's script. */
interface YouTubeApi {
  Player: new (
    target: Element,
    options: Record<string, unknown> & {
      events: {
        onReady(): void;
        onStateChange(event: { data: number }): void;
        onError(): void;
      };
    },
  ) => YouTubePlayer;
}

/** The part of Vimeo's player that a background needs. */
interface VimeoPlayer {
  ready(): Promise<void>;
  play(): unknown;
  pause(): unknown;
  setCurrentTime(seconds: number): unknown;
  on(event: string, heard: (at: { seconds: number; duration: number }) => void): void;
  destroy(): unknown;
}

/** The global of Vimeo's script. */
interface VimeoApi {
  Player: new (target: Element, options: Record<string, unknown>) => VimeoPlayer;
}

/** The global of a provider's script; undefined before it has loaded, and if the name belongs to an element. */
function apiOf<T>(name: string, isReady: (api: Record<string, unknown>) => boolean = () => true): T | undefined {
  const api = siteGlobal(name);
  return api && typeof api.Player === 'function' && isReady(api) ? (api as T) : undefined;
}

/** YouTube's script. */
export const YOUTUBE: Provider<YouTubeApi> = {
  name: 'youtube',
  url: 'https://www.youtube.com/iframe_api',
  read: () => apiOf<YouTubeApi>('YT', ({ loaded }) => !!loaded),
};

/** Vimeo's script. */
export const VIMEO: Provider<VimeoApi> = {
  name: 'vimeo',
  url: 'https://player.vimeo.com/api/player.js',
  read: () => apiOf<VimeoApi>('Vimeo'),
};

/** A muted player of a provider. */
export interface Player {
  play(): void;
  pause(): void;
  destroy(): void;
}

/** The video to play, and where. */
export interface Wanted {
  /** Empty; filled by the player. */
  box: HTMLElement;
  source: Source;
  part: Part;
  isPrivate: boolean;
}

/** Callbacks of a player. */
export interface Tell {
  playing(): void;
  /** It has ended and will not repeat. */
  ended(): void;
  failed(): void;
}

/** Creates a player; resolves when it can be used. */
export type CreatePlayer = (wanted: Wanted, tell: Tell, signal: AbortSignal) => Promise<Player>;

const ENDED = 0;
const PLAYING = 1;
const LOOKING = 250;

/** Creates a YouTube player. It has no event for the end of a part, so its time is polled. */
export const createYouTube: CreatePlayer = async ({ box, source, part, isPrivate }, tell, signal) => {
  const api = await providerApi(YOUTUBE, signal);
  signal.throwIfAborted();
  const target = document.createElement('div');
  target.className = 'elementor-background-video-embed';
  box.appendChild(target);
  const { origin } = window.location;
  let timer = 0;

  return new Promise((done) => {
    const start = (): void => player.seekTo(part.start);
    const stop = (): void => clearInterval(timer);
    const look = (): void => {
      if ((player.getCurrentTime?.() ?? 0) < part.end) return;
      if (!part.isOnce) start();
      else {
        stop();
        player.stopVideo();
        tell.ended();
      }
    };
    const player = new api.Player(target, {
      videoId: source.id,
      ...(isPrivate && { host: 'https://www.youtube-nocookie.com', origin }),
      playerVars: { controls: 0, rel: 0, playsinline: 1, cc_load_policy: 0, ...(isPrivate && { origin }) },
      events: {
        onReady() {
          player.mute();
          start();
          done({
            play: () => player.playVideo(),
            pause: () => player.pauseVideo(),
            destroy() {
              stop();
              player.destroy();
            },
          });
        },
        onStateChange({ data }) {
          stop();
          // YouTube may still send events after `destroy`.
          if (signal.aborted) return;
          if (data === PLAYING) {
            tell.playing();
            if (hasEnd(part)) timer = window.setInterval(look, LOOKING);
          }
          if (data !== ENDED) return;
          if (part.isOnce) tell.ended();
          else {
            start();
            player.playVideo();
          }
        },
        onError: tell.failed,
      },
    });
    signal.addEventListener('abort', stop);
  });
};

/** Ignores rejections, which Vimeo's player sends when it is interrupted. */
const quietly = (answer: unknown): void => void Promise.resolve(answer).catch(() => {});

/** How close to its end a video returns to `start`, in seconds. */
const NEAR_END = 0.5;

/** Creates a Vimeo player. */
export const createVimeo: CreatePlayer = async ({ box, source: { id, secret }, part, isPrivate }, tell, signal) => {
  const api = await providerApi(VIMEO, signal);
  signal.throwIfAborted();
  const player: VimeoPlayer = new api.Player(box, {
    ...(secret ? { url: `https://vimeo.com/${id}/${secret}` } : { id }),
    autoplay: true,
    muted: true,
    background: true,
    transparent: true,
    loop: !part.isOnce,
    ...(isPrivate && { dnt: true }),
  });
  const { start, end, isOnce } = part;
  player.on('play', ({ seconds }) => {
    tell.playing();
    if (start && seconds === 0) quietly(player.setCurrentTime(start));
  });
  player.on('timeupdate', ({ seconds, duration }) => {
    if (hasEnd(part)) {
      if (seconds < end) return;
      if (!isOnce) quietly(player.setCurrentTime(start));
      else {
        quietly(player.pause());
        tell.ended();
      }
    } else if (start && !isOnce && seconds > duration - NEAR_END) quietly(player.setCurrentTime(start));
  });
  player.on('ended', () => {
    if (isOnce) tell.ended();
  });
  await player.ready();
  return {
    play: () => quietly(player.play()),
    pause: () => quietly(player.pause()),
    destroy: () => quietly(player.destroy()),
  };
};
