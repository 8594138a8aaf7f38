import { type ReactNode, useLayoutEffect, useState } from 'react';
import { Bind } from '../../core/react/Bind';
import { Binding, type Overrides } from '../../core/react/binding';
import type { WidgetProps } from '../../page/base/widget';
import { isDrivenByEditor } from '../../page/elementor';
import { onMoves, scrollDistance } from '../../page/frames';
import { type Parts, partOf, partsOf } from './markup';
import { pagePercent, partPercent } from './rules';
import type { settings as schema, TrackerSettings } from './settings';

/** The ring has a length of 100 in its own measure. */
const ringAt = (percent: number): Overrides => ({
  attrs: { pathLength: 100 },
  style: { 'stroke-dasharray': '100', 'stroke-dashoffset': String(100 - percent) },
});

const barAt = (percent: number): Overrides => ({ style: { display: 'flex', width: `${percent}%` } });

/** Follows the page, without React, which would take longer than a frame. */
function follow(parts: Parts, settings: TrackerSettings): () => void {
  const [tracker, current] = [new Binding(parts.tracker), new Binding(parts.current)];
  const words = parts.percentage && settings.percentage ? new Binding(parts.percentage) : null;
  let percent = 0;
  const stop = onMoves(['scroll', 'size'], {
    measure() {
      const box = partOf(settings)?.getBoundingClientRect();
      percent = box ? partPercent(box, window.innerHeight) : pagePercent(window.scrollY, scrollDistance());
    },
    draw() {
      tracker.set({ attrs: { 'aria-valuenow': percent } });
      current.set(settings.type === 'circular' ? ringAt(percent) : barAt(percent));
      words?.set({ text: `${percent}%` });
    },
  });
  return () => {
    stop();
    for (const binding of [tracker, current, words]) binding?.end();
  };
}

/** Shows how far the page, or a part of it, is read. */
export function ProgressTracker({ host, settings }: WidgetProps<typeof schema>): ReactNode {
  const [parts] = useState(() => (isDrivenByEditor(host) ? null : partsOf(host)));
  useLayoutEffect(() => (parts ? follow(parts, settings) : undefined), [parts, settings]);
  if (!parts) return null;
  return (
    <Bind
      to={parts.tracker}
      attrs={{ role: 'progressbar', 'aria-valuemin': 0, 'aria-valuemax': 100, 'aria-label': settings.label }}
    />
  );
}
