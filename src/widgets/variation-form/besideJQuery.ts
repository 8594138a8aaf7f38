/** Plugins, media players and `takeOver`; a chunk of its own, because pages without jQuery need none of it. */
import type { JQueryCollection, JQueryStatic } from '../../core/jquery/jquery';
import { listen } from '../../core/jquery/listen';
import { emit, on } from '../../page/base/events';
import { pageGlobal } from '../../page/base/globals';
import type { FormModel } from './FormModel';
import type { Variation } from './types';

export { takeOver } from './coexistence';

type Plugin = (this: JQueryCollection, ...args: never[]) => unknown;

/** Other scripts insert forms this long after an ajax answer, in ms. */
const LATE_FORMS = 1000;

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
  for (const name in plugins) $.fn[name] ??= plugins[name];
}

function startMedia($: JQueryStatic, form: Element): void {
  const { mediaelement } = (pageGlobal('wp') ?? {}) as { mediaelement?: { settings?: unknown } };
  const media = [...form.querySelectorAll('.wp-audio-shortcode, .wp-video-shortcode')].filter(
    (element) => !element.matches('.mejs-container') && !element.parentElement?.matches('.mejs-mediaelement'),
  );
  if (!mediaelement || media.length === 0) return;
  const collection = $(media) as unknown as { mediaelementplayer?(settings: unknown): void };
  collection.mediaelementplayer?.(mediaelement.settings);
}

const scanLater = (): void => {
  window.setTimeout(() => window.StorefrontWidgets?.scan?.(), LATE_FORMS);
};

/** Defines the plugins and starts media players for a form; returns a function that ends it. */
export function serveJQuery($: JQueryStatic, model: FormModel): () => void {
  const { form } = model;
  models.set(form, model);
  definePlugins($);
  const stops = [
    listen(document, 'ajaxComplete', scanLater),
    on(form, 'show_variation', () => startMedia($, form)),
    () => models.delete(form),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
