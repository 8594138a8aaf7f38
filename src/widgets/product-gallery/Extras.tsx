import type { ReactNode } from 'react';
import { Arrows } from './Arrows';
import type { GallerySettings } from './settings';
import { Zoom } from './Zoom';

interface ExtrasProps {
  host: HTMLElement;
  slide: HTMLElement;
  settings: GallerySettings;
  isSlider: boolean;
  /** Another round looks at the image anew. */
  round: number;
  step(by: number): void;
}

/** What comes a moment after the gallery is shown: magnifier and arrows. */
export function Extras({ host, slide, settings, isSlider, round, step }: ExtrasProps): ReactNode {
  return (
    <>
      {settings.zoom && <Zoom key={round} host={host} slide={slide} duration={settings.zoomDuration} />}
      {isSlider && settings.directionNav && <Arrows host={host} step={step} />}
    </>
  );
}
