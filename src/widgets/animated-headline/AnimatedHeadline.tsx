import { type ReactNode, useMemo, useState } from 'react';
import { type WidgetProps, widget } from '../../core/widget';
import { isDrivenByEditor } from '../../elementor/elements';
import { Highlighted } from './Highlighted';
import { partsOf, textsOf } from './markup';
import { Rotating } from './Rotating';
import { type settings as schema, settings } from './settings';
import './headline.css';

/** A headline whose words rotate, or with a highlighted word. */
function AnimatedHeadline({ host, settings }: WidgetProps<typeof schema>): ReactNode {
  const [parts] = useState(() => (isDrivenByEditor(host) ? null : partsOf(host)));
  const { headline_style: style, animation_type: animation, rotating_text: given } = settings;
  const texts = useMemo(() => (parts ? textsOf(given, parts) : []), [given, parts]);
  if (!parts || texts.length === 0) return null;
  if (style === 'highlight') return <Highlighted host={host} parts={parts} settings={settings} />;
  const key = `${animation} ${texts.join('\n')}`;
  return <Rotating key={key} host={host} parts={parts} settings={settings} texts={texts} />;
}

export default widget({ settings, component: AnimatedHeadline });
