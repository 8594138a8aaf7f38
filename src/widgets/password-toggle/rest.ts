/** The buttons before the widget starts, so that nothing moves when it does. */
import { adoptStyle } from '../../core/dom/adoptStyle';
import type { Changes } from '../../core/dom/changes';
import { pageJQuery } from '../../core/jquery/jquery';
import { hasOwnSettings } from '../../core/settings/ownSettings';
import { EYE, hasButton, holderOf, isDrawn, labelOf, OUR_BUTTON, passwordFieldsOf, wrap } from './markup';
import css from './password-toggle.css?inline';
import { readPage, SHOW } from './texts';

const LEFT_OUT = 'script[data-left-out*="/frontend/woocommerce"]';

const names = (script: Element, word: RegExp): boolean => [...script.attributes].some(({ value }) => word.test(value));

/** Will WooCommerce's script place the buttons? It needs jQuery, and the plugin may have left it out. */
const isShopsWork = (): boolean =>
  !document.querySelector(LEFT_OUT) && (!!pageJQuery() || [...document.scripts].some((one) => names(one, /jquery/i)));

/** Why the button's names need the widget. */
export const reason = (form: Element): string | undefined =>
  hasOwnSettings('password-toggle', form) ? 'settings of its own' : undefined;

function createButton(input: HTMLInputElement): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'show-password-input';
  button.setAttribute(OUR_BUTTON, 'rest');
  button.setAttribute('aria-label', String(readPage().showText ?? SHOW));
  button.setAttribute('aria-pressed', 'false');
  const label = labelOf(input);
  if (label?.id) button.setAttribute('aria-describedby', label.id);
  return button;
}

/** Places a button beside a field. Returns a function that removes it. */
function place(input: HTMLInputElement): { button: Element; remove(): void } {
  const holder = holderOf(input);
  const wrapper = holder ?? document.createElement('span');
  const unwrap = holder ? undefined : wrap(input, wrapper);
  const isNew = !wrapper.classList.contains('password-input');
  wrapper.classList.add('password-input');
  const button = createButton(input);
  wrapper.appendChild(button);
  return {
    button,
    remove() {
      // The widget takes over the button that has the focus, and the wrapper with the field in which somebody types.
      if (button !== document.activeElement) button.remove();
      if (wrapper.contains(document.activeElement)) return;
      if (isNew) wrapper.classList.remove('password-input');
      unwrap?.();
    },
  };
}

let hasStyle = false;

const SVG = 'http://www.w3.org/2000/svg';

/** Gives a button that the page's style sheet does not draw the widget's icon and style. */
function drawEye(button: Element): void {
  const icon = document.createElementNS(SVG, 'svg');
  icon.setAttribute('viewBox', '0 0 24 24');
  icon.setAttribute('aria-hidden', 'true');
  for (const shape of EYE) {
    const path = document.createElementNS(SVG, 'path');
    path.setAttribute('d', shape);
    icon.appendChild(path);
  }
  button.classList.add('storefront-widgets-eye');
  button.appendChild(icon);
}

/** Has `DOMContentLoaded` been sent? Before it, scripts that wait for it have not run, though the page has been parsed. */
function hasStarted(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return document.readyState === 'complete' || !entry || entry.domContentLoadedEventStart > 0;
}

/** Places the buttons, unless WooCommerce's script does. */
function placeAll(form: Element, changes: Changes): void {
  for (const input of passwordFieldsOf(form, [])) {
    if (hasButton(input)) continue;
    const { button, remove } = place(input);
    changes.onUndo(remove);
    if (isDrawn(button)) continue;
    if (!hasStyle) adoptStyle(css);
    hasStyle = true;
    drawEye(button);
  }
}

/**
 * Places the buttons after the page's scripts have started, as WooCommerce's script does: some mark the element around
 * each field.
 */
export function prepare(form: Element, changes: Changes): void {
  if (isShopsWork()) return;
  let isOver = false;
  const start = (): void => {
    if (!isOver) placeAll(form, changes);
  };
  const onReady = (): void => {
    const $ = pageJQuery();
    // Behind the handlers that wait for jQuery, which calls them in later tasks.
    if ($) $(start);
    else start();
  };
  changes.onUndo(() => {
    isOver = true;
  });
  if (hasStarted()) onReady();
  else document.addEventListener('DOMContentLoaded', () => setTimeout(onReady), { once: true });
}
