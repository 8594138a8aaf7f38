import type { WatchedPage } from './problems';

/** Calls to the fake players of the providers. */
export interface PlayerLog {
  options: Record<string, unknown>[];
  calls: string[];
}

const YOUTUBE = `
  window.__players = { options: [], calls: [] };
  window.YT = { loaded: 0, Player: function (target, options) {
    const { events, ...rest } = options;
    __players.options.push(rest);
    const frame = document.createElement('iframe');
    frame.className = target.className;
    frame.src = 'about:blank';
    target.replaceWith(frame);
    const state = (data) => setTimeout(() => events.onStateChange({ data }));
    this.time = 0;
    const call = (name, run) => (...given) => { __players.calls.push([name, ...given].join(' ')); run?.(...given); };
    this.mute = call('mute');
    this.playVideo = call('play', () => state(1));
    this.pauseVideo = call('pause', () => state(2));
    this.stopVideo = call('stop');
    this.seekTo = call('seek', (time) => { this.time = time; });
    this.getCurrentTime = () => this.time;
    this.destroy = call('destroy', () => frame.remove());
    window.__player = this;
    window.__tell = (data) => events.onStateChange({ data });
    setTimeout(() => events.onReady());
  } };
  setTimeout(() => { window.YT.loaded = 1; }, 50);
`;

const VIMEO = `
  window.__players = { options: [], calls: [] };
  window.Vimeo = { Player: function (target, options) {
    __players.options.push(options);
    const frame = document.createElement('iframe');
    Object.assign(frame, { src: 'about:blank', width: '640', height: '480' });
    target.append(frame);
    const heard = {};
    const call = (name, run) => (...given) => {
      __players.calls.push([name, ...given].join(' '));
      run?.(...given);
      return Promise.reject(new Error('interrupted'));
    };
    this.ready = () => Promise.resolve();
    this.on = (name, run) => { heard[name] = run; };
    this.play = call('play', () => heard.play?.({ seconds: 0, duration: 60 }));
    this.pause = call('pause');
    this.setCurrentTime = call('seek');
    this.destroy = call('destroy', () => frame.remove());
    window.__tell = (name, seconds) => heard[name]?.({ seconds, duration: 60 });
  } };
`;

/** Serves fake scripts of the providers; with `hangs` they never become ready. */
export async function routeProviders(page: WatchedPage, hangs = false): Promise<void> {
  const script = (body: string) => ({ contentType: 'text/javascript', body: hangs ? '' : body });
  await page.route('https://www.youtube.com/iframe_api', (route) => route.fulfill(script(YOUTUBE)));
  await page.route('https://player.vimeo.com/api/player.js', (route) => route.fulfill(script(VIMEO)));
}

/** The recorded calls. */
export const playerLog = (page: WatchedPage): Promise<PlayerLog> =>
  page.evaluate(() => (window as unknown as { __players: PlayerLog }).__players);
