import { type ReactNode, useLayoutEffect, useState } from 'react';
import { Bind } from '../../core/react/Bind';
import { Binding, type Overrides } from '../../core/react/binding';
import { type WidgetProps, widget } from '../../core/types';
import { onMoves, requestFrame, scrollDistance } from '../../page/scroll/frames';
import { type Parts, partOf, partsOf } from './markup';
import { pagePercent, partPercent } from './rules';
import { type settings as schema, settings, type TrackerSettings } from './settings';

/** The text shows when the bar is this many times as long as the text. */
const ROOM = 1.5;

const HIDDEN: Overrides = { style: { display: 'none' } };

/** A ring with a path length of 100; with `ltr` it grows the other way round. */
const ringAt = (percent: number, direction: string): Overrides => ({
  attrs: { pathLength: 100 },
  style: {
    display: 'block',
    'stroke-dasharray': '100',
    'stroke-dashoffset': String((100 - percent) * (direction === 'ltr' ? -1 : 1)),
  },
});

const barAt = (percent: number): Overrides => ({ style: { display: 'flex', width: `${percent}%` } });

/** Follows the page. Writes without React, which would be too slow for each frame. Returns a function that ends it. */
function follow(parts: Parts, settings: TrackerSettings): () => void {
  const [tracker, current] = [new Binding(parts.tracker), new Binding(parts.current)];
  const isRing = settings.type === 'circular';
  const text = settings.percentage ? parts.percentage : null;
  const words = text && new Binding(text);
  let percent = 0;
  let isShort = false;
  const stop = onMoves(['scroll', 'size'], {
    measure() {
      const box = partOf(settings)?.getBoundingClientRect();
      percent = box ? partPercent(box, window.innerHeight) : pagePercent(window.scrollY, scrollDistance());
      isShort = !isRing && !!text && (parts.tracker.clientWidth * percent) / 100 < text.offsetWidth * ROOM;
    },
    draw() {
      tracker.set({ attrs: { 'aria-valuenow': percent } });
      current.set(percent === 0 ? HIDDEN : isRing ? ringAt(percent, settings.direction) : barAt(percent));
      const isNew = !text?.textContent;
      words?.set({ text: percent === 0 ? '' : `${percent}%`, style: { color: isShort ? 'transparent' : undefined } });
      // A new text can be measured only in the next frame.
      if (isNew && percent > 0) requestFrame('scroll');
    },
  });
  return () => {
    stop();
    for (const binding of [tracker, current, words]) binding?.end();
  };
}

/** Shows how far the page, or a part of it, is read. */
function ProgressTracker({ host, settings }: WidgetProps<typeof schema>): ReactNode {
  const [parts] = useState(() => partsOf(host));
  useLayoutEffect(() => (parts ? follow(parts, settings) : undefined), [parts, settings]);
  if (!parts) return null;
  return (
    <Bind
      to={parts.tracker}
      attrs={{ role: 'progressbar', 'aria-valuemin': 0, 'aria-valuemax': 100, 'aria-label': settings.label }}
    />
  );
}

export default widget({ settings, component: ProgressTracker });
