import type { ReactNode } from 'react';
import { type WidgetProps, widget } from '../../core/types';
import { ElementorCarousel } from '../../ui/carousels/ElementorCarousel';
import { ELEMENTOR, sharedOptions } from '../../ui/carousels/elementor';
import { useRow } from '../../ui/carousels/markup';
import { Contents } from './Contents';
import { readSlides, type settings as schema, settings } from './settings';

/** Slides, one at a time; the text of each comes in when the slide has. */
function Slideshow({ host, settings }: WidgetProps<typeof schema>): ReactNode {
  const row = useRow(host, ELEMENTOR.row);
  const { navigation } = settings;
  const options = {
    ...sharedOptions({ ...settings, speed: settings.transition_speed }),
    loop: settings.infinite,
    effect: settings.transition,
    arrows: navigation === 'both' || navigation === 'arrows',
    pagination: navigation === 'both' || navigation === 'dots' ? ('bullets' as const) : ('none' as const),
  };
  return (
    <ElementorCarousel {...row} host={host} options={options} texts={settings}>
      {({ index, isSettled }) => (
        <Contents slides={row.slides} index={index} isSettled={isSettled} animation={settings.animation} />
      )}
    </ElementorCarousel>
  );
}

export default widget({ settings, read: readSlides, component: Slideshow });
