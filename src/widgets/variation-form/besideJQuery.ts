import type { JQueryStatic } from '../../core/jquery';
import { listen } from '../../core/listen';
import { on } from '../../page/events';
import type { FormModel } from './FormModel';
import { definePlugins } from './jQueryPlugins';
import { startMedia } from './media';

export { takeOver } from './legacy';

/** Spec §9: forms that arrived by ajax are looked for again after this time. */
const LATE_FORMS = 1000;

const models = new WeakMap<Element, FormModel>();

const scanLater = (): void => {
  const scan = (): void => window.StorefrontWidgets?.scan?.();
  window.setTimeout(scan, LATE_FORMS);
};

/** What a form has only where the page has jQuery: plugins that others call, media players. Returns what ends it. */
export function serveJQuery($: JQueryStatic, model: FormModel): () => void {
  const { form } = model;
  models.set(form, model);
  definePlugins($, (one) => models.get(one));
  const stops = [
    listen(document, 'ajaxComplete', scanLater),
    on(form, 'show_variation', () => startMedia($, form)),
    () => models.delete(form),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
