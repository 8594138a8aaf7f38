const TIMER =
  '.elementor-countdown-wrapper, .ekit-countdown, .elementskit-flip-clock, [data-ekit-countdown], .jet-countdown-timer';

/** The element that shows the time: the host itself or one inside. */
export const timerOf = (host: HTMLElement): HTMLElement =>
  host.matches(TIMER) ? host : (host.querySelector<HTMLElement>(TIMER) ?? host);

/** Is it a timer of JetElements? */
export const isJet = (timer: Element): boolean => timer.matches('.jet-countdown-timer');

/** Elementor's and JetElements' elements for the digits of each unit; empty for timers whose units we draw. */
export function digitsOf(timer: Element): readonly (readonly [unit: string, digits: Element])[] {
  return ['days', 'hours', 'minutes', 'seconds'].flatMap((unit) =>
    [
      ...timer.querySelectorAll(`.elementor-countdown-${unit}, .jet-countdown-timer__item-value[data-value=${unit}]`),
    ].map((digits) => [unit, digits] as const),
  );
}

/** The server's content of the timer. */
export const contentOf = (timer: Element): readonly Element[] => [...timer.children];

/** The message of Elementor or JetElements for the end. */
export const messageOf = (host: Element): Element | null =>
  host.querySelector('.elementor-countdown-expire--message, .jet-countdown-timer-message');

/** The id under which Elementor stores a visitor's own end; empty for anything unlike its ids. */
export function idOf(host: Element): string {
  const id = host.getAttribute('data-id') ?? host.id;
  return /^[\w-]{1,64}$/.test(id) ? id : '';
}

/** The layout that the class of ElementsKit's timer names. */
export function layoutOf(timer: Element): 'units' | 'outer' | 'flip' {
  if (timer.matches('.elementskit-flip-clock')) return 'flip';
  return timer.matches('.elementskit-countdown-timer-3') ? 'outer' : 'units';
}
