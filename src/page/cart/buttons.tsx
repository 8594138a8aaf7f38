/** What add-to-cart buttons show, wherever they are: state classes and the view-cart link. */
import { Fragment, type ReactNode } from 'react';
import { Bind } from '../../core/Bind';
import { useStore } from '../../core/hooks';
import { renderOverlay } from '../../core/overlays';
import { Place } from '../../core/Place';
import { sync } from '../../core/sync';
import { type ViewCart, viewCartFor } from './viewCart';

/** `loading`: a request or a navigation is under way. `added`: the last add has succeeded. */
export type ButtonPhase = 'loading' | 'added';

interface Shown {
  id: number;
  button: Element;
  phase?: ButtonPhase;
  link?: ViewCart;
}

let shown: readonly Shown[] = [];
let nextId = 1;
let isOpen = false;
const listeners = new Set<() => void>();

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
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
        <Place after={button} as="a" className="added_to_cart wc-forward" attrs={{ href: link.href, title: link.text }}>
          {link.text}
        </Place>
      )}
    </Fragment>
  ));
}

function show(next: readonly Shown[]): void {
  shown = next.filter(({ button }) => button.isConnected);
  sync(() => {
    for (const listener of [...listeners]) listener();
  });
  if (isOpen) return;
  isOpen = true;
  renderOverlay(<Buttons />);
}

/** Shows a button's phase; undefined: what the server has. A view-cart link stays. */
export function showButton(button: Element, phase: ButtonPhase | undefined): void {
  const now = shown.find((one) => one.button === button);
  if (now) show(shown.map((one) => (one === now ? { ...one, phase } : one)).filter((one) => one.phase || one.link));
  else if (phase) show([...shown, { id: nextId++, button, phase }]);
}

/** Shows that a button has added its item: class `added`, and the view-cart link once. */
export function showAdded(button: Element): void {
  const link = viewCartFor(button);
  showButton(button, 'added');
  if (link) show(shown.map((one) => (one.button === button ? { ...one, link } : one)));
}

/** Takes back everything that is shown on buttons in `root`. */
export function forgetButtons(root: Element): void {
  if (shown.some(({ button }) => root.contains(button))) show(shown.filter(({ button }) => !root.contains(button)));
}
