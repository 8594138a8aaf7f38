import type { BindItem } from '../../core/react/Bind';
import { sync } from '../../core/react/hooks';
import type { InferSettings } from '../../core/settings/settings';
import { chosenOf, detailsOf, selectsOf } from './markup';
import type { Availability, Chosen, Quantity, Variation, VariationImage } from './rules';
import type { settings as schema } from './settings';

/** The visible state of a form; undefined parts stay as the server printed them. */
export interface View {
  variation?: Variation;
  /** With the field that it is for: one that a script puts in its place later has bounds of its own. */
  quantity?: Quantity & { field: HTMLInputElement };
  id?: number | '';
  /** `select`: the choice is incomplete. `unknown`: the server did not answer. Undefined before the first check. */
  button?: 'ready' | 'select' | 'unavailable' | 'unknown';
  /** Why the server's answer is missing, in words for the visitor. */
  failure?: string;
  isBusy?: boolean;
  image?: VariationImage;
  /** The variation's own gallery, in place of the product's. */
  gallery?: Element;
  imageId?: number | string;
  /** The product's picture, where the server's is the placeholder of a lazy loader. */
  product?: readonly BindItem[];
  availability?: Availability;
  resetLink?: boolean;
  resetAlert?: string;
  noMatch?: boolean;
  details?: string;
  /** The shown details are those of the variation before. */
  areDetailsOld?: boolean;
  areDetailsShown?: true;
}

/** A form on its page, and its view. Lazy parts read the page through it, because they may not import `markup.ts`. */
export class FormPage {
  readonly view: View = {};
  changedField?: HTMLInputElement;
  private isStale = false;

  constructor(
    readonly form: HTMLElement,
    public settings: InferSettings<typeof schema>,
    private readonly render: () => void,
    readonly signal: AbortSignal,
  ) {}

  /** Renders synchronously, because the script that caused the change may read the page in its next line. */
  set(change: Partial<View>): void {
    const { view } = this;
    this.isStale ||= Object.entries(change).some(([key, value]) => view[key as keyof View] !== value);
    Object.assign(view, change);
    if (!this.isStale || this.signal.aborted) return;
    this.isStale = false;
    sync(this.render);
  }

  /** Changes the view without rendering; the next `set` renders it, too. */
  prepare(change: Partial<View>): void {
    Object.assign(this.view, change);
    this.isStale = true;
  }

  selects(): HTMLSelectElement[] {
    return selectsOf(this.form);
  }

  chosen(): Chosen {
    return chosenOf(this.form);
  }

  place(): HTMLElement | null {
    return detailsOf(this.form);
  }
}
