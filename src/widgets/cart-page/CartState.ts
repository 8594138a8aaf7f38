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

/** A quantity that the shop may not have received: the server printed `from`, the visitor entered `to`. */
export interface UnsavedQuantity {
  from: string;
  to: string;
}

type Entries = ReadonlyMap<string, string | boolean>;

/** The visitor's entries that the shop has not saved. They are kept here because each answer replaces the fields. */
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

  /** Enters everything into the new fields and drops entries that are no longer needed. Returns the changed fields. */
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

/** The state that the server's markup does not hold. The component shows it. */
export class CartState {
  readonly edits = new Edits();
  calculator: 'closed' | 'opening' | 'open' = 'closed';
  couponError: string | null = null;
  /** Called after an answer has replaced form or totals, and before the page's events. */
  onReplaced = (): void => {};

  private readonly touched = new WeakSet<Element>();

  /** @param show renders the component synchronously */
  constructor(
    public settings: InferSettings<typeof schema>,
    private readonly show: () => void,
  ) {}

  /** How long the shop may take to answer, in milliseconds. */
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

  /** Enters the visitor's entries into new fields; returns whether that changed a line of the cart. */
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
 * Makes this the cart that serves the page. Returns a function that ends that; undefined if another one serves it
 * already.
 */
export function serve(cart: CartState): (() => void) | undefined {
  if (served) return undefined;
  served = cart;
  return () => {
    served = undefined;
  };
}

/** Does a cart serve the page, and has the page not excluded the element by `data-widget="none"`? */
export const isServed = (element: Element): boolean =>
  served !== undefined && !element.closest('[data-widget~="none"]');

/** Does this widget save changed quantities automatically? Otherwise other scripts may do it. */
export const isSavedAutomatically = (element: Element): boolean =>
  isServed(element) && served?.settings.cart_update_automatically === true;
