import type { ReactNode } from 'react';
import { keyOf, useLiveList } from '../../core/react/hooks';
import { type WidgetProps, widget } from '../../core/types';
import { useDeviceValue } from '../../elementor/useDeviceValue';
import { type CarouselOptions, PLAIN } from '../../ui/carousels/rules';
import { SlickCarousel } from '../../ui/carousels/slick/SlickCarousel';
import { Comparison } from './Comparison';
import { readJetComparison, type settings as schema, settings } from './settings';
import './comparison.css';

const ARROWS = { previous: '.jet-arrow.prev-arrow', next: '.jet-arrow.next-arrow' };

/** Comparisons of two pictures, in a row. */
function JetImageComparison({ host, settings }: WidgetProps<typeof schema>): ReactNode {
  const columns = useDeviceValue(settings.slides_to_show);
  const group = useDeviceValue(settings.slides_to_scroll);
  const frames = useLiveList(() => [...host.querySelectorAll<HTMLElement>('.jet-juxtapose')]);
  const options: CarouselOptions = {
    ...PLAIN,
    columns,
    perView: columns,
    group: Math.min(group, columns),
    effect: settings.fade ? 'fade' : 'slide',
    // A drag moves the handle.
    mouse: false,
    speed: settings.speed,
    autoplay: settings.autoplay,
    delay: settings.autoplaySpeed,
    pausesOnHover: settings.pauseOnHover,
    stopsOnInteraction: false,
    arrows: settings.arrows,
    pagination: settings.dots ? 'bullets' : 'none',
  };
  return (
    <>
      <SlickCarousel
        host={host}
        slider=".jet-image-comparison__instance"
        arrows={ARROWS}
        options={options}
        texts={settings}
        dotsClass="jet-slick-dots"
      />
      {frames.map((frame) => (
        <Comparison key={keyOf(frame)} frame={frame} settings={settings} />
      ))}
    </>
  );
}

export default widget({ settings, read: readJetComparison, component: JetImageComparison });
