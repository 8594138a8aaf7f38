import { isElement } from '../../core/dom/nodes';
import { pageJQuery } from '../../core/jquery/jquery';
import { isRecord, parseJson } from '../../core/settings/settings';
import { savesData } from '../../page/base/device';
import { HttpError, MESSAGES, wcAjax } from '../../page/network/http';
import { type CartField, fieldsOfData } from '../../woocommerce/cart/lazy/fields';
import type { FormPage } from './FormPage';
import type { Variation } from './rules';

type Answer = Variation | false;
type Values = Readonly<Record<string, string>>;

const MINUTE = 60_000;
const AHEAD = 4;
const TIMEOUT = 30_000;

/** As in `markup.ts`, which a lazy part may not import. */
const attributeOf = (element: Element): string =>
  element.getAttribute('data-attribute_name') ?? element.getAttribute('name') ?? '';

/** Asks the server for variations that are not in the page, and caches the answers. */
export class Remote {
  private answers = new Map<string, Answer>();
  private ahead = new Map<string, Promise<Answer>>();
  private times: number[] = [];
  private readonly form: HTMLElement;

  constructor(private readonly page: FormPage) {
    this.form = page.form;
  }

  known(values: Values): Answer | undefined {
    return this.answers.get(this.keyOf(values));
  }

  forget(): void {
    this.answers.clear();
    this.ahead.clear();
  }

  /** The variation of a choice; false if there is none. @throws HttpError */
  async ask(values: Values, signal: AbortSignal): Promise<Answer> {
    const running = this.ahead.get(this.keyOf(values));
    // A failed prefetch is repeated, because now its answer is needed.
    if (running) return running.catch(() => this.request(values, signal));
    return this.known(values) ?? this.request(values, signal);
  }

  /** The reason of a failure, in words for the visitor. */
  reasonOf(error: unknown): string {
    return error instanceof HttpError ? error.message : MESSAGES.unknown;
  }

  askAhead({ target }: Event): void {
    if (!isElement(target) || !this.page.settings.prefetch || savesData()) return;
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
    // Neighbours first, because arrow keys and most fingers go there.
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

  /** Includes the custom data, because a script may change it between two requests. */
  private keyOf(values: Values): string {
    return JSON.stringify([Object.entries(values).sort(), this.fields({})]);
  }

  private fields(values: Values): CartField[] {
    const { form } = this;
    const given = pageJQuery()?.(form).data('custom_data') ?? form.getAttribute('data-custom_data') ?? '';
    const parsed = typeof given === 'string' ? parseJson(given) : given;
    const custom_data = parsed && typeof parsed === 'object' ? parsed : given;
    return fieldsOfData({ ...values, product_id: form.getAttribute('data-product_id') ?? '', custom_data });
  }
}
