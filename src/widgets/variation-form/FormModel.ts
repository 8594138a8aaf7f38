import { emit } from '../../page/events';
import { attributeOf, isComplete } from './chosen';
import { FormPage } from './FormPage';
import { formObject } from './formObject';
import { Pictures } from './Pictures';
import { quantityOf } from './parts';
import { quantityFor } from './quantity';
import type { Remote } from './Remote';
import { asksServer, readVariations } from './readVariations';
import type { Chosen, Variation } from './types';
import { VariationIndex } from './variationIndex';

/**
 * One variable product's form: from a choice to what the page shows, with every event of the CMS's own script in its order
 * (contract §4.6). What is chosen is read from the form itself; the events are what this tells and what it obeys.
 */
export class FormModel extends FormPage {
  /** Has the form been looked at? The first look never says that nothing matches. */
  isStarted = false;
  /** The last question failed with nothing to go back to. */
  hasFailed = false;
  /** The question under way. */
  request?: AbortController;
  /** The choice that was answered last, by select. */
  settled?: ReadonlyMap<Element, string>;
  readonly pictures = new Pictures(this.form, this);
  private list?: readonly Variation[] | false | null;
  private timer = 0;
  private index?: VariationIndex;
  private remote?: Remote;
  /** Selects are being set by us; they are looked at once, afterwards. */
  private isQuiet = false;
  /** The attribute that was chosen last. */
  private newest = '';

  /**
   * Looks at the form after the start delay, and introduces it to other scripts. A legacy script that was there before has
   * done the second, or, while it is `starting`, will ask for the first and do the second.
   */
  start(legacy?: 'starting' | 'started'): void {
    for (const type of ['pointerover', 'focusin', 'touchstart', 'keydown']) {
      this.form.addEventListener(type, (event) => this.touch(event), { signal: this.life.signal, passive: true });
    }
    // In a task of its own, so that the first look is short on a slow device: the variations are read, and what draws the
    // form has run once.
    const reading = setTimeout(() => {
      this.variations();
      this.prepare({});
      this.set({});
    });
    this.life.signal.addEventListener('abort', () => clearTimeout(reading));
    this.timer = window.setTimeout(() => {
      if (!this.isStarted && legacy !== 'starting') this.say('check_variations');
      if (!legacy) emit(this.form, 'wc_variation_form', formObject(this));
    }, this.settings.startDelay);
  }

  /** Ends everything that is under way. */
  stop(): void {
    clearTimeout(this.timer);
    this.life.abort();
    this.request?.abort();
    this.cancelDetails();
    this.pictures.stop();
  }

  /** The visitor is at the form: what a choice brings is fetched, and the server may be asked ahead. */
  private touch(event: Event): void {
    this.wantExtras();
    if (!asksServer(this.form)) return;
    this.connect().then(
      (remote) => remote.hint(event),
      () => undefined,
    );
  }

  /** The list of variations; false: the server is asked; null: there is none that can be read. */
  variations(): readonly Variation[] | false | null {
    if (this.list === undefined) this.reload();
    return this.list ?? null;
  }

  /** Reads the variations again. */
  reload(): void {
    this.list = readVariations(this.form);
    this.index = this.list ? new VariationIndex(this.list) : undefined;
    this.remote?.forget();
  }

  /** A select has changed. */
  change(select: HTMLSelectElement): void {
    if (this.isQuiet) return;
    this.newest = attributeOf(select);
    this.cancelDetails();
    this.set({ id: '', noMatch: false });
    for (const field of this.idFields()) emit(field, 'change');
    this.say('clear_reset_announcement');
    if (this.variations() !== false) this.say('woocommerce_variation_select_change');
    this.say('check_variations');
    this.say('woocommerce_variation_has_changed');
    this.newest = '';
  }

  /** Clears every choice, says so, and begins again at the first select. */
  reset(): void {
    this.write(this.selects().map((select) => [select, '']));
    this.say('announce_reset');
    this.say('reset_data');
    this.say('reset_focus');
  }

  /** From what is chosen to a variation, none, or a question to the server. */
  check(given?: Chosen): void {
    const isFirst = !this.isStarted;
    const { newest } = this;
    this.isStarted = true;
    this.hasFailed = false;
    this.request?.abort();
    const asked = given ?? this.chosen();
    const isRemote = this.variations() === false;
    if (!isRemote || !isComplete(asked)) this.say('update_variation_values');
    // What cannot be had with the rest has been cleared by now.
    const chosen = given ?? this.chosen();
    const hasChoice = chosen.chosenCount > 0;
    const links = hasChoice && this.view.resetLink === false ? this.form.querySelectorAll('.reset_variations') : [];
    this.prepare({ resetLink: hasChoice });
    for (const link of links) this.extras?.fadeIn(link);
    if (isComplete(chosen)) {
      if (isRemote) this.ask(chosen, isFirst);
      else this.answer(this.index ? this.index.match(chosen) : null, chosen, isFirst);
      return;
    }
    this.settle();
    this.say('reset_data');
    if (asked.data[newest] && !chosen.data[newest] && isComplete(asked)) this.set({ noMatch: !isFirst });
  }

  /** Offers what can be had, and clears what cannot be had with the choice made last. */
  updateValues(): void {
    const { index } = this;
    if (!index) return;
    const conflicts = index.conflicts(this.chosen(), this.newest);
    const lost = this.selects().filter((select) => conflicts.includes(attributeOf(select)));
    for (const select of lost) select.value = '';
    this.set({ availability: index.availability(this.chosen()) });
    this.isQuiet = true;
    for (const select of lost) emit(select, 'change');
    this.isQuiet = false;
    this.say('woocommerce_update_variation_values');
  }

  /** A variation is there: everything at once, its details a moment later. */
  found(variation: Variation): void {
    const { form } = this;
    const { variation_id: id, is_purchasable, is_in_stock, variation_is_visible } = variation;
    const isPurchasable = !!(is_purchasable && is_in_stock && variation_is_visible);
    const input = quantityOf(form);
    const quantity = input ? quantityFor(variation, input.value) : undefined;
    const button = isPurchasable ? 'ready' : 'unavailable';
    this.pictures.show(variation, { variation, id, quantity, button, noMatch: false, isBusy: false });
    for (const field of this.idFields()) {
      // Other scripts may have emptied it without a change of ours.
      if (field.value !== String(id)) field.value = String(id);
      emit(field, 'change');
    }
    if (input && quantity) {
      const before = input.value;
      input.value = quantity.value;
      emit(input, 'change');
      if (input.value !== before) this.changedField = input;
    }
    this.showDetails(variation, isPurchasable);
  }

  /** No variation is there: all of its data goes. */
  resetData(): void {
    const isUntouched = this.chosen().chosenCount === 0;
    const place = this.place();
    this.cancelDetails();
    this.changedField = undefined;
    this.set({ variation: undefined, quantity: undefined, button: 'select', id: isUntouched ? undefined : '' });
    this.say('reset_image');
    this.extras?.details.hide();
    if (place) emit(place, 'hide_variation');
  }

  /** Somebody wants to buy: false when that cannot be; why is in the alert. */
  mayBuy(button: Element): boolean {
    if (!this.isStarted) this.say('check_variations');
    if (!button.classList.contains('disabled')) return true;
    if (this.hasFailed) this.say('check_variations');
    else this.later((extras) => extras.refuse(button));
    return false;
  }

  /** Sets selects, tells each change, and looks at them once. */
  write(values: readonly (readonly [HTMLSelectElement, string])[]): void {
    for (const [select, value] of values) select.value = value;
    for (const [at, [select]] of values.entries()) {
      this.isQuiet = at < values.length - 1;
      emit(select, 'change');
    }
  }

  private settle(): void {
    this.prepare({ isBusy: false });
    this.request = undefined;
    this.settled = new Map(this.selects().map((select) => [select, select.value]));
  }

  /** `null`: the variations are not known, so the server will match what is posted. */
  private answer(variation: Variation | false | null | undefined, chosen: Chosen, isFirst: boolean): void {
    this.settle();
    if (variation) {
      emit(this.form, 'found_variation', variation);
    } else if (variation === null) {
      this.set({ button: 'ready' });
    } else {
      this.say('reset_data');
      chosen.chosenCount = 0;
      this.set({ noMatch: !isFirst });
    }
  }

  private async connect(): Promise<Remote> {
    if (this.remote) return this.remote;
    const { Remote: Connection } = await import('./Remote');
    this.remote ??= new Connection(this, this.life.signal);
    return this.remote;
  }

  private ask(chosen: Chosen, isFirst: boolean): void {
    const answer = (found: Variation | false): void => this.answer(found, chosen, isFirst);
    const known = this.remote?.known(chosen.data);
    if (known !== undefined) {
      answer(known);
      return;
    }
    const request = new AbortController();
    this.request = request;
    this.cancelDetails();
    this.set({ isBusy: true, id: '' });
    this.connect().then(
      (remote) => remote.ask(chosen.data, request.signal, answer),
      // Without its code nothing can be asked: the server will match what is posted.
      () => request.signal.aborted || this.answer(null, chosen, isFirst),
    );
  }
}
