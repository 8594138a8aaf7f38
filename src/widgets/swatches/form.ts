import { useLayoutEffect, useMemo, useReducer, useState } from 'react';
import { isElement } from '../../core/dom/nodes';
import { onMutations } from '../../core/hosts/mutations';
import { pageJQuery } from '../../core/jquery/jquery';
import { listen } from '../../core/jquery/listen';
import { sync } from '../../core/react/hooks';
import { attributeSettings, scriptSettings } from '../../core/settings/hostSettings';
import { savedSettings, siteSettings } from '../../core/settings/siteConfig';
import { siteTexts } from '../../core/settings/texts';
import { announce, labelOf } from '../../page/base/announce';
import { asArgument, emit } from '../../page/base/events';
import { fillText } from '../../page/base/textsOf';
import { attributeOf, type Group, groupsOf, type Item, selectsOf } from './markup';
import { type ItemState, isDecisive, type Variation } from './rules';
import { pageOptions, type SwatchSettings, settings as schema } from './settings';
import { variationsOf } from './variations';

const ignore = (): void => {};

/** The settings of the mount, or new ones if a delayed script has defined the page's options since. */
export function useLateSettings(host: HTMLElement, settings: SwatchSettings): SwatchSettings {
  const [known] = useState(pageOptions);
  const now = pageOptions();
  if (now === known) return settings;
  const site = siteSettings('swatches', host);
  return schema.parse(
    {
      ...now,
      ...site,
      ...siteTexts('swatches', schema, ignore),
      ...attributeSettings(host),
      ...savedSettings(host),
      ...scriptSettings(host),
    },
    ignore,
    site,
  );
}

/** Renders again when the form changes. `onChanged` runs at the start and after each change of the choice. */
export function useForm(
  host: HTMLElement,
  onChanged: () => void,
): { variations: readonly Variation[] | null; refresh: () => void } {
  const [, rerender] = useReducer((count: number) => count + 1, 0);
  const [reloads, reload] = useReducer((count: number) => count + 1, 0);
  const refresh = (): void => sync(rerender);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each reload reads the page's list again
  const variations = useMemo(() => variationsOf(host), [host, reloads]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the callbacks read the page, not the render
  useLayoutEffect(() => {
    const stops = [
      listen(host, 'woocommerce_update_variation_values', refresh),
      listen(host, 'woocommerce_variation_has_changed', () => {
        refresh();
        onChanged();
      }),
      listen(host, 'reload_product_variations', () => sync(reload)),
      // Delayed, because the fields still have their old values when `reset` arrives.
      listen(host, 'reset', () => void setTimeout(refresh)),
      onMutations((records) => {
        // Except in labels, where we write the chosen name.
        const concernsForm = records.some(
          ({ target }) => isElement(target) && host.contains(target) && !target.closest('.label, th'),
        );
        if (concernsForm) refresh();
      }),
    ];
    onChanged();
    return () => {
      for (const stop of stops) stop();
    };
  }, [host]);

  return { variations, refresh };
}

function setSelect(select: HTMLSelectElement, value: string): void {
  select.value = value;
  emit(select, 'change');
}

const titleOf = (select: HTMLSelectElement): string => labelOf(select) || attributeOf(select);

/** Chooses an item, or clears a chosen one if the settings allow it. Does nothing for a disabled item. */
export function chooseItem(
  host: HTMLElement,
  { name, select, list }: Group,
  { value, element }: Item,
  { disabled, selected, clearsOthers }: ItemState,
  { settings, variations }: { settings: SwatchSettings; variations: readonly Variation[] | null },
): void {
  // Older versions of the plugin print `clear_on_reselect` as a class.
  if (disabled || (selected && !settings.clear_on_reselect && !list.classList.contains('reselect-clear'))) return;
  const cleared =
    clearsOthers && !selected
      ? selectsOf(host).filter((one) => one !== select && one.value && isDecisive(variations, attributeOf(one)))
      : [];
  for (const other of cleared) setSelect(other, '');
  setSelect(select, selected ? '' : value);
  // As the plugin does; some scripts wait for a click on the select.
  select.click();
  // The focus stays on the item, so the other changes must be announced.
  const names = cleared.map(titleOf).join(', ');
  if (cleared.length > 0) announce(fillText(settings.cleared_text, { names }, cleared.length));
  const event = selected ? 'wvs-unselected-item' : 'wvs-selected-item';
  emit(element, event, name, value, asArgument(select), asArgument(host));
}

/** Emits `wvs-item-updated` on every chosen item. */
export function emitChosen(host: HTMLElement): void {
  for (const { select, items } of groupsOf(host)) {
    const chosen = select.value && items.find(({ value }) => value === select.value);
    if (chosen) emit(chosen.element, 'wvs-item-updated', select.value, chosen.value);
  }
}

function isLegacyStarting(): boolean {
  const handlers = pageJQuery()?._data?.(document, 'events')?.wc_variation_form;
  return handlers?.some(({ namespace }) => namespace === 'wvs') ?? false;
}

let isStartDue = false;

/** Emits the start of the swatches, once for all forms that start together. */
export function emitStart(): void {
  if (isStartDue || isLegacyStarting()) return;
  isStartDue = true;
  queueMicrotask(() => {
    isStartDue = false;
    emit(document, 'woo_variation_swatches_init');
    emit(document, 'woo_variation_swatches_loaded');
  });
}
