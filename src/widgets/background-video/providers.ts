import type { Provider } from '../../page/providerApi';

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

interface Globals {
  YT?: YouTubeApi & { loaded?: unknown };
  Vimeo?: VimeoApi;
}

const globals = (): Globals => window as unknown as Globals;

/** YouTube's script. */
export const YOUTUBE: Provider<YouTubeApi> = {
  name: 'youtube',
  url: 'https://www.youtube.com/iframe_api',
  read: () => (globals().YT?.loaded ? globals().YT : undefined),
};

/** Vimeo's script. */
export const VIMEO: Provider<VimeoApi> = {
  name: 'vimeo',
  url: 'https://player.vimeo.com/api/player.js',
  read: () => (globals().Vimeo?.Player ? globals().Vimeo : undefined),
};
