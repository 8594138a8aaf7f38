/** For pages with jQuery: WooCommerce's plugins, media players, and taking the form over from its script. */
import { setServerHtml } from '../../core/dom/html';
import type { JQueryCollection, JQueryHandleObject, JQueryStatic } from '../../core/jquery/jquery';
import { listen } from '../../core/jquery/listen';
import { emit, on } from '../../page/base/events';
import { pageGlobal } from '../../page/base/globals';
import type { FormModel } from './FormModel';
import type { Variation } from './rules';

type Plugin = (this: JQueryCollection, ...args: never[]) => unknown;

/** How long after an ajax answer other scripts may insert forms, in ms. */
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

/** Defines the plugins and starts media players for a form; returns a function that stops it. */
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

interface LegacyForm {
  loading?: unknown;
  xhr?: { abort?(): void } | false;
  $singleVariation?: unknown;
}

interface Removable {
  off(types: string, selector: unknown, handler: unknown): void;
}

type Plugins = Record<string, ((this: unknown) => unknown) | undefined>;

const instanceOf = ({ data }: JQueryHandleObject): LegacyForm | undefined =>
  (data as { variationForm?: LegacyForm } | null | undefined)?.variationForm;

function restore(form: HTMLElement, wrap: (what: unknown) => JQueryCollection): void {
  for (const select of form.querySelectorAll<HTMLSelectElement>('.variations select')) {
    const html = wrap(select).data('attribute_html');
    if (typeof html !== 'string') continue;
    const { value } = select;
    setServerHtml(select, html);
    select.value = value;
  }
  const plugins = wrap(form) as unknown as Plugins;
  plugins.wc_variations_image_reset?.call(plugins);
  const contents = wrap(form.closest('.product')?.querySelectorAll('[data-o_content]')) as unknown as Plugins;
  contents.wc_reset_content?.call(contents);
  form.querySelector('.single_variation')?.replaceChildren();
  form.querySelector('.wc-no-matching-variations')?.parentElement?.remove();
}

/**
 * Removes the handlers of WooCommerce's script. `starting`: its first check is still to come. Undefined: it has none.
 */
export function takeOver(form: HTMLElement, $: JQueryStatic): 'starting' | 'started' | undefined {
  const records = Object.values($._data?.(form, 'events') ?? {}).flatMap((list) => list ?? []);
  const legacy = records.filter(instanceOf);
  const instance = legacy[0] && instanceOf(legacy[0]);
  if (!instance) return undefined;
  const target = $(form) as unknown as Removable;
  for (const { origType, namespace, selector, handler } of legacy) {
    target.off(namespace ? `${origType}.${namespace}` : origType, selector ?? null, handler);
  }
  // Emptied, because the script's delayed details may still arrive.
  instance.$singleVariation = $([]);
  if (instance.xhr) instance.xhr.abort?.();
  restore(form, $);
  return instance.loading === true ? 'starting' : 'started';
}
