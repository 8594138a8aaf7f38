import { pageJQuery } from '../../core/jquery';
import { emit } from '../../page/events';

let due = false;

/** Is the legacy script there? It makes its round over the remaining forms, and tells so itself. */
function legacyTells(): boolean {
  const handlers = pageJQuery()?._data?.(document, 'events')?.wc_variation_form;
  return handlers?.some(({ namespace }) => namespace === 'wvs') ?? false;
}

/** Tells plugins that swatches have started: once for all forms that start together. */
export function announceStart(): void {
  if (due || legacyTells()) return;
  due = true;
  queueMicrotask(() => {
    due = false;
    emit(document, 'woo_variation_swatches_init');
    emit(document, 'woo_variation_swatches_loaded');
  });
}
