import type { ReactNode } from 'react';
import { BindAll } from '../../core/react/Bind';
import { reducesMotion } from '../../page/base/device';
import { emit } from '../../page/base/events';
import { emitCartEvent } from '../../woocommerce/cart/events';
import type { CartState } from './CartState';
import { CALCULATOR } from './markup';

const BUTTON = '.shipping-calculator-button';
const SECTION = '.shipping-calculator-form';

/** Shows the shipping calculator open or closed, also in totals that have just been replaced. */
export function Calculator({ state }: { state: CartState['calculator'] }): ReactNode {
  const display = state === 'closed' ? 'none' : 'block';
  const buttons = [...document.querySelectorAll(BUTTON)];
  const sections = [...document.querySelectorAll(SECTION)];
  return (
    <BindAll
      items={[
        ...buttons.map(
          (button) => [button, { attrs: { 'aria-expanded': state === 'open' ? 'true' : undefined } }] as const,
        ),
        ...sections.map((section) => [section, { style: { display } }] as const),
      ]}
    />
  );
}

function sectionOf(button: HTMLElement): HTMLElement | null {
  const id = button.getAttribute('aria-controls');
  return (
    button.closest(CALCULATOR)?.querySelector<HTMLElement>(SECTION) ||
    (id && document.getElementById(id)) ||
    document.querySelector<HTMLElement>(SECTION)
  );
}

let slide: Animation | undefined;

/** Slides the calculator open or closed, then updates its button and sends the page's events. */
export function toggleCalculator(cart: CartState, button: HTMLElement): void {
  const section = sectionOf(button);
  if (!section || slide?.playState === 'running') return;
  const isOpening = section.getClientRects().length === 0;
  if (isOpening) cart.showCalculator('opening');
  const before = cart.calculator;
  const finish = (): void => {
    // It closes when its address is sent, also during the slide.
    if (cart.calculator !== before) return;
    cart.showCalculator(isOpening ? 'open' : 'closed');
    // An answer may have replaced the totals during the slide.
    const current = section.isConnected ? section : document.querySelector(SECTION);
    const field = current?.querySelector('.country_to_state');
    if (field) emit(field, 'change');
    emitCartEvent('country_to_state_changed');
  };
  const duration = cart.settings.slideDuration;
  const height = ['0', `${section.offsetHeight}px`];
  if (!isOpening) height.reverse();
  slide =
    duration && !reducesMotion()
      ? section.animate({ height, overflow: ['hidden', 'hidden'] }, { duration, easing: 'ease-in-out' })
      : undefined;
  if (slide) slide.onfinish = finish;
  else finish();
}
