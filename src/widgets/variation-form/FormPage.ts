import type { InferSettings } from '../../core/settings';
import { sync } from '../../core/sync';
import { emit } from '../../page/events';
import { chosenOf, selectsOf } from './chosen';
import type { FormExtras } from './FormExtras';
import { allIn, detailsOf, ID_FIELDS } from './parts';
import type { settings as schema } from './settings';
import type { Chosen, Variation } from './types';
import type { View } from './view';

/** The events of a form that carry nothing. */
type PlainEvent =
  | 'check_variations'
  | 'update_variation_values'
  | 'woocommerce_update_variation_values'
  | 'woocommerce_variation_select_change'
  | 'woocommerce_variation_has_changed'
  | 'reset_data'
  | 'reset_image'
  | 'announce_reset'
  | 'clear_reset_announcement'
  | 'reset_focus';

/** A form on its page: what it says, what it shows, and whom it tells; not yet what follows from a choice. */
export class FormPage {
  readonly view: View = {};
  /** What is not needed before the first touch. */
  extras?: FormExtras;
  readonly tell = emit;
  /** The quantity that has changed by itself, to be said with the next details. */
  changedField?: HTMLInputElement;
  protected readonly life = new AbortController();
  /** Does the page show something else than the view? */
  private isStale = false;
  /** What the extras have to do when they arrive. */
  private waiting: ((extras: FormExtras) => void)[] = [];
  private hasAsked = false;
  private dueDetails?: [Variation, boolean];

  constructor(
    readonly form: HTMLElement,
    public settings: InferSettings<typeof schema>,
    private render: () => void,
    private fail: (error: unknown) => void,
  ) {}

  /** Changes what the page shows, at once: the next line of whoever asked may read it. */
  set(change: Partial<View>): void {
    const { view } = this;
    this.isStale ||= Object.entries(change).some(([key, value]) => view[key as keyof View] !== value);
    Object.assign(view, change);
    if (!this.isStale || this.life.signal.aborted) return;
    this.isStale = false;
    sync(this.render);
  }

  /** Uses a part of the code when it is there, unless the form has gone meanwhile; without it the form gives up. */
  fetch<T>(loading: Promise<T>, use: (part: T) => void): void {
    const { signal } = this.life;
    loading.then(
      (part) => signal.aborted || use(part),
      (error: unknown) => signal.aborted || this.fail(error),
    );
  }

  /** The extras are there; what has been due for them happens now. */
  private receive(extras: FormExtras): void {
    this.extras = extras;
    for (const use of this.waiting) use(extras);
    if (this.dueDetails) extras.details.show(...this.dueDetails);
  }

  selects(): HTMLSelectElement[] {
    return selectsOf(this.form);
  }

  protected idFields(): HTMLInputElement[] {
    return allIn(this.form, ID_FIELDS);
  }

  chosen(): Chosen {
    return chosenOf(this.form);
  }

  /** Where the details of a variation appear. */
  place(): HTMLElement | null {
    return detailsOf(this.form);
  }

  /** Does something with the extras, when they are there. */
  later(use: (extras: FormExtras) => void): void {
    if (this.extras) use(this.extras);
    else this.waiting.push(use);
    this.wantExtras();
  }

  /** Brings the extras, if they are not on their way. */
  wantExtras(): void {
    if (this.hasAsked) return;
    this.hasAsked = true;
    this.fetch(import('./FormExtras'), ({ FormExtras: Extras }) => this.receive(new Extras(this)));
  }

  /** Changes what the page will show together with what follows. */
  protected prepare(change: Partial<View>): void {
    Object.assign(this.view, change);
    this.isStale = true;
  }

  protected say(name: PlainEvent): void {
    emit(this.form, name);
  }

  protected showDetails(variation: Variation, isPurchasable: boolean): void {
    this.dueDetails = [variation, isPurchasable];
    this.wantExtras();
    this.extras?.details.show(variation, isPurchasable);
  }

  protected cancelDetails(): void {
    this.dueDetails = undefined;
    this.extras?.details.cancel();
  }
}
