import type { ReactNode } from 'react';
import { useStore } from '../../../core/react/hooks';
import type { Plural } from '../../../core/settings/settings';
import { fillText } from '../../../page/base/textsOf';
import { safeUrl } from '../../../page/base/url';
import type { LightboxTexts } from './texts';
import type { LightboxItem, LightboxSettings, ShareButton } from './types';

/** The state of the controls. */
export interface LightboxState {
  index: number;
  loading: boolean;
  zoomable: boolean;
  zoomed: boolean;
  fullscreen: boolean;
  idle: boolean;
  hidden: boolean;
  sharing: boolean;
}

/** A store of one object. */
export interface Store<T> {
  get(): T;
  set(part: Partial<T>): void;
  subscribe(listener: () => void): () => void;
}

/** Creates a store, which notifies its subscribers of real changes only. */
export function createStore<T extends object>(initial: T): Store<T> {
  let state = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => state,
    set(part) {
      const changed = (Object.keys(part) as (keyof T)[]).some((key) => !Object.is(state[key], part[key]));
      if (!changed) return;
      state = { ...state, ...part };
      for (const listener of [...listeners]) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

const PATHS = {
  close: 'M6 6l12 12M18 6L6 18',
  share:
    'M8.5 10.5l7-4M8.5 13.5l7 4M6 9.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5zM18 3a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5zM18 16a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5z',
  fs: 'M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5',
  zoom: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM15.5 15.5L20 20M8 10.5h5M10.5 8v5',
  'arrow--left': 'M15 4l-8 8 8 8',
  'arrow--right': 'M9 4l8 8-8 8',
} as const;

const Icon = ({ name }: { name: keyof typeof PATHS }): ReactNode => (
  <svg className="pswp__icn" viewBox="0 0 24 24" aria-hidden="true">
    <path d={PATHS[name]} fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
  </svg>
);

interface ButtonProps {
  name: keyof typeof PATHS;
  label: string;
  expanded?: boolean;
  onClick(): void;
}

const Button = ({ name, label, expanded, onClick }: ButtonProps): ReactNode => (
  <button
    type="button"
    className={`pswp__button pswp__button--${name} ${name.startsWith('arrow') ? 'pswp__button--arrow' : ''}`}
    title={label}
    aria-label={label}
    aria-expanded={expanded}
    onClick={onClick}
  >
    <Icon name={name} />
  </button>
);

/** The counter's text for image `index` of `total`. */
export const counter = (text: Plural, index: number, total: number): string =>
  fillText(text, { curr: index + 1, total }, total);

interface ShareLink {
  name: ShareButton;
  href: string;
}

/** The share links for an image. `page` is the address to share. */
export function shareLinks(buttons: readonly ShareButton[], item: LightboxItem, page: string): ShareLink[] {
  const url = encodeURIComponent(item.shareUrl ?? page);
  const image = item.src && (safeUrl(item.src) ?? '');
  const text = encodeURIComponent(item.caption ?? '');
  const addresses: Readonly<Record<ShareButton, string>> = {
    facebook: `https://www.facebook.com/sharer.php?u=${url}`,
    twitter: `https://twitter.com/intent/tweet?text=${text}${text && '%20'}${url}`,
    pinterest:
      image &&
      `https://www.pinterest.com/pin/create/button/?url=${url}&media=${encodeURIComponent(image)}&description=${text}`,
    download: item.video ? '' : image,
  };
  return buttons.map((name) => ({ name, href: addresses[name] })).filter(({ href }) => href);
}

interface ControlsProps {
  items: readonly LightboxItem[];
  options: LightboxSettings;
  texts: LightboxTexts;
  store: Store<LightboxState>;
  rtl: boolean;
  move(step: -1 | 1): void;
  close(): void;
  toggleZoom(): void;
  toggleFullscreen(): void;
}

/** Everything around the image: counter, buttons, share menu, caption, loading indicator. */
export function Controls(props: ControlsProps): ReactNode {
  const { items, options, texts, store, rtl, move } = props;
  const { index, loading, zoomable, zoomed, fullscreen, idle, hidden, sharing } = useStore(store.subscribe, store.get);
  const item = items[index];
  const { length: total } = items;
  if (!item) return null;

  const state = [hidden ? 'pswp__ui--hidden' : '', idle && !sharing ? 'pswp__ui--idle' : ''].join(' ');
  const share = sharing ? '--fade-in' : '--hidden';
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: controls that were tapped away come back for the keyboard
    <div
      className={`pswp__ui ${total < 2 ? 'pswp__ui--one-slide' : ''} ${state}`}
      onFocus={() => store.set({ hidden: false })}
    >
      <div className="pswp__top-bar">
        {total > 1 && !options.hides.includes('counter') && (
          <div className="pswp__counter">{counter(texts.counterText, index, total)}</div>
        )}
        <div className={`pswp__preloader ${loading ? 'pswp__preloader--active' : ''}`}>
          {loading && texts.loadingText}
        </div>
        {zoomable && !options.hides.includes('zoom') && (
          <Button name="zoom" label={zoomed ? texts.zoomOutText : texts.zoomInText} onClick={props.toggleZoom} />
        )}
        {document.fullscreenEnabled && !options.hides.includes('fullscreen') && (
          <Button
            name="fs"
            label={fullscreen ? texts.exitFullscreenText : texts.fullscreenText}
            onClick={props.toggleFullscreen}
          />
        )}
        {options.shareButtons.length > 0 && (
          <Button
            name="share"
            label={texts.shareText}
            expanded={sharing}
            onClick={() => store.set({ sharing: !store.get().sharing })}
          />
        )}
        <Button name="close" label={texts.closeText} onClick={props.close} />
      </div>
      {options.shareButtons.length > 0 && (
        <div className={`pswp__share-modal pswp__share-modal${share}`}>
          <div className="pswp__share-tooltip">
            {sharing &&
              shareLinks(options.shareButtons, item, window.location.href).map(({ name, href }) => (
                <a
                  key={name}
                  className={`pswp__share--${name}`}
                  href={href}
                  target="_blank"
                  rel="noopener noreferrer"
                  download={name === 'download' ? '' : undefined}
                >
                  {texts[`${name}Text`]}
                </a>
              ))}
          </div>
        </div>
      )}
      {total > 1 && (
        <>
          <Button name="arrow--left" label={rtl ? texts.nextRtlText : texts.previousText} onClick={() => move(-1)} />
          <Button name="arrow--right" label={rtl ? texts.previousRtlText : texts.nextText} onClick={() => move(1)} />
        </>
      )}
      <div className={`pswp__caption ${item.caption || item.description ? '' : 'pswp__caption--empty'}`}>
        <div className="pswp__caption__center" dir="auto">
          {item.caption}
          {item.description && <p className="pswp__caption__description">{item.description}</p>}
        </div>
      </div>
    </div>
  );
}
