import type PhotoSwipe from 'photoswipe';
import { isElement, isTag } from '../../../core/dom/nodes';
import { hasConsent, onConsent } from '../../../page/storage/consent';
import type { LightboxVideo } from './types';

const BOX = '.elementor-video-container';

function fileOf({ src, starts, loop, muted, poster, controlsList }: LightboxVideo): HTMLVideoElement {
  const video = document.createElement('video');
  // Always with controls, because visitors must be able to stop movement and sound.
  Object.assign(video, { controls: true, playsInline: true, loop: !!loop, muted: !!muted, autoplay: !!starts });
  if (poster) video.poster = poster;
  if (controlsList) video.setAttribute('controlslist', controlsList);
  video.src = src;
  return video;
}

function frameOf({ src }: LightboxVideo): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  frame.allow = 'autoplay; fullscreen; encrypted-media; picture-in-picture';
  // YouTube refuses to play without a referrer.
  frame.referrerPolicy = 'strict-origin-when-cross-origin';
  frame.src = src;
  return frame;
}

/** A link, shown instead of a frame without consent. */
function linkOf({ page, src }: LightboxVideo, text: string): HTMLElement {
  const place = document.createElement('p');
  place.className = 'storefront-video-link';
  const link = document.createElement('a');
  Object.assign(link, { href: page ?? src, target: '_blank', rel: 'noopener', textContent: text });
  place.appendChild(link);
  return place;
}

/**
 * Shows a provider's player, or a link until the visitor consents. Returns a function that stops following the consent.
 */
function showFrame(wrapper: Element, video: LightboxVideo, title: string, watchText: string): () => void {
  const show = (): void => {
    const isAllowed = hasConsent(video.consentCategory, video.src) !== false;
    if (wrapper.firstElementChild && isAllowed === (wrapper.firstElementChild.localName === 'iframe')) return;
    const media = isAllowed ? frameOf(video) : linkOf(video, watchText);
    if (isAllowed) media.title = title;
    wrapper.replaceChildren(media);
  };
  show();
  return onConsent(show);
}

/** The box around a video, with the classes that Elementor's styles expect. */
function boxOf({ ratio, className = '' }: LightboxVideo): HTMLDivElement {
  const shape = ratio > 1 ? 'landscape' : ratio < 1 ? 'portrait' : 'square';
  const wrapper = document.createElement('div');
  wrapper.className = `elementor-video-wrapper elementor-video-${shape}`;
  const container = document.createElement('div');
  container.className = `elementor-video-container ${className}`.trim();
  container.style.setProperty('--video-aspect-ratio', String(ratio));
  container.appendChild(wrapper);
  const content = document.createElement('div');
  content.className = 'pswp__content storefront-lightbox-video';
  content.appendChild(container);
  return content;
}

const frames = new WeakMap<Element, () => void>();

function stopVideo(box: Element | undefined): void {
  const wrapper = box?.querySelector('.elementor-video-wrapper');
  if (!wrapper) return;
  frames.get(wrapper)?.();
  const media = wrapper.firstChild;
  if (isTag(media, 'video')) media.pause();
  wrapper.replaceChildren();
}

/**
 * Adds items of type `video` to PhotoSwipe. They play while they are the current item. `watchText`: the link to a
 * provider's video.
 */
export function playVideos(pswp: PhotoSwipe, watchText: string): void {
  pswp.on('contentLoad', (event) => {
    const { content } = event;
    if (content.type !== 'video') return;
    event.preventDefault();
    content.element ??= boxOf(content.data.video as LightboxVideo);
    content.state = 'loaded';
  });
  pswp.on('contentActivate', ({ content }) => {
    const wrapper = content.type === 'video' && content.element?.querySelector('.elementor-video-wrapper');
    if (!wrapper || wrapper.firstChild) return;
    const video = content.data.video as LightboxVideo;
    const title = String(content.data.title);
    if (video.kind === 'frame') {
      frames.set(wrapper, showFrame(wrapper, video, title, watchText));
      return;
    }
    const media = fileOf(video);
    media.title = title;
    wrapper.appendChild(media);
  });
  for (const type of ['contentDeactivate', 'contentDestroy'] as const) {
    pswp.on(type, ({ content }) => content.type === 'video' && stopVideo(content.element));
  }
  pswp.on('close', () => stopVideo(pswp.currSlide?.content.element));
  // Presses on a video are for its own controls, not for PhotoSwipe's gestures.
  pswp.on('pointerDown', (event) => {
    const { target } = event.originalEvent;
    if (isElement(target) && target.closest(BOX)) event.preventDefault();
  });
}
