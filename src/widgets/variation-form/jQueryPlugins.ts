import type { JQueryCollection, JQueryStatic } from '../../core/jquery';
import type { FormModel } from './FormModel';
import type { Variation } from './types';

type Plugin = (this: JQueryCollection, ...args: never[]) => unknown;

const elementsOf = (collection: JQueryCollection): Element[] => Array.from(collection as unknown as ArrayLike<Element>);

function setContent(element: Element, content: string): void {
  if (!element.hasAttribute('data-o_content')) element.setAttribute('data-o_content', element.textContent ?? '');
  element.textContent = content;
}

function resetContent(element: Element): void {
  const original = element.getAttribute('data-o_content');
  if (original !== null) element.textContent = original;
}

function setAttribute(element: Element, name: string, value: string | false): void {
  if (!element.hasAttribute(`data-o_${name}`)) {
    element.setAttribute(`data-o_${name}`, element.getAttribute(name) ?? '');
  }
  if (value === false) element.removeAttribute(name);
  else element.setAttribute(name, value);
}

function resetAttribute(element: Element, name: string): void {
  const original = element.getAttribute(`data-o_${name}`);
  if (original !== null) element.setAttribute(name, original);
}

/** Back to the first slide, unless this variation's picture is on show. */
function moveTo(model: FormModel, variation?: Variation): void {
  const imageId = variation?.image_id || undefined;
  if (String(model.view.imageId ?? '') === String(imageId ?? '')) return;
  model.set({ imageId });
  const gallery = model.form.closest('.product')?.querySelector('.images');
  if (gallery) model.tell(gallery, 'woocommerce_gallery_reset_slide_position');
}

/**
 * The plugins that other scripts call (contract §19), where no script of the page defines them. Those about pictures work
 * on our forms; `modelOf` knows these.
 */
export function definePlugins($: JQueryStatic, modelOf: (form: Element) => FormModel | undefined): void {
  const each = <A extends unknown[]>(run: (element: Element, ...args: A) => void): Plugin =>
    function (this: JQueryCollection, ...args: never[]) {
      for (const element of elementsOf(this)) run(element, ...(args as unknown as A));
      return this;
    };
  const show = (form: Element, variation?: Variation | false): void =>
    modelOf(form)?.pictures.show(variation || undefined);
  const plugins: Record<string, Plugin> = {
    wc_set_content: each(setContent),
    wc_reset_content: each(resetContent),
    wc_set_variation_attr: each(setAttribute),
    wc_reset_variation_attr: each(resetAttribute),
    wc_variations_image_update: each(show),
    wc_variations_image_reset: each((form) => show(form)),
    wc_maybe_trigger_slide_position_reset: each((form, variation?: Variation | false) => {
      const model = modelOf(form);
      if (model) moveTo(model, variation || undefined);
    }),
  };
  for (const name in plugins) $.fn[name] ??= plugins[name];
}
