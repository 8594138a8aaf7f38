const TIMER =
  '.elementor-countdown-wrapper, .ekit-countdown, .elementskit-flip-clock, [data-ekit-countdown], .jet-countdown-timer';

/** The element that shows the time: the host itself or one inside. */
export const timerOf = (host: HTMLElement): HTMLElement =>
  host.matches(TIMER) ? host : (host.querySelector<HTMLElement>(TIMER) ?? host);

/** Is it a timer of JetElements? */
export const isJet = (timer: Element): boolean => timer.matches('.jet-countdown-timer');

const UNITS = ['days', 'hours', 'minutes', 'seconds'] as const;

/** A unit of the time. */
export type Unit = (typeof UNITS)[number];

/** Elementor's and JetElements' elements for the digits of each unit; empty for timers whose units we draw. */
export function digitsOf(timer: Element): readonly (readonly [unit: Unit, digits: Element])[] {
  return UNITS.flatMap((unit) =>
    [
      ...timer.querySelectorAll(`.elementor-countdown-${unit}, .jet-countdown-timer__item-value[data-value=${unit}]`),
    ].map((digits) => [unit, digits] as const),
  );
}

/** The labels that Elementor and JetElements print, by unit; empty for timers whose units we draw. */
export function labelsOf(timer: Element): readonly (readonly [unit: Unit, label: Element])[] {
  return digitsOf(timer).flatMap(([unit, digits]) => {
    const label = digits.parentElement?.querySelector('.elementor-countdown-label, .jet-countdown-timer__item-label');
    return label ? [[unit, label] as const] : [];
  });
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
