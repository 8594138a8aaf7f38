import { tellCart } from '../../page/cart/tell';
import { reducesMotion } from '../../page/device';
import { emit } from '../../page/events';
import type { CartState } from './CartState';
import { CALCULATOR } from './parts';

const SECTION = '.shipping-calculator-form';

let running: Animation | undefined;

/** Slides the calculator open or shut (600 ms). Its button says so when it has come to rest, and then the page is told. */
export function toggleCalculator(cart: CartState, button: HTMLElement): void {
  const id = button.getAttribute('aria-controls');
  const section =
    // Totals that stand twice on the page have two of the same id, one of them hidden.
    button.closest(CALCULATOR)?.querySelector<HTMLElement>(SECTION) ||
    (id && document.getElementById(id)) ||
    document.querySelector<HTMLElement>(SECTION);
  if (!section || running?.playState === 'running') return;
  const isOpening = section.getClientRects().length === 0;
  const finish = (): void => {
    cart.toggleCalculator(isOpening);
    const field = section.querySelector('.country_to_state');
    if (field) emit(field, 'change');
    tellCart('country_to_state_changed');
  };
  const duration = cart.settings.slideDuration;
  if (isOpening) cart.slideCalculator();
  const height = ['0', `${section.offsetHeight}px`];
  if (!isOpening) height.reverse();
  running =
    duration && !reducesMotion()
      ? section.animate({ height, overflow: ['hidden', 'hidden'] }, { duration, easing: 'ease-in-out' })
      : undefined;
  if (!running) finish();
  else running.onfinish = () => section.isConnected && finish();
}
