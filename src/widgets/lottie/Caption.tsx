import type { ReactNode } from 'react';
import { Bind } from '../../core/react/Bind';
import { useLive } from '../../core/react/hooks';
import { Place } from '../../core/react/Place';
import type { LottieSettings } from './settings';

/** The text below an animation that does not come from the media library: that one the server prints. */
export function Caption({ host, settings }: { host: HTMLElement; settings: LottieSettings }): ReactNode {
  const place = useLive(host, () => host.querySelector<HTMLElement>('.e-lottie__container'));
  const printed = useLive(host, () => host.querySelector('.e-lottie__caption:not([data-storefront-own])'));
  const { caption, caption_source, source } = settings;
  // Elementor leaves room for a caption that is empty.
  if ((!caption && !place) || (source === 'media_file' && caption_source !== 'custom')) return null;
  if (printed) return caption ? <Bind to={printed} text={caption} /> : null;
  return (
    <Place in={place ?? host} as="p" className="e-lottie__caption">
      {caption}
    </Place>
  );
}
