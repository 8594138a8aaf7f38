import { decodeEntities } from '../../core/html';
import { pageJQuery } from '../../core/jquery';
import type { FormModel } from './FormModel';
import type { Variation } from './types';

type Values = Record<string, string>;

const isMatch = (offered: Values, wanted: Values): boolean =>
  Object.keys(offered).every((name) => {
    const [ours, theirs] = [offered[name], Object.hasOwn(wanted, name) ? wanted[name] : ''];
    return !ours || !theirs || decodeEntities(ours) === decodeEntities(theirs);
  });

/** What `wc_variation_form` hands to other scripts: collections where the page has jQuery, else elements. */
export function formObject(model: FormModel): Record<string, unknown> {
  const { form } = model;
  const wrap = (what: unknown): unknown => pageJQuery()?.(what) ?? what;
  const find = (selector: string): unknown => wrap(form.querySelector(selector));
  return {
    $form: wrap(form),
    $attributeFields: wrap(model.selects()),
    $singleVariation: wrap(model.place()),
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
      return !model.isStarted;
    },
    getChosenAttributes: () => model.chosen(),
    findMatchingVariations: (list: readonly Variation[], chosen: Values) =>
      list.filter(({ attributes }) => isMatch(attributes, chosen)),
    isMatch,
    toggleResetLink: (on: unknown) => model.set({ resetLink: !!on }),
  };
}
