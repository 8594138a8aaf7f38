import { setServerHtml } from '../../core/dom/html';
import type { JQueryCollection, JQueryHandleObject, JQueryStatic } from '../../core/jquery/jquery';

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

/** Removes a legacy script's handlers. `starting`: its first check is still to come; undefined: it has no handlers. */
export function takeOver(form: HTMLElement, $: JQueryStatic): 'starting' | 'started' | undefined {
  const records = Object.values($._data?.(form, 'events') ?? {}).flatMap((list) => list ?? []);
  const legacy = records.filter(instanceOf);
  const instance = legacy[0] && instanceOf(legacy[0]);
  if (!instance) return undefined;
  const target = $(form) as unknown as Removable;
  for (const { origType, namespace, selector, handler } of legacy) {
    target.off(namespace ? `${origType}.${namespace}` : origType, selector ?? null, handler);
  }
  // Replaced, because the legacy script may still show its details after their delay.
  instance.$singleVariation = $([]);
  if (instance.xhr) instance.xhr.abort?.();
  restore(form, $);
  return instance.loading === true ? 'starting' : 'started';
}
