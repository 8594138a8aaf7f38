import { siteGlobal } from '../../core/settings/siteGlobals';
import type { Provider } from '../../page/network/providerApi';

/** As much of YouTube's player as a background needs. */
export interface YouTubePlayer {
  mute(): void;
  playVideo(): void;
  pauseVideo(): void;
  stopVideo(): void;
  seekTo(seconds: number): void;
  getCurrentTime?(): number;
  destroy(): void;
}

/** What its script defines. */
export interface YouTubeApi {
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

/** As much of Vimeo's player as a background needs. */
export interface VimeoPlayer {
  ready(): Promise<void>;
  play(): unknown;
  pause(): unknown;
  setCurrentTime(seconds: number): unknown;
  on(event: string, heard: (at: { seconds: number; duration: number }) => void): void;
  destroy(): unknown;
}

/** What its script defines. */
export interface VimeoApi {
  Player: new (target: Element, options: Record<string, unknown>) => VimeoPlayer;
}

/** What a provider's script has defined under a name; undefined before, and for an element of that name. */
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
