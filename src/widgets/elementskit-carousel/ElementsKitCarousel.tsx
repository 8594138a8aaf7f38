import { type ReactNode, useCallback } from 'react';
import { Bind } from '../../core/react/Bind';
import { useStore } from '../../core/react/hooks';
import { type WidgetProps, widget } from '../../core/types';
import { ElementorCarousel } from '../../ui/carousels/ElementorCarousel';
import { type Finder, useRow } from '../../ui/carousels/markup';
import { optionsOf, stepAt, stepsOf } from './rules';
import { readElementsKit, type Step, type settings as schema, settings } from './settings';

const FINDER: Finder = {
  row: '.swiper-wrapper',
  previous: '.swiper-button-prev, .ekit-navigation-prev',
  next: '.swiper-button-next, .ekit-navigation-next',
  pagination: '.swiper-pagination, .ekit-swiper-pagination',
};

/** The step for the current width of the window. */
function useStep(steps: readonly Step[]): Step | undefined {
  const widths = steps.map(({ from }) => from).join();
  const subscribe = useCallback(
    (changed: () => void) => {
      const lists = widths.split(',').map((width) => window.matchMedia(`(min-width: ${width}px)`));
      for (const list of lists) list.addEventListener('change', changed);
      return () => {
        for (const list of lists) list.removeEventListener('change', changed);
      };
    },
    [widths],
  );
  return useStore(subscribe, () => stepAt(steps, window.innerWidth));
}

/** Logos, testimonials, products, reviews or videos in a row. */
function ElementsKitCarousel({ host, settings }: WidgetProps<typeof schema>): ReactNode {
  const row = useRow(host, FINDER.row);
  const options = optionsOf(settings, useStep(stepsOf(settings)));
  const { root } = row;
  return (
    <>
      {root && settings.rtl && <Bind to={root} attrs={{ dir: 'rtl' }} />}
      <ElementorCarousel {...row} host={host} finder={FINDER} options={options} texts={settings} />
    </>
  );
}

export default widget({ settings, read: readElementsKit, component: ElementsKitCarousel });
