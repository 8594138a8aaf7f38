import { type ReactNode, useLayoutEffect, useState } from 'react';
import { BindAll, type BindItem } from '../../core/react/Bind';
import { Binding } from '../../core/react/binding';
import { useLive } from '../../core/react/hooks';
import { type WidgetProps, widget } from '../../core/types';
import { useDeviceValue } from '../../elementor/useDeviceValue';
import { fillText } from '../../page/base/textsOf';
import { animate, swing } from '../../page/motion/animate';
import { useReducesMotion } from '../../page/motion/useMedia';
import { useSeen } from '../../page/motion/useSeen';
import { countText, ringOf } from './rules';
import { readCircle, type settings as schema, settings } from './settings';

type Props = WidgetProps<typeof schema>;

/** Counts while the ring fills. */
function Counting({ number, end, duration }: { number: HTMLElement; end: number; duration: number }): null {
  useLayoutEffect(() => {
    const binding = new Binding(number);
    const mark = number.getAttribute('data-delimiter') ?? '';
    const show = (part: number): void =>
      binding.set({ text: countText(part < 1 ? end * swing(part) : end, end, mark) });
    const stop = animate(duration, show, () => {});
    return () => {
      stop();
      binding.end();
    };
  }, [number, end, duration]);
  return null;
}

const sizeIn = (element: Element, name: string): number => Number(element.getAttribute(name)) || 0;

function Ring({ host, settings, svg }: Props & { svg: Element }): ReactNode {
  const { value, count, duration, label } = settings;
  const [line] = useState(() => svg.querySelector<HTMLElement>('.circle-progress__value'));
  const [rest] = useState(() => svg.querySelector<HTMLElement>('.circle-progress__meter'));
  const [number] = useState(() => host.querySelector<HTMLElement>('.circle-counter__number'));
  // The server's sizes, read before the widget changes them.
  const [printed] = useState(() => ({
    size: sizeIn(svg, 'width'),
    value: line ? sizeIn(line, 'stroke-width') : 0,
    rest: rest ? sizeIn(rest, 'stroke-width') : 0,
    isNamed: !!host.textContent?.trim(),
  }));
  const size = useDeviceValue(settings.circle_size) || printed.size;
  const valueLine = useDeviceValue(settings.value_stroke) || printed.value;
  const restLine = useDeviceValue(settings.bg_stroke) || printed.rest;
  const { middle, radius, circumference } = ringOf(size, valueLine, restLine);
  const isStill = useReducesMotion();
  const isSeen = useSeen(svg as HTMLElement);
  const isFull = isSeen || isStill;
  const circle = (width: number): Record<string, number> => ({
    cx: middle,
    cy: middle,
    r: radius,
    'stroke-width': width,
  });
  const name = printed.isNamed
    ? { 'aria-hidden': 'true' }
    : { role: 'img', 'aria-label': fillText(label, { percent: value }) };
  const items: BindItem[] = [[svg, { attrs: { width: size, height: size, viewBox: `0 0 ${size} ${size}`, ...name } }]];
  if (rest) items.push([rest, { attrs: circle(restLine) }]);
  if (line) {
    const part = Math.min(100, value) / 100;
    items.push([
      line,
      {
        attrs: circle(valueLine),
        style: {
          'stroke-dasharray': String(circumference),
          'stroke-dashoffset': String(isFull ? circumference * (1 - part) : circumference),
          'transition-duration': isStill ? '0ms' : `${duration}ms`,
        },
      },
    ]);
  }
  return (
    <>
      <BindAll items={items} />
      {number && isFull && <Counting number={number} end={count} duration={isStill ? 0 : duration} />}
    </>
  );
}

/** Fills a ring once it is seen; with reduced motion it is full at once. */
function JetCircleProgress(props: Props): ReactNode {
  const svg = useLive(props.host, (host) => host.querySelector('svg.circle-progress'));
  return svg && <Ring {...props} svg={svg} />;
}

export default widget({ settings, read: readCircle, component: JetCircleProgress });
