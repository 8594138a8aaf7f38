import type { InferSettings } from '../../core/settings/settings';
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

/** A quantity that the shop may not have: `from` is what the server printed, `to` what the visitor entered. */
export interface UnsavedQuantity {
  from: string;
  to: string;
}

type Entries = ReadonlyMap<string, string | boolean>;

/** What the visitor has entered and the shop has not saved; kept here because every answer replaces the fields. */
export class Edits {
  private readonly entered = new Map<string, string | boolean>();
  private readonly printedBefore = new Map<string, string>();

  record(target: unknown): void {
    if (!isControl(target) || !target.name) return;
    this.entered.set(keyOf(target), currentValue(target));
    this.printedBefore.delete(keyOf(target));
  }

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

  markSaved(sent: Entries): void {
    for (const [key, value] of sent) if (this.entered.get(key) === value) this.entered.delete(key);
  }

  forget(name: string): void {
    this.entered.delete(name);
  }

  /** Enters everything again, into new fields; drops entries without a use. Returns the fields that changed. */
  enterInto(roots: readonly ParentNode[]): Control[] {
    const fieldsByKey = roots.map(
      (root) => new Map([...root.querySelectorAll('*')].filter(isControl).map((field) => [keyOf(field), field])),
    );
    const changed: Control[] = [];
    for (const [key, value] of [...this.entered]) {
      const copies = fieldsByKey.flatMap((fields) => fields.get(key) ?? []);
      const [field] = copies;
      const before = this.printedBefore.get(key);
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

/** State that the server's markup does not hold, and that the component shows. */
export class CartState {
  readonly edits = new Edits();
  isSubmittingNatively = false;
  calculator: 'closed' | 'opening' | 'open' = 'closed';
  couponError: string | null = null;
  /** Runs after an answer has replaced form or totals, before the page's events. */
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

  isTouched(form: Element): boolean {
    return this.touched.has(form);
  }

  touch(form: HTMLFormElement): void {
    this.touched.add(form);
    this.show();
    // A script that started later may have disabled the button again.
    for (const button of controlsOf<HTMLButtonElement>(form, '[name=update_cart]')) button.disabled = false;
  }

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

/**
 * Makes this the one cart that serves the page. Returns a function that ends that; undefined when another one serves
 * it.
 */
export function serve(cart: CartState): (() => void) | undefined {
  if (served) return undefined;
  served = cart;
  return () => {
    served = undefined;
  };
}

/** Does a cart serve the page, and has the page not excluded the element with `none`? */
export const isServed = (element: Element): boolean =>
  served !== undefined && !element.closest('[data-widget~="none"]');

/** Does this widget save changed quantities automatically? If not, other scripts may. */
export const isSavedAutomatically = (element: Element): boolean =>
  isServed(element) && served?.settings.cart_update_automatically === true;
