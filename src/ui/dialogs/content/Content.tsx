import { type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { markPlaceholder } from '../../../core/hosts/copies';
import { Bind } from '../../../core/react/Bind';
import { Place } from '../../../core/react/Place';
import { reducesMotion } from '../../../page/base/device';
import { VideoFrame } from '../../media/video/VideoFrame';
import type { ContentDialogTexts } from './texts';

/** The content of a dialog. */
export type DialogContent =
  /** An element of the page, which is moved into the dialog and back; null: it does not exist. */
  | { kind: 'inline'; element: HTMLElement | null }
  /** A provider's player. `page`: the address of the video's page on the provider's site. */
  | { kind: 'frame'; src: string; title: string; page: string; consentCategory: string; watchText: string }
  | { kind: 'file'; src: string; title: string; starts: boolean; loop: boolean; muted: boolean; volume: number }
  | { kind: 'image'; src: string; alt: string };

/** The loading state of the content. */
export type DialogStatus = 'loading' | 'ready' | 'error';

interface ContentProps {
  content: DialogContent;
  texts: ContentDialogTexts;
  /** The close button, if it belongs inside the content. */
  cross: ReactNode;
  status: DialogStatus;
  tell(status: DialogStatus): void;
}

/** Makes the placeholder that keeps the place of an element while it is in the dialog. */
function holdPlace(): HTMLElement {
  const place = markPlaceholder(document.createElement('div'));
  place.className = 'mfp-hide';
  return place;
}

/** Moves an element of the page into `box`, and back on unmount. */
function useMoved(element: HTMLElement | null, box: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const { current } = box;
    if (!element || !current) return undefined;
    const place = holdPlace();
    element.before(place);
    current.appendChild(element);
    return () => {
      if (element.parentNode === current) place.replaceWith(element);
      else place.remove();
    };
  }, [element, box]);
}

/** Shows an element of the page in the dialog, which takes over its role and name. */
function Inline({ element }: { element: HTMLElement }): ReactNode {
  const [isDialog] = useState(() => element.matches('[role=dialog]'));
  return (
    <Bind
      to={element}
      class={{ 'mfp-hide': false }}
      style={{ transition: reducesMotion() ? 'none' : undefined }}
      attrs={{ role: isDialog ? 'group' : undefined, 'aria-hidden': isDialog ? 'false' : undefined }}
    />
  );
}

type FileContent = Extract<DialogContent, { kind: 'file' }>;

function File({ content, onError }: { content: FileContent; onError(): void }): ReactNode {
  const video = useRef<HTMLVideoElement>(null);
  const { src, title, starts, loop, muted, volume } = content;
  useLayoutEffect(() => {
    const { current } = video;
    if (!current) return undefined;
    current.muted = muted;
    current.volume = volume;
    if (starts) current.play().catch(() => {});
    return () => current.pause();
  }, [starts, muted, volume]);
  return (
    // biome-ignore lint/a11y/useMediaCaption: the page has none
    <video
      ref={video}
      className="mfp-iframe"
      title={title}
      src={src}
      loop={loop}
      controls
      playsInline
      onError={onError}
    />
  );
}

/** A link to content that could not be shown. */
const Failure = ({ href, text }: { href: string; text: string }): ReactNode => (
  <a href={href} target="_blank" rel="noopener">
    {text}
  </a>
);

/** The content of a dialog, or the message that it failed. */
export function Content({ content, texts, cross, status, tell }: ContentProps): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  useMoved(content.kind === 'inline' ? content.element : null, box);
  if (status === 'error') {
    const { notFoundText, imageErrorText, contentErrorText } = texts;
    return (
      <div className="mfp-content">
        <div className="mfp-failure" role="alert">
          {cross}
          {content.kind === 'inline' ? (
            notFoundText
          ) : (
            <Failure href={content.src} text={content.kind === 'image' ? imageErrorText : contentErrorText} />
          )}
        </div>
      </div>
    );
  }
  const fail = (): void => tell('error');
  const ready = (): void => tell('ready');
  return (
    <div ref={box} className="mfp-content">
      {content.kind === 'inline' && content.element && (
        <>
          <Inline element={content.element} />
          {cross && <Place in={content.element}>{cross}</Place>}
        </>
      )}
      {(content.kind === 'frame' || content.kind === 'file') && (
        <div className="mfp-iframe-scaler">
          {cross}
          {content.kind === 'file' ? (
            <File content={content} onError={fail} />
          ) : (
            <VideoFrame {...content} className="mfp-iframe" onLoad={ready} />
          )}
        </div>
      )}
      {content.kind === 'image' && (
        <div className="mfp-figure">
          {cross}
          <img className="mfp-img" src={content.src} alt={content.alt} onLoad={ready} onError={fail} />
        </div>
      )}
    </div>
  );
}
