import { pageJQuery } from '../../core/jquery';
import { isRecord, parseJson } from '../../core/settings';
import { type CartField, fieldsOfData } from '../../page/cart/lazy/fields';
import { savesData } from '../../page/device';
import { HttpError, MESSAGES, wcAjax } from '../../page/http';
import { showToast } from '../../ui/toast/toast';
import type { FormModel } from './FormModel';
import type { Variation } from './types';

type Answer = Variation | false;
type Values = Readonly<Record<string, string>>;

const MINUTE = 60_000;
/** Questions asked ahead, at most, in any minute. */
const AHEAD = 4;
const TIMEOUT = 30_000;

/** The attribute of a select or of a group of swatches. */
const nameOf = (element: Element): string =>
  element.getAttribute('data-attribute_name') ?? element.getAttribute('name') ?? '';

/** Asks the server for variations that the page does not hold (contract §4.7); remembers each answer. */
export class Remote {
  private answers = new Map<string, Answer>();
  private ahead = new Map<string, Promise<Answer>>();
  private asked: number[] = [];

  private readonly form: HTMLElement;

  constructor(
    private model: FormModel,
    private signal: AbortSignal,
  ) {
    this.form = model.form;
  }

  /** The answer, if it is here. */
  known(values: Values): Answer | undefined {
    return this.answers.get(this.keyOf(values));
  }

  /** An answer is for all that was asked: a script may have changed the product or its custom data since. */
  private keyOf(values: Values): string {
    return JSON.stringify([Object.entries(values).sort(), this.fields({})]);
  }

  /** Forgets all answers. */
  forget(): void {
    this.answers.clear();
    this.ahead.clear();
  }

  /** Brings the answer to a choice, false for no variation; nothing once `signal` has aborted. */
  ask(values: Values, signal: AbortSignal, answer: (found: Answer) => void): void {
    this.get(values, signal).then(
      (found) => signal.aborted || answer(found),
      (error: unknown) => signal.aborted || this.fail(error),
    );
  }

  private async get(values: Values, signal: AbortSignal): Promise<Answer> {
    const running = this.ahead.get(this.keyOf(values));
    // What was asked ahead in vain is asked again, now that it is wanted.
    if (running) return running.catch(() => this.request(values, signal));
    return this.known(values) ?? this.request(values, signal);
  }

  /** The visitor is told, and the choice before this one returns. */
  private fail(error: unknown): void {
    const { model } = this;
    void showToast({ type: 'error', message: error instanceof HttpError ? error.message : MESSAGES.unknown });
    model.set({ isBusy: false });
    const changed = this.model.selects().flatMap((select) => {
      const before = model.settled?.get(select) ?? select.value;
      return before === select.value ? [] : [[select, before] as const];
    });
    model.write(changed);
    if (changed.length > 0) return;
    model.tell(this.form, 'reset_data');
    model.hasFailed = true;
  }

  private async request(values: Values, signal: AbortSignal): Promise<Answer> {
    const key = this.keyOf(values);
    const answer = await wcAjax('get_variation', this.fields(values), { signal, timeout: TIMEOUT });
    const isVariation = isRecord(answer) && 'variation_id' in answer;
    if (answer && !isVariation) throw new HttpError('not-json', MESSAGES.notJson);
    const result = isVariation ? (answer as Variation) : false;
    this.answers.set(key, result);
    return result;
  }

  private fields(values: Values): CartField[] {
    const { form } = this;
    const given = pageJQuery()?.(form).data('custom_data') ?? form.getAttribute('data-custom_data') ?? '';
    // jQuery brings JSON parsed; the attribute itself shall say the same.
    const parsed = typeof given === 'string' ? parseJson(given) : given;
    const custom_data = parsed && typeof parsed === 'object' ? parsed : given;
    return fieldsOfData({ ...values, product_id: form.getAttribute('data-product_id') ?? '', custom_data });
  }

  /** The pointer or the focus is on an option, a swatch or a select: what may be chosen next is asked ahead. */
  hint({ target }: Event): void {
    if (!(target instanceof Element) || !this.model.settings.prefetch || savesData()) return;
    const item = target.closest<HTMLElement>('[data-value], option');
    const attribute = target.closest('[data-attribute_name]');
    const select = attribute && this.model.selects().find((one) => nameOf(one) === nameOf(attribute));
    const value = item?.dataset.value ?? item?.getAttribute('value');
    if (select) this.askAhead(select, value ? [value] : undefined);
  }

  private askAhead(select: HTMLSelectElement, given?: readonly string[]): void {
    const { data, count, chosenCount } = this.model.chosen();
    const others = chosenCount - (select.value ? 1 : 0);
    if (others < count - 1) return;
    const options = [...select.options];
    // Arrow keys and most fingers go to the neighbours.
    const after = options.slice(select.selectedIndex + 1);
    const before = options.slice(0, Math.max(select.selectedIndex, 0)).reverse();
    const values = given ?? [...after, ...before].flatMap(({ value, disabled }) => (value && !disabled ? [value] : []));
    for (const value of values) {
      const choice = { ...data, [nameOf(select)]: value };
      const key = this.keyOf(choice);
      if (this.answers.has(key) || this.ahead.has(key)) continue;
      if (!this.takeTurn()) return;
      const asking = this.request(choice, this.signal).finally(() => this.ahead.delete(key));
      asking.catch(() => undefined);
      this.ahead.set(key, asking);
    }
  }

  private takeTurn(): boolean {
    const now = performance.now();
    this.asked = this.asked.filter((time) => now - time < MINUTE);
    return this.asked.length < AHEAD && this.asked.push(now) > 0;
  }
}
