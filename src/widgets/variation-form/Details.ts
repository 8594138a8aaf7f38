import { announce, labelOf } from '../../page/announce';
import type { FormPage } from './FormPage';
import { slide } from './motion';
import { variationHtml } from './template';
import type { Variation } from './types';

/** Does a screen reader hear by itself what appears in an element? */
const isLive = (element: Element): boolean => !!element.closest('[role=alert], [role=status], [aria-live]');

/** Puts a variation's details into `.single_variation` a moment after the choice; the next choice cancels that. */
export class Details {
  private timer = 0;
  private isOpen = false;
  private closing?: Animation;

  constructor(private model: FormPage) {}

  /** What was to appear does not. */
  cancel(): void {
    clearTimeout(this.timer);
  }

  /** Shows the details after the delay, and tells so. */
  show(variation: Variation, isPurchasable: boolean): void {
    const { model } = this;
    const html = variationHtml(model.form, variation);
    this.cancel();
    this.timer = window.setTimeout(() => {
      const place = model.place();
      if (!place) return;
      this.open(place, html);
      // One announcement for both: the newest wins.
      const field = model.changedField;
      const texts = [isLive(place) ? '' : place.textContent?.trim(), field && `${labelOf(field)} ${field.value}`];
      const said = texts.filter(Boolean).join(' ').trim();
      if (said || !isLive(place)) announce(said);
      model.changedField = undefined;
      model.tell(place, 'show_variation', variation, isPurchasable);
    }, model.settings.detailsDelay);
  }

  /** Takes the details away. */
  hide(): void {
    const { model } = this;
    const place = model.place();
    this.cancel();
    if (!this.isOpen || !place) return;
    this.isOpen = false;
    const clear = (): void => {
      // What other scripts added to the details goes with them.
      model.set({ details: '' });
      model.set({ details: undefined, detailsDisplay: undefined });
    };
    this.closing = slide(place, false, model.settings.slideDuration);
    if (this.closing) this.closing.onfinish = clear;
    else clear();
  }

  private open(place: HTMLElement, html: string): void {
    const { model, isOpen } = this;
    this.closing?.cancel();
    this.isOpen = true;
    // The same text again is new all the same: what others added to it goes, and screen readers hear it.
    model.set({ details: '' });
    model.set({ details: html });
    if (isOpen) return;
    if (getComputedStyle(place).display === 'none') model.set({ detailsDisplay: 'block' });
    slide(place, true, model.settings.slideDuration);
  }
}
