import { pageJQuery } from '../../core/jquery';
import { isRecord, parseJson } from '../../core/settings';
import { savesData } from '../../page/base/device';
import { type CartField, fieldsOfData } from '../../page/cart/lazy/fields';
import { HttpError, MESSAGES, wcAjax } from '../../page/http';
import { showToast } from '../../ui/toast/toast';
import type { FormPage } from './FormPage';
import type { Variation } from './types';

type Answer = Variation | false;
type Values = Readonly<Record<string, string>>;

const MINUTE = 60_000;
/** How many variations are asked for ahead, at most, in any minute. */
const AHEAD = 4;
const TIMEOUT = 30_000;

/** The attribute of a select or of a group of swatches; as in `markup.ts`, which this chunk does not import. */
const attributeOf = (element: Element): string =>
  element.getAttribute('data-attribute_name') ?? element.getAttribute('name') ?? '';

/**
 * Asks the server for variations that the page does not hold, and remembers each answer. A chunk of its own, because few
 * products need it.
 */
export class Remote {
  private answers = new Map<string, Answer>();
  private ahead = new Map<string, Promise<Answer>>();
  /** When a variation was asked for ahead, in ms. */
  private times: number[] = [];
  private readonly form: HTMLElement;

  constructor(private readonly page: FormPage) {
    this.form = page.form;
  }

  /** The answer to a choice, if it is remembered; false: there is no such variation. */
  known(values: Values): Answer | undefined {
    return this.answers.get(this.keyOf(values));
  }

  /** Forgets all answers. */
  forget(): void {
    this.answers.clear();
    this.ahead.clear();
  }

  /** The answer to a choice; false: there is no such variation. @throws HttpError */
  async ask(values: Values, signal: AbortSignal): Promise<Answer> {
    const running = this.ahead.get(this.keyOf(values));
    // What could not be had ahead is asked for again, now that it is wanted.
    if (running) return running.catch(() => this.request(values, signal));
    return this.known(values) ?? this.request(values, signal);
  }

  /** Shows the visitor why there is no answer. */
  showError(error: unknown): void {
    void showToast({ type: 'error', message: error instanceof HttpError ? error.message : MESSAGES.unknown });
  }

  /** The pointer or the focus is on an option, a swatch or a select: what may be chosen next is asked for ahead. */
  askAhead({ target }: Event): void {
    if (!(target instanceof Element) || !this.page.settings.prefetch || savesData()) return;
    const item = target.closest<HTMLElement>('[data-value], option');
    const named = target.closest('[data-attribute_name]');
    const select = named && this.page.selects().find((one) => attributeOf(one) === attributeOf(named));
    const value = item?.dataset.value ?? item?.getAttribute('value');
    if (select) this.askForOptions(select, value ? [value] : undefined);
  }

  private askForOptions(select: HTMLSelectElement, given?: readonly string[]): void {
    const { data, count, chosenCount } = this.page.chosen();
    const others = chosenCount - (select.value ? 1 : 0);
    if (others < count - 1) return;
    const options = [...select.options];
    // Arrow keys and most fingers go to the neighbours.
    const after = options.slice(select.selectedIndex + 1);
    const before = options.slice(0, Math.max(select.selectedIndex, 0)).reverse();
    const values = given ?? [...after, ...before].flatMap(({ value, disabled }) => (value && !disabled ? [value] : []));
    for (const value of values) {
      const choice = { ...data, [attributeOf(select)]: value };
      const key = this.keyOf(choice);
      if (this.answers.has(key) || this.ahead.has(key)) continue;
      if (!this.takeTurn()) return;
      const asking = this.request(choice, this.page.signal).finally(() => this.ahead.delete(key));
      asking.catch(() => undefined);
      this.ahead.set(key, asking);
    }
  }

  private takeTurn(): boolean {
    const now = performance.now();
    this.times = this.times.filter((time) => now - time < MINUTE);
    return this.times.length < AHEAD && this.times.push(now) > 0;
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

  /** Names all that is sent, because a script may change the product or its custom data between two requests. */
  private keyOf(values: Values): string {
    return JSON.stringify([Object.entries(values).sort(), this.fields({})]);
  }

  private fields(values: Values): CartField[] {
    const { form } = this;
    const given = pageJQuery()?.(form).data('custom_data') ?? form.getAttribute('data-custom_data') ?? '';
    // jQuery's data is parsed already; the attribute is read to the same result.
    const parsed = typeof given === 'string' ? parseJson(given) : given;
    const custom_data = parsed && typeof parsed === 'object' ? parsed : given;
    return fieldsOfData({ ...values, product_id: form.getAttribute('data-product_id') ?? '', custom_data });
  }
}
