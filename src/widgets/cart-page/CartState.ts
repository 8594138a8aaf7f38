import type { InferSettings } from '../../core/settings';
import {
  type Control,
  cartAreas,
  controlsOf,
  currentValue,
  formOf,
  isControl,
  keyOf,
  printedValue,
  setValue,
} from './markup';
import type { settings as schema } from './settings';

/** A quantity that may not have reached the shop: what the server had printed, and what the visitor entered instead. */
export interface UnsavedQuantity {
  from: string;
  to: string;
}

type Entries = ReadonlyMap<string, string | boolean>;

/** What the visitor has entered and the shop does not know yet. It outlives the fields, which every answer replaces. */
export class Edits {
  private readonly entered = new Map<string, string | boolean>();
  /** For what was entered on the page before this one: what the server had printed there. */
  private readonly printedBefore = new Map<string, string>();

  record(target: unknown): void {
    if (!isControl(target) || !target.name) return;
    this.entered.set(keyOf(target), currentValue(target));
    this.printedBefore.delete(keyOf(target));
  }

  /** Adds what was entered on the page before this one, by field name. What was entered on this page stays. */
  addUnsaved(unsaved: Readonly<Record<string, UnsavedQuantity>>): void {
    for (const [key, { from, to }] of Object.entries(unsaved)) {
      if (this.entered.has(key)) continue;
      this.entered.set(key, to);
      this.printedBefore.set(key, from);
    }
  }

  entriesOf(isSent: (name: string) => boolean): Entries {
    return new Map([...this.entered].filter(([key]) => isSent(key)));
  }

  /** Forgets what the shop has saved. What was changed since the request stays. */
  markSaved(sent: Entries): void {
    for (const [key, value] of sent) if (this.entered.get(key) === value) this.entered.delete(key);
  }

  forget(name: string): void {
    this.entered.delete(name);
  }

  /**
   * Enters everything again, into new fields. An entry whose field is gone, or holds it already, is forgotten. Returns the
   * fields that changed.
   */
  enterInto(roots: readonly ParentNode[]): Control[] {
    const fieldsByKey = roots.map(
      (root) => new Map([...root.querySelectorAll('*')].filter(isControl).map((field) => [keyOf(field), field])),
    );
    const changed: Control[] = [];
    for (const [key, value] of [...this.entered]) {
      // A cart that stands twice on the page has two of each field.
      const copies = fieldsByKey.flatMap((fields) => fields.get(key) ?? []);
      const [field] = copies;
      const before = this.printedBefore.get(key);
      // The shop has saved another quantity since the visitor left that page.
      const isOutdated = field !== undefined && before !== undefined && printedValue(field) !== before;
      if (!field || isOutdated || printedValue(field) === value) this.entered.delete(key);
      if (isOutdated) continue;
      for (const copy of copies) {
        if (currentValue(copy) === value) continue;
        setValue(copy, value);
        changed.push(copy);
      }
    }
    return changed;
  }
}

/** What the widget knows beyond the server's markup, and the component shows. */
export class CartState {
  readonly edits = new Edits();
  /** The next submit is left to the browser. */
  isSubmittingNatively = false;
  /** While it opens, the calculator has its room on the page, but its button does not call it open yet. */
  calculator: 'closed' | 'opening' | 'open' = 'closed';
  couponError: string | null = null;
  /** Runs when an answer has replaced form, totals or both, before the page's events. */
  onReplaced = (): void => {};

  private readonly touched = new WeakSet<Element>();

  /** @param show renders the component before it returns */
  constructor(
    public settings: InferSettings<typeof schema>,
    private readonly show: () => void,
  ) {}

  /** In milliseconds. */
  get timeout(): number {
    return this.settings.timeout * 1000;
  }

  /** Has something in a line of this form changed, so that its update button works? */
  isTouched(form: Element): boolean {
    return this.touched.has(form);
  }

  touch(form: HTMLFormElement): void {
    this.touched.add(form);
    this.show();
    // A script that started after us may have disabled the button once more.
    for (const button of controlsOf<HTMLButtonElement>(form, '[name=update_cart]')) button.disabled = false;
  }

  /** Enters into new markup what the shop does not know yet, and shows the rest. Returns whether a line has changed. */
  enterAgain(): boolean {
    const changed = this.edits.enterInto(cartAreas()).filter((field) => field.closest('.cart_item'));
    const forms = new Set(changed.flatMap((field) => formOf(field) ?? []));
    for (const form of forms) this.touch(form);
    if (forms.size === 0) this.show();
    return forms.size > 0;
  }

  showCouponError(text: string | null): void {
    if (this.couponError === text) return;
    this.couponError = text;
    this.show();
  }

  showCalculator(state: CartState['calculator']): void {
    this.calculator = state;
    this.show();
  }
}

let served: CartState | undefined;

/** Makes this the one cart that serves the page. Returns what ends that; undefined when another one serves it already. */
export function serve(cart: CartState): (() => void) | undefined {
  if (served) return undefined;
  served = cart;
  return () => {
    served = undefined;
  };
}

/** Does this widget act on the element? Not while no cart serves the page, and not where the page says `none`. */
export const isServed = (element: Element): boolean =>
  served !== undefined && !element.closest('[data-widget~="none"]');

/** Does this widget save the changed quantity of the element automatically? Where it does not, other scripts may. */
export const isSavedAutomatically = (element: Element): boolean =>
  isServed(element) && served?.settings.cart_update_automatically === true;
