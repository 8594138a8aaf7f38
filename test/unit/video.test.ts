import { expect, test } from 'vitest';
import { startingAddress, watchAddress } from '../../src/elementor/videoAddress';
import { playerOf } from '../../src/widgets/video/rules';
import { settings, type VideoSettings } from '../../src/widgets/video/settings';

const given = (raw: object): VideoSettings => settings.parse(raw as Record<string, unknown>, () => {});

test('a player has what the settings say, and is missing for an address that names no video', () => {
  const youtube = given({
    video_type: 'youtube',
    youtube_url: 'https://youtu.be/abc_1',
    mute: 'yes',
    yt_privacy: 'yes',
    end: 9,
  });
  const { src = '' } = playerOf(youtube, true) ?? {};
  expect(src).toMatch(/^https:\/\/www\.youtube-nocookie\.com\/embed\/abc_1\?/);
  expect(Object.fromEntries(new URL(src).searchParams)).toEqual({
    autoplay: '1',
    controls: '0',
    rel: '0',
    mute: '1',
    end: '9',
    playsinline: '1',
  });
  const vimeo = given({ video_type: 'vimeo', vimeo_url: 'https://vimeo.com/76979871', start: 5 });
  expect(playerOf(vimeo, false)?.src).toBe('https://player.vimeo.com/video/76979871#t=5s');
  expect(playerOf(given({ video_type: 'youtube', youtube_url: 'javascript:alert(1)' }), true)).toBeNull();
  expect(playerOf(given({ video_type: 'youtube', youtube_url: 'https://vimeo.com/1' }), true)).toBeNull();
  expect(playerOf(given({ video_type: 'hosted' }), true)).toBeNull();
  const unlisted = given({ video_type: 'vimeo', vimeo_url: 'https://vimeo.com/76979871/a1b2c3' });
  expect(playerOf(unlisted, false)).toEqual({
    src: 'https://player.vimeo.com/video/76979871?h=a1b2c3',
    page: 'https://vimeo.com/76979871/a1b2c3',
  });
});

test('a player starts at the time in the address unless the settings have one, and plays lists', () => {
  const paramsOf = (raw: object): URLSearchParams =>
    new URL(playerOf(given({ video_type: 'youtube', ...raw }), false)?.src ?? '').searchParams;
  const at3 = 'https://youtu.be/abc_1?t=3';
  expect(paramsOf({ youtube_url: at3 }).get('start')).toBe('3');
  expect(paramsOf({ youtube_url: at3, start: 8 }).get('start')).toBe('8');
  expect(paramsOf({ youtube_url: at3 }).has('t')).toBe(false);
  const list = paramsOf({ youtube_url: 'https://www.youtube.com/playlist?list=PL1', loop: 'yes' });
  expect([list.get('list'), list.get('loop'), list.get('playlist')]).toEqual(['PL1', '1', null]);
  expect(paramsOf({ youtube_url: at3, loop: 'yes' }).get('playlist')).toBe('abc_1');
});

test('an address gets one autoplay parameter, and the part after # stays', () => {
  expect(startingAddress('https://player.vimeo.com/video/1?autoplay=0#t=3')).toBe(
    'https://player.vimeo.com/video/1?autoplay=1#t=3',
  );
  expect(startingAddress('javascript:alert(1)')).toBe('javascript:alert(1)');
});

test('watchAddress gives the provider’s page of a video', () => {
  expect(watchAddress('https://www.youtube.com/embed/abc_1?autoplay=1', 'youtube')).toBe(
    'https://www.youtube.com/watch?v=abc_1',
  );
  expect(watchAddress('https://player.vimeo.com/video/12?h=ab', 'vimeo')).toBe('https://vimeo.com/12/ab');
  expect(watchAddress('https://www.youtube.com/playlist?list=PL1', 'youtube')).toBe(
    'https://www.youtube.com/playlist?list=PL1',
  );
  expect(watchAddress('https://shop.test/clip.mp4', 'vimeo')).toBeNull();
});
