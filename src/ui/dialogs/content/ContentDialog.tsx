import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { isElement, isTag } from '../../../core/dom/nodes';
import { sync } from '../../../core/react/hooks';
import { Place } from '../../../core/react/Place';
import { announce, topLayer } from '../../../page/base/announce';
import { isRtl, reducesMotion } from '../../../page/base/device';
import { fillText, textsOf } from '../../../page/base/textsOf';
import { onLeavingLink } from '../../../page/scroll/samePage';
import { useModal } from '../modal/useModal';
import { Content, type DialogContent, type DialogStatus } from './Content';
import { part, texts as textSettings } from './texts';
import './content-dialog.css';
import { isTyping } from '../../../page/focus/focus';

/** How long a dialog takes to disappear, in milliseconds. */
const REMOVAL = 160;

/** The delay before the opening transition, in milliseconds: it starts only after a frame without `mfp-ready`. */
const ENTRY = 16;

/** The props of a widget's dialog, which has the class names of Magnific Popup, because style sheets know them. */
interface ContentDialogProps {
  /** The contents; the visitor can browse through several. */
  contents: readonly DialogContent[];
  /** The index of the first content to show. @default 0 */
  start?: number;
  /** Classes of the dialog and of its background. */
  className: string;
  label: string;
  opener: Element | null;
  /** The position of the close button; `none`: the content has one. @default 'inside' */
  cross?: 'inside' | 'outside' | 'none';
  /** The classes of the close button, and of an icon that replaces its ×. */
  crossClass?: string;
  icon?: string;
  /** A selector of elements that also close the dialog. */
  closes?: string;
  /** Returns the element that gets the focus. @default the dialog itself */
  focusOf?(root: HTMLElement): HTMLElement | null;
  /** Called when the dialog starts to disappear. */
  onClosing?(): void;
  /** Called when the dialog has disappeared; its owner must stop rendering it. */
  onClosed(): void;
}

const firstStatus = (content: DialogContent | undefined): DialogStatus => {
  if (!content || (content.kind === 'inline' && !content.element)) return 'error';
  return content.kind === 'frame' || content.kind === 'image' ? 'loading' : 'ready';
};

const NOTHING: DialogContent = { kind: 'inline', element: null };

/** A dialog that opens with its first render and takes 160 ms to disappear. */
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

interface Handlers {
  /** A selector of elements that close the dialog besides the close button. */
  closes(): string | undefined;
  close(): void;
  move(step: -1 | 1): void;
}

/** Was the press outside of content and arrows? A target that the press has removed counts as inside. */
const isBeside = ({ target }: Event): boolean =>
  isElement(target) && target.isConnected && !target.closest('.mfp-content > *, .mfp-arrow');

/** Handles presses that close a dialog, and arrow keys. Returns a stop function. */
function watchDialog(root: HTMLElement, { closes, close, move }: Handlers): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  // A press that starts inside and ends outside selects text, and must not close the dialog.
  let hasStartedBeside = true;
  root.addEventListener(
    'pointerdown',
    (event) => {
      hasStartedBeside = isBeside(event);
    },
    { signal },
  );
  root.addEventListener(
    'click',
    (event) => {
      const { target } = event;
      const closing = ['.mfp-close', closes()].filter(Boolean).join();
      const isCross = isElement(target) && target.closest(closing);
      if (isCross || (isBeside(event) && (hasStartedBeside || event.detail === 0))) close();
    },
    { signal },
  );
  root.addEventListener(
    'keydown',
    ({ key, target }) => {
      if (isTag(target, 'video') || isTag(target, 'audio') || isTyping()) return;
      if (/^Arrow(Left|Right)$/.test(key)) move((key === 'ArrowRight') === isRtl() ? -1 : 1);
    },
    { signal },
  );
  const stopLeaving = onLeavingLink(root, close);
  return () => {
    ended.abort();
    stopLeaving();
  };
}
