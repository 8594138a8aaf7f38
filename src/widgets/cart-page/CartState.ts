import type { InferSettings } from '../../core/settings';
import { refresh, update } from './actions';
import { type Busy, createBusy } from './busy';
import { createCountdown } from './countdown';
import { Edits } from './edits';
import { areas, cartForm, cartForms, controlsOf, couponField, formOf, isSendable, noteUse } from './parts';
import { changedIn } from './quantities';
import { type Action, createRunner, type Runner } from './runner';
import { sendUnheard } from './sendUnheard';
import type { settings as schema } from './settings';
import { forgetUnsaved, keepUnsaved, takeUnsaved } from './unsaved';

/** The form whose quantities the shop does not know: the one that was used last, if it is one. */
const changedForm = (): HTMLFormElement | undefined =>
  [cartForm(), ...cartForms()].find((form): form is HTMLFormElement => form !== null && changedIn(form).length > 0);

/** What the cart's parts share: what the visitor has entered, what is under way, what is shown about it. */
export class CartState {
  readonly edits = new Edits();
  settings: InferSettings<typeof schema>;
  /** The next submit is the browser's. */
  isNative = false;
  /** Has the calculator room on the page? */
  isCalculatorShown = false;
  isCalculatorOpen = false;
  /** What is wrong with the coupon, shown beneath its field. */
  couponError: string | null = null;
  /** The same, to be shown when the field has the focus again. */
  couponErrorNext: string | null = null;

  private readonly touched = new WeakSet<Element>();
  private readonly busy: Busy;
  private readonly runner: Runner;
  private readonly countdown = createCountdown(
    () => void this.flush(),
    () => void this.sendUnsaved(),
  );

  constructor(
    settings: InferSettings<typeof schema>,
    /** Shows what has changed, before it returns. */
    private readonly show: () => void,
  ) {
    this.settings = settings;
    this.busy = createBusy(() => this.settings.waitMessage);
    this.runner = createRunner(this.busy, async () => {
      if (this.countdown.isOn) await this.sendUnsaved();
    });
  }

  /** In milliseconds. */
  get timeout(): number {
    return this.settings.timeout * 1000;
  }

  /** Is a changed quantity about to be sent? */
  get hasPending(): boolean {
    return this.countdown.isOn;
  }

  /** Has something in the form changed that can be updated? */
  isTouched(form: Element): boolean {
    return this.touched.has(form);
  }

  /** Something in a line of the cart has changed. */
  touch(form: HTMLFormElement): void {
    this.touched.add(form);
    this.show();
    // A script that came late has disabled it once more.
    for (const button of controlsOf<HTMLButtonElement>(form, '[name=update_cart]')) button.disabled = false;
  }

  /** Takes over what was entered before anybody listened. */
  adopt(): void {
    const form = changedForm();
    if (!form) return;
    for (const field of changedIn(form)) this.edits.note(field);
    this.touch(form);
    this.scheduleUpdate();
  }

  /** Sends changed quantities after a while without another change, where the site wants that (spec §4, §9). */
  scheduleUpdate(): void {
    if (!this.settings.cart_update_automatically) return;
    this.countdown.start(this.settings.updateDelay);
  }

  /** Sends changed quantities now. */
  async flush(): Promise<boolean> {
    this.countdown.end();
    const form = changedForm();
    if (!form) return true;
    noteUse(form);
    if (isSendable(form)) return this.perform(update(this));
    return false;
  }

  /** An empty field says nothing; where changes are sent by themselves it must not remove the line. */
  fill(field: HTMLInputElement): void {
    if (this.settings.cart_update_automatically && field.value === '') field.value = field.defaultValue;
  }

  async perform(action: Action): Promise<boolean> {
    if (action.key === 'update') this.countdown.end();
    const isDone = await this.runner.perform(action);
    this.showCouponError();
    return isDone;
  }

  /** Form, totals or both are new: what the shop does not know yet is entered again. */
  readonly replaced = (): void => {
    this.busy.follow();
    const changed = this.edits.enterInto(areas()).filter((field) => field.closest('.cart_item'));
    const forms = new Set(changed.flatMap((field) => formOf(field) ?? []));
    for (const form of forms) this.touch(form);
    if (forms.size > 0) this.scheduleUpdate();
    else this.show();
  };

  /** Runs something once the shop has answered and the focus is back in its place. */
  whenOver(run: () => void): void {
    this.busy.whenOver(run);
  }

  sayCouponError(text: string | null): void {
    if (this.couponError === text) return;
    this.couponError = text;
    this.show();
  }

  /** The calculator is about to slide open: it takes its room before its button says so. */
  slideCalculator(): void {
    this.isCalculatorShown = true;
    this.show();
  }

  toggleCalculator(isOpen: boolean): void {
    this.isCalculatorShown = isOpen;
    this.isCalculatorOpen = isOpen;
    this.show();
  }

  /** The page is being left: what still waits is sent along. */
  private async sendUnsaved(): Promise<void> {
    this.countdown.end();
    const form = changedForm() ?? cartForm();
    if (!form || !(form.noValidate || form.checkValidity())) return;
    keepUnsaved(form);
    if (await sendUnheard(form)) forgetUnsaved();
  }

  /** What the page before this one has sent while it was left may have come too late for this one, or not at all. */
  async recover(): Promise<void> {
    const unsaved = takeUnsaved();
    if (!unsaved || !this.settings.cart_update_automatically) return;
    // What the shop still does not know is entered into its answer, like all that was not sent.
    this.edits.remember(unsaved);
    await this.perform(refresh(this, true));
  }

  /** After the connection is back: what was lost, or what the shop has. */
  async catchUp(): Promise<void> {
    if (!this.runner.isStale()) return;
    const unsaved = this.settings.cart_update_automatically ? changedForm() : undefined;
    if (unsaved) noteUse(unsaved);
    await this.perform(unsaved ? update(this) : refresh(this, true));
  }

  stop(): void {
    this.countdown.end();
    this.runner.stop();
  }

  /** The field must have the focus before its error appears, or screen readers do not say it. */
  private showCouponError(): void {
    const text = this.couponErrorNext;
    if (text === null) return;
    this.couponErrorNext = null;
    couponField()?.focus({ preventScroll: true });
    this.sayCouponError(text);
  }
}
