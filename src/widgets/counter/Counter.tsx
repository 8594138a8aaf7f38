import { type ReactNode, useLayoutEffect, useMemo, useState } from 'react';
import { Bind } from '../../core/react/Bind';
import { Binding } from '../../core/react/binding';
import { useLive } from '../../core/react/hooks';
import { type WidgetProps, widget } from '../../core/types';
import { isDrivenByEditor } from '../../elementor/elements';
import { animate, swing } from '../../page/motion/animate';
import { useReducesMotion } from '../../page/motion/useMedia';
import { useSeen } from '../../page/motion/useSeen';
import { HiddenText } from '../../ui/hidden/HiddenText';
import { Digits } from './Digits';
import { numberOf } from './markup';
import { type Count, countOf, textAt } from './rules';
import { readCounter, type settings as schema, settings } from './settings';

interface WayProps {
  number: HTMLElement;
  count: Count;
  duration: number;
  end(): void;
}

const HIDDEN = { 'aria-hidden': 'true' };

/** Counts from number to number, without React, which would take longer than a frame. */
function Counting({ number, count, duration, end }: WayProps): null {
  const isSeen = useSeen(number);
  useLayoutEffect(() => {
    const binding = new Binding(number);
    const show = (part: number): void => binding.set({ attrs: HIDDEN, text: textAt(count, swing(part)) });
    show(0);
    const stop = isSeen ? animate(duration, show, end) : undefined;
    return () => {
      stop?.();
      binding.end();
    };
  }, [number, count, duration, end, isSeen]);
  return null;
}

/** Turns every digit on a wheel of its own, beside the number, which is hidden meanwhile. */
function Sliding({ number, count, duration, end }: WayProps): ReactNode {
  const [wheels, setWheels] = useState<HTMLElement | null>(null);
  const isSeen = useSeen(wheels ?? number) && wheels !== null;
  useLayoutEffect(() => {
    if (!isSeen) return undefined;
    const timer = window.setTimeout(end, duration);
    return () => clearTimeout(timer);
  }, [isSeen, duration, end]);
  return (
    <>
      <Bind to={number} hidden style={{ display: 'none' }} />
      <Digits wheels={setWheels} after={number} text={count.final} duration={duration} isOn={isSeen} />
    </>
  );
}

function Way({ style, ...way }: Omit<WayProps, 'end'> & { style: string }): ReactNode {
  const [isOver, setOver] = useState(false);
  const [end] = useState(() => () => setOver(true));
  const isStill = useReducesMotion();
  const { number, count } = way;
  if (isOver || isStill) return <Bind to={number} text={count.final} />;
  return (
    <>
      {style === 'sliding' ? <Sliding {...way} end={end} /> : <Counting {...way} end={end} />}
      {/* The number itself, for those who would hear it piecemeal; beside it, because it is hidden from them. */}
      {number.parentElement && <HiddenText after={number}>{count.final}</HiddenText>}
    </>
  );
}

/** Counts once it is seen; for visitors who want less motion the last number is there at once. */
function Counter({ host, settings }: WidgetProps<typeof schema>): ReactNode {
  const number = useLive(host, () => numberOf(host)) ?? host;
  const count = useMemo(() => countOf(settings), [settings]);
  if (!count || isDrivenByEditor(host)) return null;
  const { from, to, style, duration } = settings;
  return <Way key={`${from} ${to} ${style}`} number={number} count={count} duration={duration} style={style} />;
}

export default widget({ settings, read: readCounter, component: Counter });
