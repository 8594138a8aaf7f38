import { withJQuery } from '../../core/jquery';
import { announce } from '../../page/announce';
import { tabbable } from '../../page/focus';
import { showAlert } from '../../ui/alert/alert';
import { Details } from './Details';
import type { FormModel } from './FormModel';
import { formObject } from './formObject';
import { definePlugins, startMedia } from './jQueryPlugins';
import { fadeIn, slide } from './motion';

/** What a form needs a moment after it has started, or after a choice; arrives on its own. */
export class FormExtras {
  readonly details: Details;
  readonly slide = slide;
  readonly fadeIn = fadeIn;
  /** Starts audio and video in the details. */
  readonly startMedia = startMedia;
  /** Says what screen readers would not hear otherwise. */
  readonly announce = announce;

  constructor(private model: FormModel) {
    this.details = new Details(model);
  }

  /** Defines the page's jQuery plugins for forms; `modelOf` knows ours. Returns what stops waiting for jQuery. */
  static offerPlugins(modelOf: (form: Element) => FormModel | undefined): () => void {
    return withJQuery(($) => definePlugins($, modelOf));
  }

  /** Introduces the form to other scripts. */
  introduce(): void {
    this.model.tell(this.model.form, 'wc_variation_form', formObject(this.model));
  }

  /** Says why the button does not add to the cart (spec §5); silent while the server is asked. */
  refuse({ classList }: Element): void {
    const { unavailable, makeSelection } = this.model.settings;
    const isUnavailable = classList.contains('wc-variation-is-unavailable');
    if (!isUnavailable && !classList.contains('wc-variation-selection-needed')) return;
    void showAlert({ type: 'warning', message: isUnavailable ? unavailable : makeSelection });
  }

  /** Focuses what stands for a select that cannot have the focus itself. */
  focusNear(select: Element): void {
    const cell = select.closest('td, li, tr') ?? select.parentElement;
    if (cell) tabbable(cell)[0]?.focus();
  }
}
