import { type JQueryHandleObject, withJQuery } from '../../core/jquery';
import { listen, type PageEvent } from '../../core/listen';
import { isRecord } from '../../core/settings';
import { on, type PageEvents } from '../../page/events';
import type { FormModel } from './FormModel';
import { buttonsOf } from './parts';
import { tell } from './tell';
import type { Chosen, Variation } from './types';

type Records = JQueryHandleObject[] & { delegateCount?: number };

/** Spec §9: forms that arrived by ajax are looked for again after this time. */
const LATE_FORMS = 1000;

const isChosen = (value: unknown): value is Chosen => isRecord(value) && isRecord(value.data);

/**
 * Hears an event of the form before the page's other jQuery handlers on it, as the CMS's own script did: they expect the
 * form to be up to date, and their own changes to last.
 */
function hear<N extends keyof PageEvents>(
  form: Element,
  name: N,
  handler: (args: Partial<PageEvents[N]>) => void,
): () => void {
  const stop = on(form, name, handler);
  const stopWaiting = withJQuery(($) => {
    const records = $._data?.(form, 'events')?.[name] as Records | undefined;
    const ours = records?.pop();
    if (records && ours) records.splice(records.delegateCount ?? 0, 0, ours);
  });
  return () => {
    stop();
    stopWaiting();
  };
}

const within = (event: PageEvent, selector: string): Element | null =>
  event.target instanceof Element ? event.target.closest(selector) : null;

/** Connects a form's model to what visitors and other scripts do; returns what disconnects it. */
export function connect(model: FormModel): () => void {
  const { form } = model;
  const onClick = (event: PageEvent): void => {
    const button = within(event, '.single_add_to_cart_button');
    if (button && !model.mayBuy(button)) event.preventDefault();
    if (!within(event, '.reset_variations')) return;
    event.preventDefault();
    model.reset();
  };
  const onKeyDown = (event: PageEvent): void => {
    const { key } = event as Event as KeyboardEvent;
    if ((key !== 'Enter' && key !== ' ') || !within(event, '.reset_variations:not(button)')) return;
    event.preventDefault();
    model.reset();
  };
  const onSubmit = (event: Event): void => {
    const button = buttonsOf(form).find((one) => one.classList.contains('disabled')) ?? buttonsOf(form)[0];
    if (!event.defaultPrevented && button && !model.mayBuy(button)) event.preventDefault();
  };
  const onChange = (event: PageEvent): void => {
    const select = within(event, '.variations select');
    if (select instanceof HTMLSelectElement) model.change(select);
  };
  const onShow = ([, isPurchasable]: readonly unknown[]): void => {
    model.set({ button: isPurchasable ? 'ready' : 'unavailable' });
    model.extras?.startMedia(form);
  };
  const onAnnounce = (): void => {
    const { resetAlert } = model.settings;
    if (form.querySelector('.reset_variations_alert')) model.set({ resetAlert });
    else model.extras?.announce(resetAlert);
  };
  const onFocus = (): void => {
    const [first] = model.selects();
    first?.focus();
    if (first && document.activeElement !== first) model.extras?.focusNear(first);
  };
  const scanLater = (): void => {
    const scan = (): void => (window.StorefrontWidgets as { scan?(): void } | undefined)?.scan?.();
    window.setTimeout(scan, LATE_FORMS);
  };
  // First of all listeners, whoever sends the form: what is not complete goes nowhere.
  form.addEventListener('submit', onSubmit, true);
  const stops = [
    () => form.removeEventListener('submit', onSubmit, true),
    listen(form, 'submit', onSubmit),
    listen(form, 'click', onClick),
    listen(form, 'keydown', onKeyDown),
    listen(form, 'change', onChange),
    listen(document, 'ajaxComplete', scanLater),
    // The small pictures are there only now.
    on(document, 'wc-product-gallery-after-init', () => model.pictures.refresh()),
    hear(form, 'check_variations', ([chosen]) => model.check(isChosen(chosen) ? chosen : undefined)),
    hear(form, 'update_variation_values', () => model.updateValues()),
    hear(form, 'found_variation', ([variation]) => variation && model.found(variation as Variation)),
    hear(form, 'show_variation', onShow),
    hear(form, 'hide_variation', () => model.set({ button: 'select' })),
    hear(form, 'reset_data', () => model.resetData()),
    hear(form, 'reset_image', () => model.pictures.show()),
    hear(form, 'announce_reset', onAnnounce),
    hear(form, 'clear_reset_announcement', () => model.set({ resetAlert: undefined })),
    hear(form, 'reset_focus', onFocus),
    hear(form, 'reload_product_variations', () => {
      model.reload();
      tell(form, 'check_variations');
    }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
