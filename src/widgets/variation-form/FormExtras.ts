import { runScripts, scriptsIn } from '../../core/dom/scripts';
import { announce, labelOf } from '../../page/base/announce';
import { reducesMotion } from '../../page/base/device';
import { emit } from '../../page/base/events';
import { pageGlobal } from '../../page/base/globals';
import { tabbable } from '../../page/focus/focus';
import { showAlert } from '../../ui/dialogs/alert/alert';
import type { FormPage } from './FormPage';
import type { Variation } from './rules';

/** `{{{ raw }}}`, `{{ escaped }}`, and marks that only WordPress's template engine understands. */
const MARKS = /<#[\s\S]*?#>|\{\{(\{?)(?:\s*data\.variation\.([\w-]+)\s*|[\s\S]*?)\}\}\}?/g;
const STOCK =
  '<div class="woocommerce-variation-description">{{{ data.variation.variation_description }}}</div>' +
  '<div class="woocommerce-variation-price">{{{ data.variation.price_html }}}</div>' +
  '<div class="woocommerce-variation-availability">{{{ data.variation.availability_html }}}</div>';

const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** Fills in `{{{ data.variation.key }}}` raw and `{{ data.variation.key }}` escaped; a missing key is empty. */
export function fillTemplate(source: string, variation: Variation): string {
  return source
    .replace(/\/\*\s*<!\[CDATA\[\s*\*\/|\/\*\s*\]\]>\s*\*\/|<!\[CDATA\[|\]\]>/g, '')
    .replace(MARKS, (_, raw?: string, key?: string) => {
      const value = key && Object.hasOwn(variation, key) ? String(variation[key] ?? '') : '';
      return raw ? value : escaped(value);
    });
}

const isProgram = (source: string): boolean => [...source.matchAll(MARKS)].some(([, , key]) => key === undefined);

/** The HTML of a variation's details, from the template in the form, else the page's. */
export function variationHtml(form: Element, variation: Variation): string {
  const name = variation.variation_is_visible ? 'variation-template' : 'unavailable-variation-template';
  // Only a script is trusted as template, because authors of posts may give any other element this id.
  const template = `script#tmpl-${name}`;
  const element = form.querySelector(template) ?? document.querySelector(template);
  const source = element?.textContent ?? (name === 'variation-template' ? STOCK : '');
  // The engine compiles the first element with this id, so it must be the trusted one.
  const isFirst = element !== null && element === document.getElementById(`tmpl-${name}`);
  const engine = isFirst && isProgram(source) ? pageGlobal('wp')?.template : undefined;
  if (typeof engine !== 'function') return fillTemplate(source, variation);
  try {
    return String(engine(name)({ variation }));
  } catch {
    // A content security policy may forbid the engine to compile at runtime.
    return fillTemplate(source, variation);
  }
}

const FADE = 400;

const isLive = (element: Element): boolean => !!element.closest('[role=alert], [role=status], [aria-live]');

/** Slides an element by an animation, without inline styles; `duration` in ms. Undefined if nothing moves. */
function slide(element: HTMLElement, isOpening: boolean, duration: number): Animation | undefined {
  if (!duration || reducesMotion() || !element.textContent?.trim()) return undefined;
  const height = ['0', `${element.offsetHeight}px`];
  if (!isOpening) height.reverse();
  return element.animate?.({ height, overflow: ['hidden', 'hidden'] }, { duration, easing: 'ease-in-out' });
}

/** Details of a variation, alerts and announcements; loaded at the first touch of the form. */
export class FormExtras {
  readonly announce = announce;
  private timer = 0;
  private isOpen = false;
  private closing?: Animation;

  constructor(private readonly page: FormPage) {}

  showDetails(variation: Variation, isPurchasable: boolean): void {
    const { page } = this;
    const html = variationHtml(page.form, variation);
    this.cancelDetails();
    // The button is already that of the new variation, which the old text must not seem to describe.
    page.set({ areDetailsOld: this.isOpen });
    this.timer = window.setTimeout(() => {
      const place = page.place();
      if (!place) return;
      this.open(place, html);
      this.announceDetails(place);
      emit(place, 'show_variation', variation, isPurchasable);
    }, page.settings.detailsDelay);
  }

  cancelDetails(): void {
    clearTimeout(this.timer);
  }

  hideDetails(): void {
    const { page } = this;
    const place = page.place();
    this.cancelDetails();
    if (!this.isOpen || !place) return;
    this.isOpen = false;
    const clear = (): void => {
      // Emptied first, because restoring alone would keep nodes that other scripts have added.
      page.set({ details: '' });
      page.set({ details: undefined, areDetailsShown: undefined, areDetailsOld: false });
    };
    this.closing = slide(place, false, page.settings.slideDuration);
    if (this.closing) this.closing.onfinish = clear;
    else clear();
  }

  /** Shows an element, also where a style sheet hides it. */
  slideIn(element: HTMLElement): void {
    if (getComputedStyle(element).display === 'none') element.style.display = 'block';
    slide(element, true, this.page.settings.slideDuration);
  }

  fadeIn(element: Element): void {
    if (!reducesMotion()) element.animate?.({ opacity: [0, 1] }, FADE);
  }

  refuse({ classList }: Element): void {
    const { unavailable, makeSelection } = this.page.settings;
    const isUnavailable = classList.contains('wc-variation-is-unavailable');
    if (!isUnavailable && !classList.contains('wc-variation-selection-needed')) return;
    void showAlert({ type: 'warning', message: isUnavailable ? unavailable : makeSelection });
  }

  focusNear(select: Element): void {
    const cell = select.closest('td, li, tr') ?? select.parentElement;
    if (cell) tabbable(cell)[0]?.focus();
  }

  private open(place: HTMLElement, html: string): void {
    const { page, isOpen } = this;
    this.closing?.cancel();
    this.isOpen = true;
    // Emptied first, so that a screen reader announces the same details again.
    page.set({ details: '' });
    page.set({ details: html, areDetailsShown: true, areDetailsOld: false });
    // The form and its variations are the site's own, see `VariationForm`.
    runScripts(scriptsIn(place));
    if (!isOpen) this.slideIn(place);
  }

  /** Announces details and quantity together, because a new announcement replaces the one before. */
  private announceDetails(place: HTMLElement): void {
    const { page } = this;
    const field = page.changedField;
    const texts = [isLive(place) ? '' : place.textContent?.trim(), field && `${labelOf(field)} ${field.value}`];
    const text = texts.filter(Boolean).join(' ').trim();
    if (text || !isLive(place)) announce(text);
    page.changedField = undefined;
  }
}
