/** WooCommerce's jQuery plugins for the form, which scripts call while they hear its first check. */
import type { JQueryCollection, JQueryStatic } from '../../core/jquery/jquery';
import { emit } from '../../page/base/events';
import { TOLD } from './atRest';
import type { FormModel } from './FormModel';
import type { Variation } from './rules';

type Plugin = (this: JQueryCollection, ...args: never[]) => unknown;

const models = new WeakMap<Element, FormModel>();

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

function showPicture(form: Element, variation?: Variation | false): void {
  models.get(form)?.gallery.show(variation || undefined);
}

function resetSlide(form: Element, variation?: Variation | false): void {
  const model = models.get(form);
  const imageId = (variation || undefined)?.image_id || undefined;
  if (!model || String(model.view.imageId ?? '') === String(imageId ?? '')) return;
  model.page.set({ imageId });
  const gallery = form.closest('.product')?.querySelector('.images');
  if (gallery) emit(gallery, 'woocommerce_gallery_reset_slide_position');
}

function definePlugins($: JQueryStatic): void {
  const each = <A extends unknown[]>(run: (element: Element, ...args: A) => void): Plugin =>
    function (this: JQueryCollection, ...args: never[]) {
      for (const element of elementsOf(this)) run(element, ...(args as unknown as A));
      return this;
    };
  const plugins: Record<string, Plugin> = {
    wc_set_content: each(setContent),
    wc_reset_content: each(resetContent),
    wc_set_variation_attr: each(setAttribute),
    wc_reset_variation_attr: each(resetAttribute),
    wc_variations_image_update: each(showPicture),
    wc_variations_image_reset: each((form) => showPicture(form)),
    wc_maybe_trigger_slide_position_reset: each(resetSlide),
  };
  for (const name in plugins) {
    const { [name]: known } = $.fn as Record<string, object | undefined>;
    if (!known || TOLD in known) $.fn[name] = plugins[name];
  }
}

/** Defines the plugins, and lets them reach the form; returns a function that ends the latter. */
export function servePlugins($: JQueryStatic, model: FormModel): () => void {
  const { form } = model;
  models.set(form, model);
  definePlugins($);
  return () => void models.delete(form);
}
