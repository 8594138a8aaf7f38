/** For pages with jQuery: media players, and taking the form over from WooCommerce's script. */
import { setServerHtml } from '../../core/dom/html';
import type { JQueryCollection, JQueryHandleObject, JQueryStatic } from '../../core/jquery/jquery';
import { listen } from '../../core/jquery/listen';
import { on } from '../../page/base/events';
import { pageGlobal } from '../../page/base/globals';
import type { FormModel } from './FormModel';

/** How long after an ajax answer other scripts may insert forms, in ms. */
const LATE_FORMS = 1000;

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

/** Starts media players for a form; returns a function that stops it. */
export function serveJQuery($: JQueryStatic, { form }: FormModel): () => void {
  const stops = [listen(document, 'ajaxComplete', scanLater), on(form, 'show_variation', () => startMedia($, form))];
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
