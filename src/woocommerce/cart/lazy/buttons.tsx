import { Fragment, type ReactNode } from 'react';
import { Bind } from '../../../core/react/Bind';
import { sync, useStore } from '../../../core/react/hooks';
import { Place, type PlaceProps } from '../../../core/react/Place';
import { renderOverlay } from '../../../core/react/root';
import { globalText, isYes, pageGlobal } from '../../../page/base/globals';
import { textsOf } from '../../../page/base/textsOf';
import { safeUrl } from '../../../page/base/url';
import { part, texts } from './texts';

/** `loading`: a request or a navigation runs. `added`: the last add has succeeded. */
export type ButtonPhase = 'loading' | 'added';

/** The address and the text of the view-cart link. */
export interface ViewCart {
  href: string;
  text: string;
}

const params = (): Record<string, unknown> | undefined => pageGlobal('wc_add_to_cart_params');

/** The address of the cart page; null when it is missing or unsafe. */
export function cartUrl(): string | null {
  const url = globalText(params(), 'cart_url', '');
  return url ? safeUrl(url) && url : null;
}

/** Does the shop redirect to the cart after each add? */
export const goesToCart = (): boolean => params()?.cart_redirect_after_add === 'yes';

/** Loops of Elementor have the form of a product in a box, and the view-cart link below the form. */
const boxOf = (button: Element): Element | null =>
  button.closest('.e-loop-add-to-cart-form')?.closest('.e-loop-add-to-cart-form-container') ?? null;

const placeOf = (button: Element): Element | null => boxOf(button) ?? button.parentElement;

/** The view-cart link for a button; null on the cart page, and if the button already has such a link. */
export function viewCartFor(button: Element): ViewCart | null {
  const href = cartUrl();
  if (!href || isYes(params()?.is_cart) || placeOf(button)?.querySelector('.added_to_cart')) return null;
  const { viewCartText } = textsOf(part, texts, { viewCartText: params()?.i18n_view_cart });
  return { href, text: viewCartText };
}

interface ShownButton {
  id: number;
  button: Element;
  phase?: ButtonPhase;
  link?: ViewCart;
}

let shown: readonly ShownButton[] = [];
/** The minimum height of the page, in pixels; 0: none. */
let room = 0;
let nextId = 1;
let isRendered = false;
const subscribers = new Set<() => void>();

const subscribe = (subscriber: () => void): (() => void) => {
  subscribers.add(subscriber);
  return () => subscribers.delete(subscriber);
};

function Room(): ReactNode {
  const height = useStore(subscribe, () => room);
  return height > 0 && <Bind to={document.documentElement} style={{ 'min-height': `${height}px` }} />;
}

const linkPlace = (button: Element): PlaceProps => {
  const box = boxOf(button);
  return box ? { in: box } : { after: button };
};

function Buttons(): ReactNode {
  return useStore(subscribe, () => shown).map(({ id, button, phase, link }) => (
    <Fragment key={id}>
      <Bind
        to={button}
        class={{ loading: phase && phase === 'loading', added: phase && phase === 'added' }}
        attrs={{ 'aria-busy': phase === 'loading' ? 'true' : undefined }}
      />
      {link && (
        <Place
          {...linkPlace(button)}
          as="a"
          className="added_to_cart wc-forward"
          attrs={{ href: link.href, title: link.text }}
        >
          {link.text}
        </Place>
      )}
    </Fragment>
  ));
}

function show(next: readonly ShownButton[]): void {
  shown = next.filter(({ button }) => button.isConnected);
  sync(() => {
    for (const notify of [...subscribers]) notify();
  });
  if (isRendered) return;
  isRendered = true;
  renderOverlay(
    <>
      <Buttons />
      <Room />
    </>,
  );
}

/** Shows a button's phase; undefined restores the server's markup, except for the view-cart link. */
export function showButton(button: Element, phase: ButtonPhase | undefined): void {
  const now = shown.find((one) => one.button === button);
  if (now) show(shown.map((one) => (one === now ? { ...one, phase } : one)).filter((one) => one.phase || one.link));
  else if (phase) show([...shown, { id: nextId++, button, phase }]);
}

/** Marks a button as `added`, with one view-cart link. */
export function showAdded(button: Element): void {
  const link = viewCartFor(button);
  showButton(button, 'added');
  if (link) show(shown.map((one) => (one.button === button ? { ...one, link } : one)));
}

/** Makes the page at least `height` pixels high, so that it can scroll far enough to keep a pressed button in place. */
export function showRoom(height: number): void {
  room = height;
  show(shown);
}

/** Removes the phases and links of all buttons in `root`. */
export function forgetButtons(root: Element): void {
  const givesRoomBack = room > 0 && root === document.documentElement;
  if (givesRoomBack) room = 0;
  if (givesRoomBack || shown.some(({ button }) => root.contains(button)))
    show(shown.filter(({ button }) => !root.contains(button)));
}
