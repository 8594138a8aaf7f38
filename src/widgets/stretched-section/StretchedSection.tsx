import { useLayoutEffect } from 'react';
import { type WidgetProps, widget } from '../../core/types';
import { isDrivenByEditor } from '../../elementor/elements';
import { readSection, type settings as schema, settings } from './settings';
import { stretch } from './stretch';

/** A section as wide as the window, or as what the site names; shows nothing of its own. */
function StretchedSection({ host, settings }: WidgetProps<typeof schema>): null {
  const isOn = settings.stretch_section !== '';
  useLayoutEffect(() => (isOn && !isDrivenByEditor(host) ? stretch(host) : undefined), [host, isOn]);
  return null;
}

export default widget({ settings, read: readSection, component: StretchedSection });
