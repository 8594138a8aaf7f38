import { isTag } from '../../core/dom/nodes';
import { isRecord } from '../../core/settings/settings';
import { pageGlobal } from '../../page/base/globals';
import type { FieldValues } from './shop';

/** The name of the custom element. */
export const INPUTS = 'wc-order-attribution-inputs';

type Values = Partial<FieldValues>;

interface InputNames {
  prefix: string;
  fields: readonly string[];
}

let names: InputNames | undefined;

let latestValues: Values = {};

/** The elements that get inputs: the first in each form, else the first of all. More inputs would be sent twice. */
export function holders<T extends Element>(all: readonly T[]): Set<T> {
  const byForm = new Map<Element, T>();
  for (const one of all) {
    const owner = one.closest('form');
    if (owner && !byForm.has(owner)) byForm.set(owner, one);
  }
  return new Set(byForm.size > 0 ? byForm.values() : all.slice(0, 1));
}

const elements = (): AttributionInputs[] =>
  [...document.querySelectorAll(INPUTS)].filter((one): one is AttributionInputs => one instanceof AttributionInputs);

function renderAll(): void {
  const all = elements();
  const kept = holders(all);
  for (const element of all) element.render(kept.has(element) ? names : undefined);
}

const isOurInput = (node: Node): node is HTMLInputElement => isTag(node, 'input') && !!node.dataset.field;

class AttributionInputs extends HTMLElement {
  private ownValues: Values | undefined;
  private inputs: readonly HTMLInputElement[] | undefined;
  private serverNodes: readonly Node[] = [];

  get values(): Values {
    return this.ownValues ?? latestValues;
  }

  set values(values: Values | null | undefined) {
    this.ownValues = values ?? {};
    this.fill();
  }

  connectedCallback(): void {
    // A script may have set `values` before the element was defined; such a property hides the setter.
    const early = Object.getOwnPropertyDescriptor(this, 'values');
    if (early) {
      delete (this as { values?: unknown }).values;
      this.values = early.value as Values;
    }
    renderAll();
  }

  disconnectedCallback(): void {
    renderAll();
  }

  render(next: InputNames | undefined): void {
    // A cloned form contains copies of our inputs, which would be sent although nobody fills them.
    if (!this.inputs) for (const node of [...this.childNodes]) if (isOurInput(node)) node.remove();
    if (!next === !this.inputs) return;
    if (next) {
      this.serverNodes = [...this.childNodes];
      this.inputs = next.fields.map((field) => {
        const input = document.createElement('input');
        input.type = 'hidden';
        input.name = next.prefix + field;
        input.dataset.field = field;
        return input;
      });
      this.replaceChildren(...this.inputs);
      this.fill();
    } else {
      this.inputs = undefined;
      this.replaceChildren(...this.serverNodes);
    }
  }

  private fill(): void {
    for (const input of this.inputs ?? []) input.value = this.values[input.dataset.field ?? ''] ?? '';
  }
}

/** Defines the element and ignores a later definition by another script, which would throw. */
function define(): void {
  if (customElements.get(INPUTS)) return;
  customElements.define(INPUTS, AttributionInputs);
  const original = customElements.define;
  customElements.define = function (name, ...rest) {
    if (name !== INPUTS) original.call(this, name, ...rest);
  };
}

/** Adds inputs to the page's elements, including later ones. Returns a function that removes them. */
export function startInputs(prefix: string, fields: readonly string[]): () => void {
  names = { prefix, fields };
  define();
  renderAll();
  return () => {
    names = undefined;
    renderAll();
  };
}

/** Sets the values of all elements, including later ones. */
export function fillInputs(values: Values): void {
  latestValues = values;
  for (const element of elements()) element.values = values;
}

const NAMESPACE = 'woocommerce/order-attribution';

interface Data {
  dispatch(
    store: unknown,
  ): { setExtensionData?(namespace: string, values: FieldValues, replace: boolean): void } | undefined;
  subscribe?(listener: () => void, store?: unknown): () => void;
}

function checkoutStore(): { data: Data; key: unknown } | null {
  const data = pageGlobal('wp')?.data;
  const blocks = pageGlobal('wc')?.wcBlocksData;
  if (!isRecord(data) || typeof data.dispatch !== 'function') return null;
  const key = isRecord(blocks) ? blocks.CHECKOUT_STORE_KEY : undefined;
  return key ? { data: data as unknown as Data, key } : null;
}

/** Passes the values to the store of the block checkout, if there is one. */
export function fillBlocks(values: FieldValues): void {
  const store = checkoutStore();
  store?.data.dispatch(store.key)?.setExtensionData?.(NAMESPACE, values, true);
}

/**
 * Calls `onChange` at the first change of the block checkout's store, which may start after us. Returns a stop
 * function.
 */
export function onFirstBlocksChange(onChange: () => void): () => void {
  const store = checkoutStore();
  if (!store?.data.subscribe) return () => {};
  const stop = store.data.subscribe(() => {
    stop();
    onChange();
  }, store.key);
  return stop;
}
