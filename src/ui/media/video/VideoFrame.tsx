import { type ReactNode, type RefObject, useCallback, useLayoutEffect, useRef } from 'react';
import { useStore } from '../../../core/react/hooks';
import { hasConsent, onConsent } from '../../../page/storage/consent';

interface FrameProps {
  src: string;
  /** The frame's name. */
  title: string;
  className: string;
  /** The video's page on the provider's site. */
  page: string;
  consentCategory: string;
  /** The text of the link to that page. */
  watchText: string;
  /** Called when the player or the link is shown. */
  onLoad?(): void;
}

/** May what is at `address` be asked for now, a provider's frame or script? */
export const useAllowsFrame = (category: string, address: string): boolean =>
  useStore(
    onConsent,
    useCallback(() => hasConsent(category, address) !== false, [category, address]),
  );

/** A link to the video, for visitors who have not consented to the provider's frame. */
export const VideoLink = ({ page, watchText }: Pick<FrameProps, 'page' | 'watchText'>): ReactNode => (
  <p className="storefront-video-link">
    <a href={page} target="_blank" rel="noopener">
      {watchText}
    </a>
  </p>
);

/**
 * Loads `src` in the frame. The frame is put into the page by itself, with its address: scripts that ask for consent look
 * at each element that is added, but not inside of it. They may take the frame away.
 */
function useAddress(frame: RefObject<HTMLIFrameElement | null>, src: string, isAllowed: boolean): void {
  useLayoutEffect(() => {
    const { current } = frame;
    const parent = current?.parentNode;
    if (!isAllowed || !current || !parent) return;
    const next = current.nextSibling;
    current.remove();
    current.src = src;
    parent.insertBefore(current, next);
    return () => {
      if (current.parentNode === parent) return;
      // React removes it from where it has put it.
      current.removeAttribute('src');
      parent.appendChild(current);
    };
  }, [frame, src, isAllowed]);
}

/** A provider's player; a link to the video until the visitor consents, if the page asks for that. */
export function VideoFrame(props: FrameProps): ReactNode {
  const { src, title, className, page, consentCategory, watchText, onLoad } = props;
  const isAllowed = useAllowsFrame(consentCategory, src);
  const frame = useRef<HTMLIFrameElement>(null);
  useAddress(frame, src, isAllowed);
  // biome-ignore lint/correctness/useExhaustiveDependencies: told when it changes, not for another function
  useLayoutEffect(() => {
    if (!isAllowed) onLoad?.();
  }, [isAllowed]);
  if (!isAllowed) return <VideoLink page={page} watchText={watchText} />;
  return (
    <iframe
      ref={frame}
      className={className}
      title={title}
      allow="autoplay; fullscreen; encrypted-media; picture-in-picture"
      allowFullScreen
      // Asks for nothing before the next frame is drawn, so that such a script is in time.
      loading="lazy"
      // YouTube refuses to play without a referrer.
      referrerPolicy="strict-origin-when-cross-origin"
      // Some browsers also send the event for a frame without an address.
      onLoad={({ currentTarget }) => currentTarget.src && onLoad?.()}
    />
  );
}
