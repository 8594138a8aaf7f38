import type { ReactNode } from 'react';
import { type WidgetProps, widget } from '../../core/types';
import { useDeviceValue } from '../../elementor/useDeviceValue';
import { ElementorCarousel } from '../../ui/carousels/ElementorCarousel';
import { ELEMENTOR } from '../../ui/carousels/elementor';
import { useRow } from '../../ui/carousels/markup';
import { optionsOf, thumbOptions } from './rules';
import { readMedia, type settings as schema, settings } from './settings';
import { Thumbs } from './Thumbs';

/** Pictures, videos, testimonials or reviews in a row; a slideshow has thumbnails below. */
function MediaCarousel({ host, settings }: WidgetProps<typeof schema>): ReactNode {
  const row = useRow(host, ELEMENTOR.row);
  const thumbs = useRow(host, '.elementor-thumbnails-swiper > .swiper-wrapper');
  const figures = {
    columns: useDeviceValue(settings.slides_per_view),
    group: useDeviceValue(settings.slides_to_scroll),
    space: useDeviceValue(settings.space_between),
    thumbs: useDeviceValue(settings.slideshow_slides_per_view),
  };
  const options = optionsOf(settings, figures, row.slides.length);
  return (
    <ElementorCarousel {...row} host={host} options={options} texts={settings}>
      {({ index, goTo }) =>
        settings.skin === 'slideshow' &&
        thumbs.row && (
          <Thumbs
            {...thumbs}
            host={host}
            options={thumbOptions(settings, figures, thumbs.slides.length)}
            index={index}
            label={settings.dotText}
            goTo={goTo}
          />
        )
      }
    </ElementorCarousel>
  );
}

export default widget({ settings, read: readMedia, component: MediaCarousel });
