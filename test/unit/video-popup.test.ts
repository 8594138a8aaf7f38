import { expect, test } from 'vitest';
import { startingAddress } from '../../src/elementor/videoAddress';
import { contentOfAddress } from '../../src/widgets/video-popup/rules';
import { readVideo, settings } from '../../src/widgets/video-popup/settings';

const plain = settings.parse({}, () => {});
const kindOf = (address: string): string | undefined => contentOfAddress(address, plain, false)?.kind;

test('the kind of content is known by the link’s host: Vimeo, YouTube, else a file or an image', () => {
  expect(kindOf('https://vimeo.com/76979871')).toBe('frame');
  expect(kindOf('https://www.youtube.com/embed/XHOmBV4js_E?feature=oembed?playlist=XHOmBV4js_E&mute=0')).toBe('frame');
  expect(kindOf('https://shop.test/vimeo.com.mp4')).toBe('file');
  expect(kindOf('/films/one.mp4')).toBe('file');
  expect(kindOf('/pictures/one.jpg?x=1')).toBe('image');
});

test('an address that is not a web address or names no video opens nothing', () => {
  for (const address of [
    '',
    ' ',
    'javascript:alert(1)',
    'data:text/html,x',
    'https://www.youtube.com/',
    'mailto:a@b.c',
  ]) {
    expect(contentOfAddress(address, plain, true), address).toBeNull();
  }
});

test('the parameter `autoplay=1` replaces another value', () => {
  expect(startingAddress('https://www.youtube.com/embed/a?autoplay=0&mute=1')).toBe(
    'https://www.youtube.com/embed/a?autoplay=1&mute=1',
  );
});

test('the settings of a video popup come from the element with the video, and broken ones give the defaults', () => {
  const host = document.createElement('div');
  const read = (json: string) => {
    host.innerHTML = '<div></div>';
    host.firstElementChild?.setAttribute('data-video-setting', json);
    return settings.parse(readVideo(host), () => {});
  };
  expect(read('{"autoplay":true,"videoClass":"x","popupIcon":{"value":"icon icon-cancel"}}')).toMatchObject({
    autoplay: true,
    videoClass: 'x',
    icon: 'icon icon-cancel',
  });
  expect(read('{"popupIcon":{"value":{"url":"x.svg"}},"startVolume":7}')).toMatchObject({ icon: '', startVolume: 0.8 });
  expect(read('{"broken')).toEqual(plain);
});
