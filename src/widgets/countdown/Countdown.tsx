import { type ReactNode, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { reportThrown } from '../../core/problems';
import { Bind, BindAll } from '../../core/react/Bind';
import { useStore } from '../../core/react/hooks';
import { Place } from '../../core/react/Place';
import { type WidgetProps, widget } from '../../core/types';
import { announce } from '../../page/base/announce';
import { emit } from '../../page/base/events';
import { fillText } from '../../page/base/textsOf';
import { HiddenText } from '../../ui/hidden/HiddenText';
import { inWords, onTick, secondsLeft, type TimeLeft, timeLeft } from './clock';
import { evergreenEnd, hidesTime, parseDate, redirect, redirectOf, showsMessage } from './end';
import { sendCountdownEvent } from './events';
import { contentOf, digitsOf, idOf, isJet, labelsOf, messageOf, timerOf } from './markup';
import { type CountdownSettings, readCountdown, type settings as schema, settings } from './settings';
import { DrawnUnits, ElementorUnits, FlipClock, JetUnits, Labels } from './Units';
import './countdown.css';

/** The end in milliseconds; null where there is no date, or none that can be parsed. */
function endOf(host: HTMLElement, { dueTime, timezone, evergreen }: CountdownSettings): number | null {
  return evergreen > 0
    ? evergreenEnd(idOf(host), evergreen, Date.now(), isJet(timerOf(host)))
    : parseDate(dueTime, timezone);
}

function spokenText(left: TimeLeft, { timeLeft: template, lastMinute, over }: CountdownSettings): string {
  if (left.totalSeconds === 0) return over;
  const time = inWords(left, document.documentElement.lang);
  return time ? fillText(template, { time }) : lastMinute;
}

interface RunningProps {
  host: HTMLElement;
  timer: HTMLElement;
  settings: CountdownSettings;
  /** In milliseconds. */
  end: number;
}

/** Sends the events, and at the end announces it and follows the redirect. */
function useEnd({ host, timer, settings, end }: RunningProps, seconds: number): void {
  const { actions, finishTitle, finishContent, over } = settings;
  const wasRunning = useRef(false);
  const isTold = useRef(false);
  const isOver = seconds === 0;
  useLayoutEffect(() => {
    if (seconds > 0) sendCountdownEvent(timer, 'update', end, seconds);
  }, [timer, end, seconds]);
  useLayoutEffect(() => {
    if (!isOver) wasRunning.current = true;
    if (!isOver || isTold.current) return;
    isTold.current = true;
    sendCountdownEvent(timer, 'stoped', end, 0);
    sendCountdownEvent(timer, 'finish', end, 0);
    if (isJet(timer)) emit(host, 'jetCountdownTimerExpire', host);
    const message = showsMessage(actions) ? messageOf(host)?.textContent?.trim() : '';
    if (wasRunning.current) announce([finishTitle, finishContent, message].filter(Boolean).join(' ') || over);
    // Only if the visitor saw the time run out, because whoever writes a post could otherwise make the page redirect at
    // once.
    const target = wasRunning.current ? redirectOf(actions) : null;
    if (target !== null) redirect(target);
  }, [host, timer, end, isOver, actions, finishTitle, finishContent, over]);
}

function Running(props: RunningProps): ReactNode {
  const { host, timer, settings, end } = props;
  const seconds = useStore(onTick, () => secondsLeft(end, Date.now()));
  const [digits] = useState(() => digitsOf(timer));
  const [labels] = useState(() => labelsOf(timer));
  const [content] = useState(() => contentOf(timer));
  const left = useMemo(() => timeLeft(seconds), [seconds]);
  useEnd(props, seconds);

  const { actions, finishTitle, finishContent } = settings;
  const isOver = seconds === 0;
  const isElementors = digits.length > 0;
  const hasFinish = isOver && !isElementors && !!(finishTitle || finishContent);
  const message = messageOf(host);
  const spoken = spokenText(left, settings);
  const Drawn = settings.layout === 'flip' ? FlipClock : DrawnUnits;
  const Units = isJet(timer) ? JetUnits : ElementorUnits;
  return (
    <>
      <Bind
        to={timer}
        attrs={{ role: hasFinish ? undefined : 'timer' }}
        class={{
          'storefront-countdown': !isElementors,
          'storefront-countdown-alone': (!isElementors && !timer.closest('.ekit-wid-con')) || undefined,
          'elementskit-coundown-finish':
            (hasFinish && timer.classList.contains('elementskit-countdown-timer-4')) || undefined,
        }}
        style={{ display: isOver && hidesTime(actions) ? 'none' : undefined }}
      />
      {/* Hidden from screen readers: read digit by digit, it would be noise. */}
      <BindAll
        items={content.map((element) => [
          element,
          isElementors ? { attrs: { 'aria-hidden': 'true' } } : { hidden: true },
        ])}
      />
      {isElementors && <Units digits={digits} left={left} />}
      <Labels labels={labels} settings={settings} />
      {!isElementors && !hasFinish && <Drawn timer={timer} left={left} settings={settings} spoken={spoken} />}
      {hasFinish && (
        <Place in={timer} className="storefront-countdown-finish">
          {finishTitle}
          <br />
          {finishContent}
        </Place>
      )}
      {isElementors && <HiddenText in={timer}>{spoken}</HiddenText>}
      {message && isOver && showsMessage(actions) && <Bind to={message} style={{ display: 'block' }} />}
    </>
  );
}

/** Reports once that a date cannot be parsed, with the message of ElementsKit's library. */
function useParseError(isBroken: boolean): void {
  useLayoutEffect(() => {
    if (isBroken) reportThrown(new Error("Couldn't cast to a date object"));
  }, [isBroken]);
}

/** Counts down to a date. Where there is none that can be parsed, the server's content stays. */
function Countdown({ host, settings }: WidgetProps<typeof schema>): ReactNode {
  const [timer] = useState(() => timerOf(host));
  const { dueTime, timezone, evergreen, restart } = settings;
  // biome-ignore lint/correctness/useExhaustiveDependencies: other settings do not change the end
  const end = useMemo(() => endOf(host, settings), [host, dueTime, timezone, evergreen]);
  useParseError(end === null);
  // How often the countdown has begun again.
  const rounds = useStore(onTick, () =>
    end === null || restart === 0 ? 0 : Math.max(0, Math.ceil((Date.now() - end) / (restart * 1000))),
  );
  if (end === null) return null;
  const next = end + rounds * restart * 1000;
  return <Running key={next} host={host} timer={timer} settings={settings} end={next} />;
}

export default widget({ settings, read: readCountdown, component: Countdown });
