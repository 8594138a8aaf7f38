/** The element `wc-order-attribution-inputs`: hidden inputs that go with a form. */
import type { FieldValues } from './fields';

/** The name of the element. */
export const INPUTS = 'wc-order-attribution-inputs';

type Given = Partial<FieldValues>;

/** Which inputs there are: field names, and what stands before them. Undefined while nothing is served. */
interface Form {
  prefix: string;
  fields: readonly string[];
}

/** Is it one of the inputs that we make? */
const isInput = (node: Node): node is HTMLInputElement => node instanceof HTMLInputElement && !!node.dataset.field;

let form: Form | undefined;

/** What copies that come later start with. */
let latest: Given = {};

/** The copies that hold inputs: one for each form; without any in a form, the first. Two would be sent twice. */
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

function arrange(): void {
  const all = elements();
  const kept = holders(all);
  for (const element of all) element.serve(kept.has(element) ? form : undefined);
}

class AttributionInputs extends HTMLElement {
  private given: Given | undefined;
  private inputs: readonly HTMLInputElement[] | undefined;
  private serverNodes: readonly Node[] = [];

  /** The fields' values; null and what is missing becomes an empty input. */
  get values(): Given {
    return this.given ?? latest;
  }

  set values(values: Given | null | undefined) {
    this.given = values ?? {};
    this.fill();
  }

  connectedCallback(): void {
    // Scripts may have set it before the element was defined: an own property hides the setter.
    const early = Object.getOwnPropertyDescriptor(this, 'values');
    if (early) {
      delete (this as { values?: unknown }).values;
      this.values = early.value as Given;
    }
    arrange();
  }

  /** Another copy may hold the inputs now. One that was only moved is in its new place already. */
  disconnectedCallback(): void {
    arrange();
  }

  /** Makes the inputs, or puts back what the server had. */
  serve(next: Form | undefined): void {
    // Scripts clone forms: a copy brings inputs of ours that nobody fills any more, and they would be sent, too.
    if (!this.inputs) for (const node of [...this.childNodes]) if (isInput(node)) node.remove();
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

/** Defines the element, and answers a later definition by another script with nothing: it would throw. */
function define(): void {
  if (customElements.get(INPUTS)) return;
  customElements.define(INPUTS, AttributionInputs);
  const original = customElements.define;
  customElements.define = function (name, ...rest) {
    if (name !== INPUTS) original.call(this, name, ...rest);
  };
}

/** Serves the page's elements, also those that come later. Returns what ends it. */
export function serveInputs(prefix: string, fields: readonly string[]): () => void {
  form = { prefix, fields };
  define();
  arrange();
  return () => {
    form = undefined;
    arrange();
  };
}

/** Sets the values of all elements, also of those that come later. */
export function fillInputs(values: Given): void {
  latest = values;
  for (const element of elements()) element.values = values;
}
