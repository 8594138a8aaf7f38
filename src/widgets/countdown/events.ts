import { pageJQuery } from '../../core/jquery/jquery';
import { emit } from '../../page/base/events';
import { timeLeft } from './clock';
import { strftime } from './strftime';

/** What listeners are told of: the end, and how long it is until then. */
function momentOf(end: number, totalSeconds: number) {
  const finalDate = new Date(end);
  const left = timeLeft(totalSeconds);
  const years = Math.max(0, finalDate.getFullYear() - new Date().getFullYear());
  return {
    finalDate,
    elapsed: totalSeconds === 0,
    offset: left,
    strftime: (format: string): string => strftime(format, left, years),
  };
}

/** Tells what the countdown does, by the names that ElementsKit's library has for it. */
export function tellCountdown(
  element: Element,
  name: 'update' | 'finish' | 'stoped',
  end: number,
  seconds: number,
): void {
  const moment = momentOf(end, seconds);
  const $ = pageJQuery();
  if (!$) {
    emit(element, `${name}.countdown`, moment);
    return;
  }
  try {
    // Listeners find it on the event itself.
    $(element).trigger(Object.assign($.Event(`${name}.countdown`), moment), [moment]);
  } catch (error) {
    reportError(error);
  }
}
