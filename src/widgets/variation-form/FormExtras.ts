import { announce } from '../../page/announce';
import { tabbable } from '../../page/focus';
import { showAlert } from '../../ui/alert/alert';
import { Details } from './Details';
import type { FormPage } from './FormPage';
import { fadeIn, slide } from './motion';

/** What a form needs a moment after a choice; fetched at the visitor's first touch, or when it is wanted. */
export class FormExtras {
  readonly details: Details;
  readonly slide = slide;
  readonly fadeIn = fadeIn;
  /** Says what screen readers would not hear otherwise. */
  readonly announce = announce;

  constructor(private model: FormPage) {
    this.details = new Details(model);
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
