import type { ReactNode } from 'react';
import { BindAll, type BindItem } from '../../core/Bind';
import { imageOf } from './gallery';
import type { GallerySettings } from './settings';

interface SlidesProps {
  slides: readonly HTMLElement[];
  index: number;
  settings: GallerySettings;
}

const VIEWPORT = {
  display: 'grid',
  'grid-template-columns': '100%',
  'align-items': 'start',
  position: 'relative',
  overflow: 'hidden',
  'touch-action': 'pan-y',
};
const SLIDE_STYLE = { display: 'block', float: 'none', width: '100%', overflow: 'hidden', 'grid-area': '1/1' };

/**
 * Lays the slides on top of each other in the wrapper, which becomes the viewport. The active slide stays in the flow and
 * gives the height, so nothing has to be measured when images load or the page is resized.
 */
export function Slides({ slides, index, settings }: SlidesProps): ReactNode {
  const viewport = slides[0]?.parentElement;
  const items: BindItem[] = viewport ? [[viewport, { class: { 'flex-viewport': true }, style: VIEWPORT }]] : [];
  slides.forEach((slide, at) => {
    const isActive = at === index;
    const image = imageOf(slide);
    items.push([
      slide,
      {
        class: { 'flex-active-slide': isActive },
        style: {
          ...SLIDE_STYLE,
          position: isActive || !settings.smoothHeight ? 'relative' : 'absolute',
          // Always said, so that the slider's own layer stays on top.
          visibility: isActive ? 'visible' : 'hidden',
        },
      },
    ]);
    if (image) items.push([image, { attrs: { draggable: 'false' } }]);
  });
  return <BindAll items={items} />;
}
