import { type ReactNode, useLayoutEffect, useMemo, useState } from 'react';
import { Bind } from '../../core/react/Bind';
import { Place } from '../../core/react/Place';
import { type WidgetProps, widget } from '../../core/types';
import { useReducesMotion } from '../../page/motion/useMedia';
import { usePlaying, useSeen } from '../../page/motion/useSeen';
import { PlayButton } from '../../ui/media/play/PlayButton';
import { type Parts, partsOf, textsOf } from './markup';
import { Rotating } from './Rotating';
import { LINES } from './rules';
import { type HeadlineSettings, type settings as schema, settings } from './settings';
import './headline.css';

type Phase = 'drawn' | 'hidden' | 'gone';

/** Repeats the mark: it is hidden after most of the delay and removed at its end. */
function useLoop(
  runs: boolean,
  { highlight_animation_duration: duration, highlight_iteration_delay: delay }: HeadlineSettings,
): Phase {
  const [phase, setPhase] = useState<Phase>('drawn');
  useLayoutEffect(() => {
    if (!runs) {
      setPhase('drawn');
      return undefined;
    }
    const [next, after] = (
      { drawn: ['hidden', duration + delay * 0.8], hidden: ['gone', delay * 0.2], gone: ['drawn', 50] } as const
    )[phase];
    const timer = window.setTimeout(() => setPhase(next), after);
    return () => clearTimeout(timer);
  }, [runs, phase, duration, delay]);
  return phase;
}

interface HighlightedProps {
  host: HTMLElement;
  parts: Parts;
  settings: HeadlineSettings;
}

/** A highlighted word. Its mark is drawn once it is seen, and hidden from screen readers. */
function Highlighted({ host, parts, settings }: HighlightedProps): ReactNode {
  const { marker, loop, highlight_animation_duration: duration, pauseText, playText } = settings;
  const isStill = useReducesMotion();
  const isSeen = useSeen(parts.headline);
  const { isOn, plays, switchTo } = usePlaying(host, isStill);
  const phase = useLoop(loop && isSeen && plays, settings);
  const isThere = isSeen || isStill;
  const style = isStill
    ? { animation: 'none', strokeDasharray: '1500 1500', opacity: 1 }
    : { animationDuration: phase === 'drawn' ? `${duration}ms` : undefined };
  return (
    <>
      <Bind
        to={parts.headline}
        class={{
          'e-animated': (isThere && phase !== 'gone') || undefined,
          'e-hide-highlight': phase === 'hidden' || undefined,
        }}
      />
      <Place
        after={parts.words.at(-1)}
        as="span"
        className="storefront-headline-mark"
        attrs={{ 'aria-hidden': 'true' }}
      >
        <svg viewBox="0 0 500 150" preserveAspectRatio="none" aria-hidden="true" focusable="false">
          {LINES[marker].map((line) => (
            <path key={line} d={line} style={style} />
          ))}
        </svg>
      </Place>
      {loop && <PlayButton in={host} isOn={isOn} pauseText={pauseText} playText={playText} switchTo={switchTo} />}
    </>
  );
}

/** A headline whose words rotate, or with a highlighted word. */
function AnimatedHeadline({ host, settings }: WidgetProps<typeof schema>): ReactNode {
  const [parts] = useState(() => partsOf(host));
  const { headline_style: style, animation_type: animation, rotating_text: given } = settings;
  const texts = useMemo(() => (parts ? textsOf(given, parts) : []), [given, parts]);
  if (!parts || texts.length === 0) return null;
  if (style === 'highlight') return <Highlighted host={host} parts={parts} settings={settings} />;
  const key = `${animation} ${texts.join('\n')}`;
  return <Rotating key={key} host={host} parts={parts} settings={settings} texts={texts} />;
}

export default widget({ settings, component: AnimatedHeadline });
