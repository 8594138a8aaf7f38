import type { ReactNode } from 'react';
import { Bind } from '../../core/react/Bind';
import { type WidgetProps, widget } from '../../core/types';
import { useDeviceValue, useForDevice } from '../../elementor/useDeviceValue';
import { emit } from '../../page/base/events';
import { Carousel } from '../../ui/carousels/Carousel';
import { useRow } from '../../ui/carousels/markup';
import { type Figures, optionsOf, ownValue } from './rules';
import { type CarouselSettings, readCarousel, type settings as schema, settings } from './settings';

const FINDER = {
  row: '.swiper-wrapper',
  previous: '.prev-arrow, .jet-swiper-button-prev',
  next: '.next-arrow, .jet-swiper-button-next',
  pagination: '.swiper-pagination',
};

const ARROWS = ['prev-arrow jet-swiper-button-prev jet-arrow', 'next-arrow jet-swiper-button-next jet-arrow'] as const;

function useFigures(settings: CarouselSettings): Figures {
  return {
    columns: useDeviceValue(settings.columns),
    overflow: useForDevice((device) => ownValue(settings.slides_overflow, device)),
    space: useForDevice((device) => ownValue(settings.space_between_slides, device)),
    group: useForDevice((device) => ownValue(settings.slides_to_scroll, device)) ?? settings.slidesPerGroup,
  };
}

/** Products or categories in a row, which moves if it has more slides than fit. */
function ProductCarousel({ host, settings }: WidgetProps<typeof schema>): ReactNode {
  const options = optionsOf(settings, useFigures(settings));
  return (
    <>
      {options.vertical && <Bind to={host} class={{ vertical: true }} />}
      <Carousel
        {...useRow(host, FINDER.row)}
        host={host}
        region={host}
        finder={FINDER}
        options={options}
        texts={settings}
        arrowClasses={ARROWS}
        drawn
        onStart={(swiper) => emit(document, 'jet-woo-builder-swiper-initialized', swiper)}
      />
    </>
  );
}

export default widget({ settings, read: readCarousel, component: ProductCarousel, isLeft: false });
