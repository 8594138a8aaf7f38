import { watchInView } from '../../core/dom/inView';
import { activationTime } from '../../page/base/activated';
import { onMoves, scrollDistance } from '../../page/scroll/frames';
import type { PopupSettings, Triggers } from './settings';

/** Starts watching; returns a function that stops it. */
type Trigger = (triggers: Triggers, fire: () => void) => () => void;
type Name = 'page_load' | 'scrolling' | 'scrolling_to' | 'click' | 'inactivity' | 'exit_intent';

/** What Elementor counts as activity. A tap moves the mouse; scrolling does not count. */
const ACTIVITY = ['mousemove', 'keypress'];

function hear(types: readonly string[], heard: (event: Event) => void): () => void {
  const ended = new AbortController();
  for (const type of types) {
    window.addEventListener(type, heard, { passive: true, capture: true, signal: ended.signal });
  }
  return () => ended.abort();
}

/** Milliseconds since the page loaded, and the visitor is on it; 0 while it loads. */
function age(): number {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const loaded = entry?.domContentLoadedEventEnd;
  return loaded ? performance.now() - Math.max(loaded, activationTime()) : 0;
}

/** The first match outside popups, whose content does not count until it is displayed. */
function findTarget(selector: string): Element | undefined {
  try {
    return [...document.querySelectorAll(selector)].find((one) => !one.closest('[data-elementor-type="popup"]'));
  } catch {
    return undefined;
  }
}

const start: Record<Name, Trigger> = {
  page_load({ page_load_delay: delay }, fire) {
    const timer = window.setTimeout(fire, Math.max(0, delay * 1000 - age()));
    return () => clearTimeout(timer);
  },

  scrolling({ scrolling_direction: direction, scrolling_offset: percent }, fire) {
    let before: number | undefined;
    let isMet = false;
    return onMoves(['scroll', 'size'], {
      measure() {
        // Overscrolling goes beyond the ends of the page.
        const now = Math.min(Math.max(window.scrollY, 0), Math.max(scrollDistance(), 0));
        const last = before ?? now;
        before = now;
        if (direction === 'up') isMet ||= now < last;
        // Zoomed pages do not reach the last pixel.
        else isMet ||= now > last && now + 1 >= (scrollDistance() * percent) / 100;
      },
      draw() {
        if (isMet) fire();
      },
    });
  },

  scrolling_to({ scrolling_to_selector: selector }, fire) {
    const target = findTarget(selector);
    return target ? watchInView(target, (isIn) => isIn && fire()) : () => {};
  },

  click({ click_times: times }, fire) {
    let clicks = 0;
    return hear(['click'], () => {
      clicks += 1;
      if (clicks >= times) fire();
    });
  },

  inactivity({ inactivity_time: time }, fire) {
    let active = performance.now();
    let timer = 0;
    // Checks when the timer ends, instead of restarting it on every move.
    const wait = (): void => {
      const rest = active + time * 1000 - performance.now();
      if (rest > 0) timer = window.setTimeout(wait, Math.ceil(rest));
      else fire();
    };
    timer = window.setTimeout(wait, time * 1000);
    const stop = hear(ACTIVITY, () => {
      active = performance.now();
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  },

  exit_intent(_, fire) {
    return hear(['mouseout', 'mouseleave'], (event) => {
      const { relatedTarget, clientY } = event as MouseEvent;
      if (!relatedTarget && clientY <= 0) fire();
    });
  },
};

/** The triggers that are on. */
export const triggersOf = ({ triggers }: PopupSettings): Name[] =>
  (Object.keys(start) as Name[]).filter((name) => triggers[name]);

/** Starts the triggers. The first one stops the others and calls `fire`. Returns a function that stops all. */
export function arm(settings: PopupSettings, fire: () => void): () => void {
  const stops: (() => void)[] = [];
  let isArmed = true;
  const disarm = (): void => {
    isArmed = false;
    for (const stop of stops.splice(0)) stop();
  };
  const first = (): void => {
    if (!isArmed) return;
    disarm();
    fire();
  };
  for (const name of triggersOf(settings)) stops.push(start[name](settings.triggers, first));
  return disarm;
}
