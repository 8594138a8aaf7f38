import type { ReactNode } from 'react';
import { Bind } from '../../core/react/Bind';
import { type WidgetProps, widget } from '../../core/types';
import { useDeviceValue } from '../../elementor/useDeviceValue';
import { ElementorCarousel } from '../../ui/carousels/ElementorCarousel';
import { ELEMENTOR } from '../../ui/carousels/elementor';
import { useRow } from '../../ui/carousels/markup';
import { optionsOf } from './rules';
import { readImages, type settings as schema, settings } from './settings';

/** Images, items of a loop or containers in a row. */
function ImageCarousel({ host, settings }: WidgetProps<typeof schema>): ReactNode {
  const row = useRow(host, ELEMENTOR.row);
  const columns = useDeviceValue(settings.slides_to_show);
  const options = optionsOf(settings, {
    // A single slide has all of the width, unless the style sheet has a limit for it.
    columns: row.slides.length === 1 ? 1 : columns,
    group: useDeviceValue(settings.slides_to_scroll),
    space: useDeviceValue(settings.image_spacing_custom),
  });
  const peek = useDeviceValue(settings.offset_width);
  const { offset_sides: sides, direction } = settings;
  const peeks = (side: 'left' | 'right'): string | undefined =>
    sides === side || sides === 'both' ? `${peek}px` : undefined;
  const hasPeek = peek > 0 && !!(peeks('left') || peeks('right'));
  const { root } = row;
  return (
    <>
      {root && (
        <Bind
          to={root}
          attrs={{ dir: direction || undefined }}
          class={{ 'storefront-carousel-peeks': hasPeek || undefined }}
          style={hasPeek ? { 'padding-left': peeks('left'), 'padding-right': peeks('right') } : undefined}
        />
      )}
      <ElementorCarousel {...row} host={host} options={options} texts={settings} />
    </>
  );
}

export default widget({ settings, read: readImages, component: ImageCarousel });
