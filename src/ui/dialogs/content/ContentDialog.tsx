import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { sync } from '../../../core/react/hooks';
import { Place } from '../../../core/react/Place';
import { announce, topLayer } from '../../../page/base/announce';
import { reducesMotion } from '../../../page/base/device';
import { fillText, textsOf } from '../../../page/base/textsOf';
import { useModal } from '../modal/useModal';
import { Content } from './Content';
import { part, texts as textSettings } from './texts';
import type { DialogContent, DialogStatus } from './types';
import { watchDialog } from './watch';
import './content-dialog.css';

/** How long a dialog takes to go, in milliseconds. */
const REMOVAL = 160;

/** When its way in begins, in milliseconds: styles must have seen it before. */
const ENTRY = 16;

/** A dialog of a single widget, with the names that style sheets know of Magnific Popup. */
export interface ContentDialogProps {
  /** Its contents; with several there are arrows. */
  contents: readonly DialogContent[];
  /** The one that is shown first. @default 0 */
  start?: number;
  /** Classes of the dialog and of its background. */
  className: string;
  label: string;
  opener: Element | null;
  /** Where the closing cross stands; `none`: the content has one. @default 'inside' */
  cross?: 'inside' | 'outside' | 'none';
  /** Classes of that cross, and of the icon in place of ×. */
  crossClass?: string;
  icon?: string;
  /** A selector of elements that close it, besides the cross. */
  closes?: string;
  /** The element that gets the focus. @default the dialog itself */
  focusOf?(root: HTMLElement): HTMLElement | null;
  /** It begins to go. */
  onClosing?(): void;
  /** It has gone: do not render it any more. */
  onClosed(): void;
}

const firstStatus = (content: DialogContent | undefined): DialogStatus => {
  if (!content || (content.kind === 'inline' && !content.element)) return 'error';
  return content.kind === 'frame' || content.kind === 'image' ? 'loading' : 'ready';
};

const NOTHING: DialogContent = { kind: 'inline', element: null };

/** Opens with its first render, and takes 160 ms to go. */
export function ContentDialog(props: ContentDialogProps): ReactNode {
  const { contents, start = 0, className, label, opener, cross = 'inside', crossClass = '', icon } = props;
  const [texts] = useState(() => textsOf(part, textSettings));
  const [layer] = useState(topLayer);
  const [phase, setPhase] = useState<'opening' | 'ready' | 'removing'>('opening');
  const [index, setIndex] = useState(start);
  const content = contents[index] ?? NOTHING;
  const [status, setStatus] = useState(() => firstStatus(content));
  const container = useRef<HTMLDivElement>(null);
  const latest = useRef(props);
  const isLeaving = phase === 'removing';

  const close = (): void => {
    if (isLeaving) return;
    leave();
    props.onClosing?.();
    sync(() => setPhase('removing'));
  };
  const leave = useModal(!isLeaving, () => {
    const root = container.current?.parentElement;
    return root ? { root, focus: props.focusOf?.(root) ?? root, opener, onEscape: close } : null;
  });
  const move = (step: number): void => {
    const next = (index + step + contents.length) % contents.length;
    sync(() => {
      setIndex(next);
      setStatus(firstStatus(contents[next]));
    });
    announce(counterOf(next));
  };
  const counterOf = (at: number): string =>
    fillText(texts.counterText, { curr: at + 1, total: contents.length }, contents.length);

  const act = useRef({ close, move });
  useLayoutEffect(() => {
    latest.current = props;
    act.current = { close, move };
  });
  useLayoutEffect(() => {
    const delay = isLeaving ? (reducesMotion() ? 0 : REMOVAL) : ENTRY;
    const timer = window.setTimeout(() => {
      if (isLeaving) latest.current.onClosed();
      else sync(() => setPhase('ready'));
    }, delay);
    return () => clearTimeout(timer);
  }, [isLeaving]);

  useLayoutEffect(() => {
    const root = container.current?.parentElement;
    if (!root) return undefined;
    return watchDialog(root, {
      closes: () => latest.current.closes,
      close: () => act.current.close(),
      move: (step) => latest.current.contents.length > 1 && act.current.move(step),
    });
  }, []);

  const classes = `${className} ${phase === 'opening' ? '' : `mfp-${phase}`}`.trim();
  const holder = content.kind === 'file' || content.kind === 'frame' ? 'iframe' : content.kind;
  const button = (
    <button
      type="button"
      className={`mfp-close ${crossClass}`.trim()}
      title={texts.closeText}
      aria-label={texts.closeText}
    >
      {icon ? <i className={icon} aria-hidden="true" /> : <span aria-hidden="true">×</span>}
    </button>
  );
  const isBare = status === 'error';
  return (
    <>
      <Place in={layer} className={`mfp-bg ${classes}`} />
      <Place
        in={layer}
        className={`mfp-wrap mfp-auto-cursor ${classes}`}
        attrs={{ tabindex: -1, role: 'dialog', 'aria-modal': 'true', 'aria-label': label }}
      >
        <div ref={container} className={`mfp-container mfp-s-${status} mfp-${holder}-holder`}>
          <Content
            key={index}
            content={content}
            texts={texts}
            cross={cross === 'inside' || isBare ? button : null}
            status={status}
            tell={(next) => sync(() => setStatus(next))}
          />
          {status === 'loading' && <div className="mfp-preloader">{texts.loadingText}</div>}
          {contents.length > 1 && (
            <>
              <button
                type="button"
                className="mfp-arrow mfp-arrow-left mfp-prevent-close"
                title={texts.previousText}
                aria-label={texts.previousText}
                onClick={() => move(-1)}
              />
              <button
                type="button"
                className="mfp-arrow mfp-arrow-right mfp-prevent-close"
                title={texts.nextText}
                aria-label={texts.nextText}
                onClick={() => move(1)}
              />
              <div className="mfp-counter">{counterOf(index)}</div>
            </>
          )}
        </div>
        {cross === 'outside' && !isBare && button}
      </Place>
    </>
  );
}
