const TIMER = '.elementor-countdown-wrapper, .ekit-countdown, .elementskit-flip-clock, [data-ekit-countdown]';

/** The element that shows the time: one inside, unless the host is it. */
export const timerOf = (host: HTMLElement): HTMLElement =>
  host.matches(TIMER) ? host : (host.querySelector<HTMLElement>(TIMER) ?? host);

/** Elementor's digits by unit; empty where the units are ours to draw. */
export function digitsOf(timer: Element): readonly (readonly [unit: string, digits: Element])[] {
  return ['days', 'hours', 'minutes', 'seconds'].flatMap((unit) =>
    [...timer.querySelectorAll(`.elementor-countdown-${unit}`)].map((digits) => [unit, digits] as const),
  );
}

/** What the server has put into the timer, without a script. */
export const contentOf = (timer: Element): readonly Element[] => [...timer.children];

/** Elementor's message for the end. */
export const messageOf = (host: Element): Element | null => host.querySelector('.elementor-countdown-expire--message');

/** What Elementor stores its own time under; empty for what is not like its ids. */
export function idOf(host: Element): string {
  const id = host.getAttribute('data-id') ?? host.id;
  return /^[\w-]{1,64}$/.test(id) ? id : '';
}

/** ElementsKit's layout by the first class of its timer. */
export function layoutOf(timer: Element): 'units' | 'outer' | 'flip' {
  if (timer.matches('.elementskit-flip-clock')) return 'flip';
  return timer.matches('.elementskit-countdown-timer-3') ? 'outer' : 'units';
}
