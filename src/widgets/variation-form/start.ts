import { decodeEntities } from '../../core/dom/html';
import { pageJQuery, withJQuery } from '../../core/jquery/jquery';
import { emit } from '../../page/base/events';
import type { FormModel } from './FormModel';
import { isTaken } from './guard';
import { connect } from './listeners';
import type { Variation } from './types';

type Values = Record<string, string>;

const isMatch = (offered: Values, wanted: Values): boolean =>
  Object.keys(offered).every((name) => {
    const [ours, theirs] = [offered[name], Object.hasOwn(wanted, name) ? wanted[name] : ''];
    return !ours || !theirs || decodeEntities(ours) === decodeEntities(theirs);
  });

/** Passed to other scripts with `wc_variation_form`: jQuery collections where the page has jQuery, else elements. */
function formObject(model: FormModel): Record<string, unknown> {
  const { form, page } = model;
  const wrap = (what: unknown): unknown => pageJQuery()?.(what) ?? what;
  const find = (selector: string): unknown => wrap(form.querySelector(selector));
  return {
    $form: wrap(form),
    $attributeFields: wrap(page.selects()),
    $singleVariation: wrap(page.place()),
    $singleVariationWrap: find('.single_variation_wrap'),
    $resetVariations: find('.reset_variations'),
    $resetAlert: find('.reset_variations_alert'),
    $product: wrap(form.closest('.product')),
    get variationData() {
      return model.variations();
    },
    get useAjax() {
      return model.variations() === false;
    },
    get xhr() {
      return model.request ?? false;
    },
    get loading() {
      return !model.isChecked;
    },
    getChosenAttributes: () => page.chosen(),
    findMatchingVariations: (list: readonly Variation[], chosen: Values) =>
      list.filter(({ attributes }) => isMatch(attributes, chosen)),
    isMatch,
    toggleResetLink: (on: unknown) => page.set({ resetLink: !!on }),
  };
}

function scheduleFirstCheck(model: FormModel, legacy: 'starting' | 'started' | undefined): () => void {
  const { form, page } = model;
  // A task of its own keeps the first check short on a slow device.
  const reading = setTimeout(() => {
    model.variations();
    page.prepare({});
    page.set({});
  });
  const checking = setTimeout(() => {
    // A legacy script emits `wc_variation_form` itself, and one that is `starting` checks the form, too.
    if (!model.isChecked && legacy !== 'starting') emit(form, 'check_variations');
    if (!legacy) emit(form, 'wc_variation_form', formObject(model));
  }, page.settings.startDelay);
  return () => {
    clearTimeout(reading);
    clearTimeout(checking);
  };
}

/** Starts the model on its form, after any legacy script; returns a function that stops it. */
export function start(model: FormModel): () => void {
  const { form, page } = model;
  const $ = pageJQuery();
  const stops: (() => void)[] = [];
  const withBeside = (use: (beside: typeof import('./besideJQuery')) => void): void => {
    import('./besideJQuery').then(
      (beside) => page.signal.aborted || use(beside),
      (error: unknown) => page.signal.aborted || model.fail(error),
    );
  };
  const begin = (legacy?: 'starting' | 'started'): void => {
    stops.push(connect(model), scheduleFirstCheck(model, legacy));
  };
  if ($ && isTaken($, form)) withBeside(({ takeOver }) => begin(takeOver(form, $)));
  else begin();
  const stopWaiting = withJQuery((jQuery) => {
    model.late.loadExtras();
    withBeside(({ serveJQuery }) => stops.push(serveJQuery(jQuery, model)));
  });
  stops.push(stopWaiting);
  return () => {
    model.stop();
    for (const stop of stops) stop();
  };
}
