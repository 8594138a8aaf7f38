import { type JQueryHandleObject, withJQuery } from '../../core/jquery';
import { listen, type PageEvent } from '../../core/listen';
import { isRecord } from '../../core/settings';
import { emit, on, type PageEvents } from '../../page/events';
import type { FormModel } from './FormModel';
import { BUTTONS } from './parts';
import type { Chosen, Variation } from './types';

type Records = JQueryHandleObject[] & { delegateCount?: number };

const isChosen = (value: unknown): value is Chosen => isRecord(value) && isRecord(value.data);

type Heard = { [N in keyof PageEvents]?: (args: Partial<PageEvents[N]>) => void };

/**
 * Hears events of the form before the page's other jQuery handlers on it, as the CMS's own script did: they expect the form
 * to be up to date, and their own changes to last.
 */
function hearFirst(form: Element, heard: Heard): (() => void)[] {
  const names = Object.keys(heard) as (keyof Heard)[];
  const stops = names.map((name) => on(form, name, heard[name] as (args: readonly unknown[]) => void));
  const stopWaiting = withJQuery(($) => {
    const events = $._data?.(form, 'events');
    for (const name of names) {
      const records = events?.[name] as Records | undefined;
      const ours = records?.pop();
      if (records && ours) records.splice(records.delegateCount ?? 0, 0, ours);
    }
  });
  return [...stops, stopWaiting];
}

const within = (event: PageEvent, selector: string): Element | null =>
  event.target instanceof Element ? event.target.closest(selector) : null;

/** Connects a form's model to what visitors and other scripts do; returns what disconnects it. */
export function connect(model: FormModel): () => void {
  const { form } = model;
  const onClick = (event: PageEvent): void => {
    const button = within(event, BUTTONS);
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
    const button = form.querySelector(`${BUTTONS}.disabled`) ?? form.querySelector(BUTTONS);
    if (!event.defaultPrevented && button && !model.mayBuy(button)) event.preventDefault();
  };
  const onChange = (event: PageEvent): void => {
    const select = within(event, '.variations select');
    if (select instanceof HTMLSelectElement) model.change(select);
  };
  const onAnnounce = (): void => {
    const { resetAlert } = model.settings;
    if (form.querySelector('.reset_variations_alert')) model.set({ resetAlert });
    else model.later((extras) => extras.announce(resetAlert));
  };
  const onFocus = (): void => {
    const [first] = model.selects();
    first?.focus();
    if (first && document.activeElement !== first) model.later((extras) => extras.focusNear(first));
  };
  let due = 0;
  // The fields have their old values still when `reset` is heard.
  const onReset = (event: PageEvent): void => {
    clearTimeout(due);
    due = window.setTimeout(() => {
      const [first] = model.selects();
      if (!first || event.defaultPrevented) return;
      // The browser does not know the options that are taken out.
      model.set({ availability: undefined });
      for (const { options } of model.selects()) {
        const given = [...options].find((option) => option.hasAttribute('selected')) ?? options[0];
        if (given) given.selected = true;
      }
      model.change(first);
    });
  };
  // First of all listeners, whoever sends the form: what is not complete goes nowhere.
  form.addEventListener('submit', onSubmit, true);
  const stops = [
    () => form.removeEventListener('submit', onSubmit, true),
    listen(form, 'submit', onSubmit),
    listen(form, 'click', onClick),
    listen(form, 'keydown', onKeyDown),
    listen(form, 'change', onChange),
    // The host may be an element inside the form.
    listen(form.closest('form') ?? form, 'reset', onReset),
    () => clearTimeout(due),
    // The small pictures are there only now.
    on(document, 'wc-product-gallery-after-init', () => model.pictures.refresh()),
    ...hearFirst(form, {
      check_variations: ([chosen]) => model.check(isChosen(chosen) ? chosen : undefined),
      update_variation_values: () => model.updateValues(),
      found_variation: ([variation]) => variation && model.found(variation as Variation),
      show_variation: ([, isPurchasable]) => model.set({ button: isPurchasable ? 'ready' : 'unavailable' }),
      hide_variation: () => model.set({ button: 'select' }),
      reset_data: () => model.resetData(),
      reset_image: () => model.pictures.show(),
      announce_reset: onAnnounce,
      clear_reset_announcement: () => model.set({ resetAlert: undefined }),
      reset_focus: onFocus,
      reload_product_variations: () => {
        model.reload();
        emit(form, 'check_variations');
      },
    }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
