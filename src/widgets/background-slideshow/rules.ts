import { isRecord, isText } from '../../core/settings/settings';
import { parseUrl } from '../../page/base/url';

/** How one image replaces another. */
export const TRANSITIONS = ['fade', 'slide_right', 'slide_left', 'slide_up', 'slide_down'] as const;

/** One of the transitions. */
export type Transition = (typeof TRANSITIONS)[number];

/** An image as Elementor gives it. */
export interface Picture {
  url: string;
}

const SAFE = /^(https?:|data:image\/)/i;

/** Is the item an image with an http or `data:image/` address? */
export function isPicture(item: unknown): item is Picture {
  if (!isRecord(item) || !isText(item.url) || item.url.trim() === '') return false;
  return SAFE.test(parseUrl(item.url.trim())?.href ?? '');
}

/** Escapes an address for `background-image`, so that nothing in it can end the value. */
export function cssImage(address: string): string {
  const escaped = address.trim().replace(/["\\\n\r\f\0]/g, (sign) => `\\${sign.charCodeAt(0).toString(16)} `);
  return `url("${escaped}")`;
}

/** The index of the slide after `step` changes. */
export function slideAt(step: number, count: number, transition: Transition): number {
  const at = step % count;
  return transition === 'slide_down' && at > 0 ? count - at : at;
}

/** Is this the last picture, after which nothing follows? */
export const isLast = (step: number, count: number, isLoop: boolean): boolean => !isLoop && step >= count - 1;

/** The phases of a slideshow; BackgroundSlideshow.tsx has the table. */
export type Phase = 'single' | 'paused' | 'running' | 'ended';

/** The phase of a slideshow. `plays`: it is switched on and on screen; `step`: the number of changes so far. */
export function phaseOf(show: { plays: boolean; step: number; count: number; isLoop: boolean }): Phase {
  const { plays, step, count, isLoop } = show;
  if (count < 2) return 'single';
  if (!plays) return 'paused';
  return isLast(step, count, isLoop) ? 'ended' : 'running';
}

/** The slides to load: the current one and its neighbours. */
export function near(at: number, count: number): number[] {
  return [...new Set([at, (at + 1) % count, (at + count - 1) % count])];
}

const FROM: Record<Transition, string> = {
  fade: '0 0',
  slide_right: '-100% 0',
  slide_left: '100% 0',
  slide_up: '0 100%',
  slide_down: '0 -100%',
};

const TO: Record<Transition, string> = {
  fade: '0 0',
  slide_right: '100% 0',
  slide_left: '-100% 0',
  slide_up: '0 -100%',
  slide_down: '0 100%',
};

/** The CSS variables of a change; `duration` is in milliseconds. */
export const changeStyle = (transition: Transition, duration: number): Record<string, string> => ({
  '--slide-from': FROM[transition],
  '--slide-to': TO[transition],
  '--slide-opacity': transition === 'fade' ? '0' : '1',
  '--slide-duration': `${duration}ms`,
});

/** The classes of the layer, under both names that Elementor's slider has had. */
export function layerClasses(transition: Transition): string {
  const isVertical = transition === 'slide_up' || transition === 'slide_down';
  const states = ['initialized', isVertical ? 'vertical' : 'horizontal', ...(transition === 'fade' ? ['fade'] : [])];
  const both = ['', ...states.map((state) => `-${state}`)].flatMap((end) => [`swiper-container${end}`, `swiper${end}`]);
  return ['elementor-background-slideshow', ...both].join(' ');
}
