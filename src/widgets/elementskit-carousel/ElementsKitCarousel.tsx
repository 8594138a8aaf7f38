import type { ReactNode } from 'react';
import { Bind } from '../../core/react/Bind';
import { type WidgetProps, widget } from '../../core/types';
import { isDrivenByEditor } from '../../elementor/elements';
import { ElementorCarousel } from '../../ui/carousels/ElementorCarousel';
import { useRow } from '../../ui/carousels/markup';
import { KIT } from './markup';
import { optionsOf, stepsOf } from './rules';
import { readKit, type settings as schema, settings } from './settings';
import { useStep } from './useStep';

/** Logos, quotes or products in a row. */
function ElementsKitCarousel({ host, settings }: WidgetProps<typeof schema>): ReactNode {
  const row = useRow(host, KIT.row);
  const options = optionsOf(settings, useStep(stepsOf(settings)));
  const { root } = row;
  return (
    <>
      {root && settings.rtl && !isDrivenByEditor(host) && <Bind to={root} attrs={{ dir: 'rtl' }} />}
      <ElementorCarousel {...row} host={host} finder={KIT} options={options} texts={settings} />
    </>
  );
}

export default widget({ settings, read: readKit, component: ElementsKitCarousel });
