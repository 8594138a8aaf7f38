import { decodeEntities } from '../../core/dom/html';
import { isElement, isTag } from '../../core/dom/nodes';
import { pageJQuery, withJQuery } from '../../core/jquery/jquery';
import { listen, type PageEvent } from '../../core/jquery/listen';
import { listenFirst } from '../../core/jquery/ordered';
import { isRecord } from '../../core/settings/settings';
import { emit, on, type PageEvents } from '../../page/base/events';
import { onFirst } from '../../woocommerce/onFirst';
import type { FormModel } from './FormModel';
import { BUTTONS, isTaken } from './markup';
import { servePlugins } from './plugins';
import type { Chosen, Variation } from './rules';

type Handlers = { [N in keyof PageEvents]?: (args: Partial<PageEvents[N]>) => void };

const isChosen = (value: unknown): value is Chosen => isRecord(value) && isRecord(value.data);

/** Listens before others, because other listeners read the updated form and may change it. */
const onEach = (form: Element, handlers: Handlers): (() => void)[] =>
  (Object.keys(handlers) as (keyof Handlers)[]).map((name) =>
    onFirst(form, name, handlers[name] as (args: readonly unknown[]) => void),
  );

const within = (event: PageEvent, selector: string): HTMLElement | null =>
  isElement(event.target) ? event.target.closest<HTMLElement>(selector) : null;

function listenToVisitor(model: FormModel): (() => void)[] {
  const { form } = model;
  const { signal } = model.page;
  const onClick = (event: PageEvent): void => {
    const button = within(event, BUTTONS);
    if (button && !model.requestPurchase(button)) event.preventDefault();
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
    const button = form.querySelector<HTMLElement>(`${BUTTONS}.disabled`) ?? form.querySelector<HTMLElement>(BUTTONS);
    if (!event.defaultPrevented && button && !model.requestPurchase(button)) event.preventDefault();
  };
  const onChange = (event: PageEvent): void => {
    const select = within(event, '.variations select');
    if (isTag(select, 'select')) model.changeSelect(select);
  };
  let resetTimer = 0;
  // Delayed, because the fields still have their old values when `reset` arrives.
  const onReset = (event: PageEvent): void => {
    clearTimeout(resetTimer);
    resetTimer = window.setTimeout(() => event.defaultPrevented || model.restoreDefaults());
  };
  for (const type of ['pointerover', 'focusin', 'touchstart', 'keydown']) {
    form.addEventListener(type, (event) => model.late.warmUp(event), { signal, passive: true });
  }
  // Also captured, so that no script sends an incomplete form.
  form.addEventListener('submit', onSubmit, { signal, capture: true });
  return [
    listen(form, 'submit', onSubmit),
    listenFirst(form, 'click', onClick, `${BUTTONS}, .reset_variations`),
    listen(form, 'keydown', onKeyDown),
    listenFirst(form, 'change', onChange, '.variations select'),
    listen(form.closest('form') ?? form, 'reset', onReset),
    () => clearTimeout(resetTimer),
  ];
}

/**
 * Connects a form's model to visitors and scripts; returns a function that disconnects it.
 *
 * The steps of a choice are public events, so that plugins can start or change one. The model's methods are on the
 * right:
 *
 *     change of a select                               changeSelect
 *     ├ change                                           on the id fields
 *     ├ clear_reset_announcement
 *     ├ woocommerce_variation_select_change              not where the server is asked
 *     ├ check_variations                               check
 *     │ ├ update_variation_values                      updateOptions, unless the server is asked about a complete choice
 *     │ │ ├ change                                       on each select that is cleared
 *     │ │ └ woocommerce_update_variation_values
 *     │ ├ either found_variation                       showVariation, at once or when the server has answered
 *     │ │ ├ change                                       on the id fields and the quantity
 *     │ │ ├ resize, woocommerce_gallery_…                20 ms later, on the window and the gallery
 *     │ │ └ show_variation                               after `detailsDelay`, on `.single_variation`
 *     │ └ or reset_data                                resetData: nothing matches, or there is still something to choose
 *     │   ├ reset_image
 *     │   └ hide_variation                               on `.single_variation`
 *     └ woocommerce_variation_has_changed
 */
export function connect(model: FormModel): () => void {
  const { form, page } = model;
  const stops = [
    ...listenToVisitor(model),
    // The gallery has no thumbnails before this event.
    on(document, 'wc-product-gallery-after-init', () => model.gallery.refresh()),
    ...onEach(form, {
      check_variations: ([chosen]) => model.check(isChosen(chosen) ? chosen : undefined),
      update_variation_values: () => model.updateOptions(),
      found_variation: ([variation]) => variation && model.showVariation(variation as Variation),
      show_variation: ([, isPurchasable]) => page.set({ button: isPurchasable ? 'ready' : 'unavailable' }),
      hide_variation: () => page.set({ button: 'select' }),
      reset_data: () => model.resetData(),
      reset_image: () => model.gallery.show(),
      announce_reset: () => model.announceReset(),
      clear_reset_announcement: () => page.set({ resetAlert: undefined }),
      reset_focus: () => model.focusFirst(),
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

type Values = Record<string, string>;

const isMatch = (offered: Values, wanted: Values): boolean =>
  Object.keys(offered).every((name) => {
    const [ours, theirs] = [offered[name], Object.hasOwn(wanted, name) ? wanted[name] : ''];
    return !ours || !theirs || decodeEntities(ours) === decodeEntities(theirs);
  });

/** The argument of `wc_variation_form`: jQuery collections where the page has jQuery, else elements. */
function formObject(model: FormModel): Record<string, unknown> {
  const { form, page } = model;
  const wrap = (what: unknown): unknown => pageJQuery()?.(what) ?? what;
  const find = (selector: string): unknown => wrap(form.querySelector(selector));
  return {
    $form: wrap(form),
    $attributeFields: wrap(page.selects()),
    $singleVariation: wrap(page.place()),
    $singleVariationWrap: find('.single_variation_wrap'),
    $resetVariations: find('.reset_variations'),
    $resetAlert: find('.reset_variations_alert'),
    $product: wrap(form.closest('.product')),
    get variationData() {
      return model.variations();
    },
    get useAjax() {
      return model.variations() === false;
    },
    get xhr() {
      return model.request ?? false;
    },
    get loading() {
      return !model.isChecked;
    },
    getChosenAttributes: () => page.chosen(),
    findMatchingVariations: (list: readonly Variation[], chosen: Values) =>
      list.filter(({ attributes }) => isMatch(attributes, chosen)),
    isMatch,
    toggleResetLink: (on: unknown) => page.set({ resetLink: !!on }),
  };
}

function scheduleFirstCheck(model: FormModel, legacy: 'starting' | 'started' | undefined): () => void {
  const { form, page } = model;
  // In a separate task, because reading a long list is slow on a slow device.
  const reading = setTimeout(() => {
    model.variations();
    page.prepare({});
    page.set({});
  });
  const checking = setTimeout(() => {
    // WooCommerce's script has emitted `wc_variation_form` itself, and while `starting` it will check the form.
    if (!model.isChecked && legacy !== 'starting') emit(form, 'check_variations');
    if (!legacy) emit(form, 'wc_variation_form', formObject(model));
  }, page.settings.startDelay);
  return () => {
    clearTimeout(reading);
    clearTimeout(checking);
  };
}

/**
 * Connects the model, after taking over from WooCommerce's script, and checks the form; returns a function that stops
 * it.
 */
export function start(model: FormModel): () => void {
  const { form, page } = model;
  const $ = pageJQuery();
  const stops: (() => void)[] = [];
  const withBeside = (use: (beside: typeof import('./besideJQuery')) => void): void => {
    import('./besideJQuery').then(
      (beside) => page.signal.aborted || use(beside),
      (error: unknown) => page.signal.aborted || model.fail(error),
    );
  };
  const begin = (legacy?: 'starting' | 'started'): void => {
    stops.push(connect(model), scheduleFirstCheck(model, legacy));
  };
  if ($ && isTaken($, form)) withBeside(({ takeOver }) => begin(takeOver(form, $)));
  else begin();
  const stopWaiting = withJQuery((jQuery) => {
    stops.push(servePlugins(jQuery, model));
    model.late.loadExtras();
    withBeside(({ serveJQuery }) => stops.push(serveJQuery(jQuery, model)));
  });
  stops.push(stopWaiting);
  return () => {
    model.stop();
    for (const stop of stops) stop();
  };
}
