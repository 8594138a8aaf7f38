import { sync } from '../../core/react/sync';
import type { InferSettings } from '../../core/settings/settings';
import { chosenOf, detailsOf, selectsOf } from './markup';
import type { Availability, Chosen, Quantity, Variation, VariationImage } from './rules';
import type { settings as schema } from './settings';

/** What the page shows of the form's state; an undefined value stays as the server printed it. */
export interface View {
  variation?: Variation;
  quantity?: Quantity;
  id?: number | '';
  /** `select`: a choice is not complete; `unknown`: the server did not say; undefined before the first check. */
  button?: 'ready' | 'select' | 'unavailable' | 'unknown';
  /** Why the server did not say which variation this is. */
  failure?: string;
  isBusy?: boolean;
  image?: VariationImage;
  imageId?: number | string;
  availability?: Availability;
  resetLink?: boolean;
  resetAlert?: string;
  noMatch?: boolean;
  details?: string;
  /** `block` where a style sheet hides the details and expects a script to show them. */
  detailsDisplay?: string;
}

/** A form on its page. Chunks on demand use it: importing `markup.ts` loads the widget's chunk again after a retry. */
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

  /** Renders at once, because the script that caused the change may read the page in its next line. */
  set(change: Partial<View>): void {
    const { view } = this;
    this.isStale ||= Object.entries(change).some(([key, value]) => view[key as keyof View] !== value);
    Object.assign(view, change);
    if (!this.isStale || this.signal.aborted) return;
    this.isStale = false;
    sync(this.render);
  }

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
