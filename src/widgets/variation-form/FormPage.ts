import { sync } from '../../core/react/sync';
import type { InferSettings } from '../../core/settings';
import { chosenOf, detailsOf, selectsOf } from './markup';
import type { settings as schema } from './settings';
import type { Availability, Chosen, Quantity, Variation, VariationImage } from './types';

/** What the page shows of the form's state. What is undefined stands as the server has it. */
export interface View {
  variation?: Variation;
  quantity?: Quantity;
  /** The value of the hidden variation ids. */
  id?: number | '';
  /** `select`: there is still something to choose; undefined before the first check. */
  button?: 'ready' | 'select' | 'unavailable';
  /** A request to the server is under way. */
  isBusy?: boolean;
  /** Takes the place of the first picture of the gallery. */
  image?: VariationImage;
  imageId?: number | string;
  availability?: Availability;
  resetLink?: boolean;
  resetAlert?: string;
  noMatch?: boolean;
  /** The HTML in `.single_variation`. */
  details?: string;
  /** `block` where a style sheet hides the details and counts on a script to show them. */
  detailsDisplay?: string;
}

/**
 * A form on its page: what is read from it, and what it shows. All parts of a form share it; those that are loaded on demand
 * use its methods in place of `markup.ts`, because importing from the widget's chunk would fetch that again after a retry.
 */
export class FormPage {
  readonly view: View = {};
  /** The quantity field that a variation has changed; announced with the next details. */
  changedField?: HTMLInputElement;
  /** Does the page show something else than the view? */
  private isStale = false;

  constructor(
    readonly form: HTMLElement,
    public settings: InferSettings<typeof schema>,
    private readonly render: () => void,
    /** Aborts when the widget leaves the form. */
    readonly signal: AbortSignal,
  ) {}

  /** Changes what the page shows, at once: the script that caused it may read it in its next line. */
  set(change: Partial<View>): void {
    const { view } = this;
    this.isStale ||= Object.entries(change).some(([key, value]) => view[key as keyof View] !== value);
    Object.assign(view, change);
    if (!this.isStale || this.signal.aborted) return;
    this.isStale = false;
    sync(this.render);
  }

  /** Changes the view without rendering it; the next `set` does. */
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

  /** Where the details of a variation appear. */
  place(): HTMLElement | null {
    return detailsOf(this.form);
  }
}
