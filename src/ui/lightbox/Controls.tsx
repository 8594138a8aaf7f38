import type { ReactNode } from 'react';
import { useStore } from '../../core/hooks';
import { Icon } from './Icon';
import { shareLinks } from './share';
import type { LightboxState, Store } from './store';
import type { LightboxItem, LightboxOptions } from './types';

interface ControlsProps {
  items: readonly LightboxItem[];
  options: Required<LightboxOptions>;
  store: Store<LightboxState>;
  /** Is the next picture to the left? */
  rtl: boolean;
  /** Goes one picture to the left (-1) or to the right (1). */
  move(step: -1 | 1): void;
  close(): void;
  toggleZoom(): void;
  toggleFullscreen(): void;
}

interface ButtonProps {
  name: 'close' | 'share' | 'fs' | 'zoom' | 'arrow--left' | 'arrow--right';
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

/** The text of the counter for picture `index` of `total`. */
export const counter = (template: string, index: number, total: number): string =>
  template.replace('%curr%', String(index + 1)).replace('%total%', String(total));

/** Everything around the picture: counter, buttons, share menu, caption, loading indicator. */
export function Controls(props: ControlsProps): ReactNode {
  const { items, options, store, rtl, move } = props;
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
        {total > 1 && <div className="pswp__counter">{counter(options.counterText, index, total)}</div>}
        <div className={`pswp__preloader ${loading ? 'pswp__preloader--active' : ''}`}>
          {loading && options.loadingText}
        </div>
        {zoomable && <Button name="zoom" label={zoomed ? 'Zoom out' : 'Zoom in'} onClick={props.toggleZoom} />}
        {document.fullscreenEnabled && (
          <Button
            name="fs"
            label={fullscreen ? 'Exit fullscreen' : 'Toggle fullscreen'}
            onClick={props.toggleFullscreen}
          />
        )}
        {options.shareButtons.length > 0 && (
          <Button
            name="share"
            label="Share"
            expanded={sharing}
            onClick={() => store.set({ sharing: !store.get().sharing })}
          />
        )}
        <Button name="close" label={options.closeText} onClick={props.close} />
      </div>
      {options.shareButtons.length > 0 && (
        <div className={`pswp__share-modal pswp__share-modal${share}`}>
          <div className="pswp__share-tooltip">
            {sharing &&
              shareLinks(options.shareButtons, item, window.location.href).map(({ name, label, href }) => (
                <a
                  key={name}
                  className={`pswp__share--${name}`}
                  href={href}
                  target="_blank"
                  rel="noopener noreferrer"
                  download={name === 'download' ? '' : undefined}
                >
                  {label}
                </a>
              ))}
          </div>
        </div>
      )}
      {total > 1 && (
        <>
          <Button name="arrow--left" label={`${rtl ? 'Next' : 'Previous'} (arrow left)`} onClick={() => move(-1)} />
          <Button name="arrow--right" label={`${rtl ? 'Previous' : 'Next'} (arrow right)`} onClick={() => move(1)} />
        </>
      )}
      <div className={`pswp__caption ${item.caption ? '' : 'pswp__caption--empty'}`}>
        <div className="pswp__caption__center" dir="auto">
          {item.caption}
        </div>
      </div>
    </div>
  );
}
