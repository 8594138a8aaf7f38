import { type JQueryCollection, type JQueryEvent, pageJQuery } from '../../core/jquery/jquery';
import { listen } from '../../core/jquery/listen';
import { globalText, pageGlobal } from '../../page/base/globals';
import { onFirst } from '../../woocommerce/onFirst';
import { isLegacyAlive } from './events';

const LISTS = 'select.country_select, select.state_select';
const DRESSED = 'select2-hidden-accessible';

/** The plugin's report about the text that was typed. */
interface Typed {
  input: string;
  minimum: number;
  maximum: number;
}

type SelectWoo = (this: JQueryCollection, options: object | 'destroy') => unknown;

/** The plugin's texts, as WooCommerce prints them. */
function language(params: Record<string, unknown>): Record<string, (typed: Typed) => string> {
  const text = (key: string): string => globalText(params, `i18n_${key}`, '');
  const counted = (key: string, count: number): string =>
    count === 1 ? text(`${key}_1`) : text(`${key}_n`).replace('%qty%', String(count));
  return {
    // The plugin reports an error while it is still searching.
    errorLoading: () => text('searching'),
    searching: () => text('searching'),
    loadingMore: () => text('load_more'),
    noResults: () => text('no_matches'),
    inputTooLong: ({ input, maximum }) => counted('input_too_long', input.length - maximum),
    inputTooShort: ({ input, minimum }) => counted('input_too_short', minimum - input.length),
    maximumSelected: ({ maximum }) => counted('selection_too_long', maximum),
  };
}

/**
 * Makes the lists of countries and states searchable if the page has the plugin `selectWoo`, as WooCommerce's country
 * script does, unless that script runs. Returns a function that undoes it.
 */
export function makeSearchable(group: HTMLElement): () => void {
  const dressed = new Set<HTMLSelectElement>();
  const run = (list: Element, options: object | 'destroy'): void => {
    const $ = pageJQuery();
    const plugin = $?.fn.selectWoo as SelectWoo | undefined;
    if ($) plugin?.call($(list), options);
  };

  // The plugin leaves the focus in its search field, which disappears after a choice.
  const refocus = ({ target }: JQueryEvent): void => void pageJQuery()?.(target).trigger('focus');

  const dress = (): void => {
    const $ = pageJQuery();
    const params = pageGlobal('wc_country_select_params');
    if (!$?.fn.selectWoo || !params || isLegacyAlive()) return;
    for (const list of group.querySelectorAll<HTMLSelectElement>(LISTS)) {
      // The plugin cannot measure hidden elements.
      if (list.classList.contains(DRESSED) || list.getClientRects().length === 0) continue;
      const placeholder = list.dataset.placeholder || list.getAttribute('placeholder') || '';
      if (!dressed.has(list)) $(list).on('select2:select', refocus);
      dressed.add(list);
      run(list, { placeholder, label: list.dataset.label || null, width: '100%', language: language(params) });
    }
  };

  dress();
  const stops = [onFirst(document.body, 'country_to_state_changed', dress), listen(window, 'load', dress)];
  return () => {
    for (const stop of stops) stop();
    for (const list of dressed) {
      pageJQuery()?.(list).off('select2:select', refocus);
      if (list.classList.contains(DRESSED)) run(list, 'destroy');
    }
  };
}
