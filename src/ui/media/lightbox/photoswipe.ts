import PhotoSwipe, { type Padding } from 'photoswipe';
import { isTag } from '../../../core/dom/nodes';
import { isTouchFirst, reducesMotion } from '../../../page/base/device';
import { safeUrl } from '../../../page/base/url';
import { completeSwipes } from './swipes';
import type { LightboxTexts } from './texts';
import type { LightboxItem, LightboxSettings } from './types';
import { playVideos } from './video';

interface PhotoSwipeRequest {
  items: readonly LightboxItem[];
  options: LightboxSettings;
  texts: LightboxTexts;
  className?: string;
  index: number;
  mirror(at: number): number;
  onTap(): void;
}

/** The height that a picture leaves above and below to the bars, in pixels. A touch hides them, so there they lie over it. */
const BAR = 44;

const paddingOf = (isCovered: boolean): Padding => {
  const bar = isCovered ? 0 : BAR;
  return { top: bar, bottom: bar, left: 0, right: 0 };
};

function errorElement(text: string, src: string): HTMLDivElement {
  const box = document.createElement('div');
  const link = document.createElement('a');
  link.href = safeUrl(src) ?? '#';
  link.target = '_blank';
  link.rel = 'noopener noreferrer';
  link.textContent = text;
  box.className = 'pswp__error-msg';
  box.appendChild(link);
  return box;
}

function correctSizes(pswp: PhotoSwipe): void {
  pswp.on('loadComplete', ({ slide, content, isError }) => {
    const image = content.element;
    if (isError || !isTag(image, 'img') || !image.naturalWidth) return;
    const { naturalWidth: width, naturalHeight: height } = image;
    // A smaller image is enlarged to the size that the page gives.
    const isRight = Math.abs(width / height - content.width / content.height) < 0.02 && width <= content.width;
    if (isRight && content.data.known) return;
    Object.assign(content, { width, height });
    Object.assign(slide, { width, height });
    // While the lightbox opens, the image has the thumbnail's size.
    if (pswp.opener.isOpen) slide.resize();
    else pswp.on('openingAnimationEnd', () => slide.resize());
  });
}

/**
 * Creates a PhotoSwipe without its own controls, because it writes them with `innerHTML`, which strict policies forbid.
 */
export function createPhotoSwipe(request: PhotoSwipeRequest): PhotoSwipe {
  const { items, options, texts, className, index, mirror, onTap } = request;
  const { errorText, videoText, watchText } = texts;
  const isStill = reducesMotion();
  const dataSource = items.map((_, at) => {
    const { src, width, height, alt, caption, thumb, video } = items[mirror(at)] as LightboxItem;
    // A video gets no size, so its slide fills the window.
    if (video) return { type: 'video', video, title: caption || videoText };
    const known = width > 0 && height > 0;
    return {
      src,
      alt,
      known,
      w: known ? width : window.innerWidth,
      h: known ? height : window.innerHeight,
      msrc: thumb?.currentSrc || undefined,
    };
  });
  const pswp = new PhotoSwipe({
    dataSource,
    index: mirror(index),
    loop: options.loop,
    mainClass: ['storefront-lightbox', className].filter(Boolean).join(' '),
    showAnimationDuration: isStill ? 0 : options.showDuration,
    hideAnimationDuration: isStill ? 0 : options.hideDuration,
    zoomAnimationDuration: isStill ? 0 : 333,
    showHideAnimationType: isStill ? 'none' : 'zoom',
    bgOpacity: 1,
    preload: [1, 1],
    paddingFn: (_size, { type }) => paddingOf(type === 'video' || isTouchFirst()),
    trapFocus: false,
    returnFocus: false,
    escKey: false,
    arrowKeys: false,
    tapAction: onTap,
    errorMsg: errorText,
  });
  pswp.on('uiRegister', () => {
    if (pswp.ui) pswp.ui.uiElementsData = [];
  });
  pswp.on('keydown', (event) => event.preventDefault());
  pswp.addFilter('thumbEl', (_thumb, _data, at) => items[mirror(at)]?.thumb as HTMLElement);
  pswp.addFilter('contentErrorElement', (_element, content) => errorElement(errorText, content.data.src ?? ''));
  correctSizes(pswp);
  completeSwipes(pswp);
  playVideos(pswp, watchText);
  return pswp;
}
