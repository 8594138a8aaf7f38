import { type ReactNode, useCallback, useLayoutEffect } from 'react';
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

/** May a provider's frame be shown now? */
export const useAllowsFrame = (category: string): boolean =>
  useStore(
    onConsent,
    useCallback(() => hasConsent(category) !== false, [category]),
  );

/** A link to the video, for visitors who have not consented to the provider's frame. */
export const VideoLink = ({ page, watchText }: Pick<FrameProps, 'page' | 'watchText'>): ReactNode => (
  <p className="storefront-video-link">
    <a href={page} target="_blank" rel="noopener">
      {watchText}
    </a>
  </p>
);

/** A provider's player; a link to the video until the visitor consents, if the page asks for that. */
export function VideoFrame(props: FrameProps): ReactNode {
  const { src, title, className, page, consentCategory, watchText, onLoad } = props;
  const isAllowed = useAllowsFrame(consentCategory);
  // biome-ignore lint/correctness/useExhaustiveDependencies: told when it changes, not for another function
  useLayoutEffect(() => {
    if (!isAllowed) onLoad?.();
  }, [isAllowed]);
  if (!isAllowed) return <VideoLink page={page} watchText={watchText} />;
  return (
    <iframe
      className={className}
      title={title}
      allow="autoplay; fullscreen; encrypted-media; picture-in-picture"
      allowFullScreen
      // YouTube refuses to play without a referrer.
      referrerPolicy="strict-origin-when-cross-origin"
      src={src}
      onLoad={onLoad}
    />
  );
}
