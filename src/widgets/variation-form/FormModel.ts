/**
 * The state of one variable product's form. It changes in one direction:
 *
 *     visitor or script → public event → `listeners.ts` → a method here → `page.set(view)` → `VariationForm` renders
 *
 * A method changes the view, then emits the event of the next step, which comes back through `listeners.ts`. So plugins
 * can start, change or follow each step. `listeners.ts` draws the whole sequence.
 */
import { pageJQuery } from '../../core/jquery/jquery';
import type { InferSettings } from '../../core/settings/settings';
import { emit } from '../../page/base/events';
import { TOLD } from './atRest';
import { FormPage } from './FormPage';
import { Gallery } from './Gallery';
import { LateCode } from './LateCode';
import { allIn, attributeOf, hasServedChoice, ID_FIELDS, quantityOf, readVariations } from './markup';
import { type Chosen, isComplete, quantityFor, type Variation, VariationIndex } from './rules';
import type { settings as schema } from './settings';

/**
 * The steps of a choice. `start` in `listeners.ts` starts the model, and the function that `start` returns stops it.
 */
export class FormModel {
  readonly page: FormPage;
  readonly view: FormPage['view'];
  readonly gallery: Gallery;
  readonly late: LateCode;
  /** False until the first check, which shows no message when nothing matches. */
  isChecked = false;
  request?: AbortController;
  /** The button that was pressed while the server was asked. */
  private pressed?: HTMLElement;
  private readonly life = new AbortController();
  private list?: readonly Variation[] | false | null;
  private index?: VariationIndex;
  private newest = '';
  private isSetting = false;
  private dueDetails?: object;

  constructor(
    readonly form: HTMLElement,
    settings: InferSettings<typeof schema>,
    render: () => void,
    /** Gives the form back to the page's own scripts when code cannot be loaded. */
    readonly fail: (error: unknown) => void,
  ) {
    this.page = new FormPage(form, settings, render, this.life.signal);
    this.view = this.page.view;
    this.gallery = new Gallery(this.page);
    this.late = new LateCode(this.page, fail);
  }

  stop(): void {
    this.life.abort();
    this.request?.abort();
    this.cancelDetails();
    this.gallery.stop();
  }

  /** False: the server is asked. Null: the page's list is unreadable. */
  variations(): readonly Variation[] | false | null {
    if (this.list === undefined) this.reload();
    return this.list ?? null;
  }

  reload(): void {
    this.list = readVariations(this.form);
    this.index = this.list ? new VariationIndex(this.list) : undefined;
    this.late.remote?.forget();
  }

  changeSelect(select: HTMLSelectElement): void {
    if (this.isSetting) return;
    const { form } = this;
    this.newest = attributeOf(select);
    this.cancelDetails();
    this.page.set({ id: '', noMatch: false });
    for (const field of this.idFields()) emit(field, 'change');
    emit(form, 'clear_reset_announcement');
    if (this.variations() !== false) emit(form, 'woocommerce_variation_select_change');
    emit(form, 'check_variations');
    emit(form, 'woocommerce_variation_has_changed');
    this.newest = '';
  }

  reset(): void {
    const { form } = this;
    this.setSelects(this.page.selects().map((select) => [select, '']));
    emit(form, 'announce_reset');
    emit(form, 'reset_data');
    emit(form, 'reset_focus');
  }

  /** Finds the variation of the form's choice, or of a choice that a script has passed. */
  check(given?: Chosen): void {
    const { form, page, newest } = this;
    const isFirst = !this.isChecked;
    const isTold = this.isTold();
    this.isChecked = true;
    pageJQuery()?.(form).data(TOLD, 1);
    page.prepare({ failure: undefined });
    this.request?.abort();
    this.pressed = undefined;
    const before = given ?? page.chosen();
    const isRemote = this.variations() === false;
    if (!isRemote || !isComplete(before)) emit(form, 'update_variation_values');
    // Read again, because handlers of the event clear options that conflict.
    const chosen = given ?? page.chosen();
    this.prepareResetLink(chosen.chosenCount > 0);
    if (isComplete(chosen)) {
      if (isRemote) this.askServer(chosen, isFirst);
      else this.applyAnswer(this.index ? this.index.match(chosen) : null, chosen, isFirst);
      return;
    }
    this.endRequest();
    if (isTold && !chosen.chosenCount) page.set({ button: 'select' });
    else emit(form, 'reset_data');
    if (before.data[newest] && !chosen.data[newest] && isComplete(before)) page.set({ noMatch: !isFirst });
  }

  updateOptions(): void {
    const { index, page } = this;
    if (!index) return;
    const conflicts = index.conflicts(page.chosen(), this.newest);
    const cleared = page.selects().filter((select) => conflicts.includes(attributeOf(select)));
    for (const select of cleared) select.value = '';
    page.set({ availability: index.availability(page.chosen()) });
    this.isSetting = true;
    for (const select of cleared) emit(select, 'change');
    this.isSetting = false;
    emit(this.form, 'woocommerce_update_variation_values');
  }

  showVariation(variation: Variation): void {
    const { form, page } = this;
    const { variation_id: id, is_purchasable, is_in_stock, variation_is_visible } = variation;
    const isPurchasable = !!(is_purchasable && is_in_stock && variation_is_visible);
    const input = quantityOf(form);
    const quantity = input ? { ...quantityFor(variation, input.value), field: input } : undefined;
    const button = isPurchasable ? 'ready' : 'unavailable';
    this.gallery.show(variation, { variation, id, quantity, button, noMatch: false, isBusy: false });
    for (const field of this.idFields()) {
      // Other scripts may have emptied the field without the view's knowledge.
      if (field.value !== String(id)) field.value = String(id);
      emit(field, 'change');
    }
    if (input && quantity) {
      const before = input.value;
      input.value = quantity.value;
      emit(input, 'change');
      if (input.value !== before) page.changedField = input;
    }
    const due = {};
    this.dueDetails = due;
    this.late.withExtras((extras) => this.dueDetails === due && extras.showDetails(variation, isPurchasable));
  }

  resetData(): void {
    const { page } = this;
    if (this.isTold()) {
      page.set({ button: 'select' });
      return;
    }
    const place = page.place();
    this.cancelDetails();
    page.changedField = undefined;
    // Before the first change the id is the one that the server has printed, `0`, as with WooCommerce's script.
    const id = page.view.id === undefined ? undefined : '';
    page.set({ variation: undefined, quantity: undefined, button: 'select', id });
    emit(this.form, 'reset_image');
    this.late.extras?.hideDetails();
    if (place) emit(place, 'hide_variation');
  }

  restoreDefaults(): void {
    const selects = this.page.selects();
    const [first] = selects;
    if (!first) return;
    // Restored first, because the browser resets no options that are out of the document.
    this.page.set({ availability: undefined });
    for (const { options } of selects) {
      const given = [...options].find((option) => option.hasAttribute('selected')) ?? options[0];
      if (given) given.selected = true;
    }
    this.changeSelect(first);
  }

  announceReset(): void {
    const { resetAlert } = this.page.settings;
    if (this.form.querySelector('.reset_variations_alert')) this.page.set({ resetAlert });
    else this.late.withExtras((extras) => extras.announce(resetAlert));
  }

  focusFirst(): void {
    const [first] = this.page.selects();
    first?.focus();
    if (first && document.activeElement !== first) this.late.withExtras((extras) => extras.focusNear(first));
  }

  /** May the button add to the cart? If not, an alert shows why, or the press waits for the server's answer. */
  requestPurchase(button: HTMLElement): boolean {
    if (!this.isChecked) emit(this.form, 'check_variations');
    if (!button.classList.contains('disabled')) return true;
    if (this.view.failure) emit(this.form, 'check_variations');
    else if (this.request) this.pressed = button;
    else this.late.withExtras((extras) => extras.refuse(button));
    return false;
  }

  /** Has the form told at rest that nothing is chosen? Then the first check does not, because scripts may count. */
  private isTold(): boolean {
    return !this.isChecked && !!pageJQuery()?.(this.form).data(TOLD);
  }

  private idFields(): HTMLInputElement[] {
    return allIn(this.form, ID_FIELDS);
  }

  private cancelDetails(): void {
    this.dueDetails = undefined;
    this.late.extras?.cancelDetails();
  }

  private prepareResetLink(resetLink: boolean): void {
    const links = allIn(this.form, '.reset_variations');
    // With a choice from the server, WooCommerce's script shows what `visibility` hides, and leaves `display` to the theme.
    const isFirst = resetLink && this.view.resetLink === undefined && hasServedChoice(this.form);
    if (isFirst && !links.some((link) => getComputedStyle(link).visibility === 'hidden')) return;
    const isAppearing = resetLink && this.view.resetLink === false;
    this.page.prepare({ resetLink });
    if (isAppearing) for (const link of links) this.late.extras?.fadeIn(link);
  }

  private setSelects(values: readonly (readonly [HTMLSelectElement, string])[]): void {
    for (const [select, value] of values) select.value = value;
    for (const [at, [select]] of values.entries()) {
      this.isSetting = at < values.length - 1;
      emit(select, 'change');
    }
  }

  private endRequest(): void {
    this.page.prepare({ isBusy: false });
    this.request = undefined;
  }

  private applyAnswer(variation: Variation | false | null | undefined, chosen: Chosen, isFirst: boolean): void {
    this.endRequest();
    if (variation) {
      emit(this.form, 'found_variation', variation);
    } else if (variation === null) {
      this.page.set({ button: 'ready' });
    } else {
      emit(this.form, 'reset_data');
      // Set, because a script that has passed the choice reads the result from it.
      chosen.chosenCount = 0;
      this.page.set({ noMatch: !isFirst });
    }
  }

  private askServer(chosen: Chosen, isFirst: boolean): void {
    const known = this.late.remote?.known(chosen.data);
    if (known !== undefined) {
      this.applyAnswer(known, chosen, isFirst);
      return;
    }
    const request = new AbortController();
    const { signal } = request;
    this.request = request;
    this.cancelDetails();
    this.page.set({ isBusy: true, id: '' });
    this.late.loadRemote().then(
      (remote) =>
        remote.ask(chosen.data, signal).then(
          (found) => {
            if (signal.aborted) return;
            const { pressed } = this;
            this.applyAnswer(found, chosen, isFirst);
            pressed?.click();
          },
          (error: unknown) => signal.aborted || this.showFailure(remote.reasonOf(error)),
        ),
      () => signal.aborted || this.showFailure(this.page.settings.noAnswer),
    );
  }

  /** Keeps the choice, without an id, so that nothing can be bought. A press on the button asks again. */
  private showFailure(failure: string): void {
    this.endRequest();
    emit(this.form, 'reset_data');
    this.page.set({ button: 'unknown', failure });
  }
}
