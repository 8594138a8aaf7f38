import { type ReactNode, useCallback, useLayoutEffect, useState } from 'react';
import { isElement } from '../../core/dom/nodes';
import type { PageEvent } from '../../core/jquery/listen';
import { Bind } from '../../core/react/Bind';
import { keyOf, sync, useLive } from '../../core/react/hooks';
import { type WidgetProps, widget } from '../../core/types';
import { useTakeOver } from '../../elementor/useTakeOver';
import { on } from '../../page/base/events';
import { watchPresses } from '../../woocommerce/cart/lazy/presses';
import { keepReacting, loadCart } from '../../woocommerce/cart/reaction';
import { hasAdded } from './atRest';
import { driven, gates } from './coexistence';
import { CLOSE, containerOf, hoverAreaOf, isFirstShown, panelOf, TOGGLE, toggleOf } from './markup';
import { FittingList, type Opening, PanelFocus } from './Panel';
import { readMenuCart, type settings as schema, settings } from './settings';

/** How long the pointer may be outside, on its way to the panel, in milliseconds. */
const AWAY = 200;

type Show = (next: (now: Opening | null) => Opening | null) => void;

const isUnderPointer = (host: Element): boolean =>
  window.matchMedia('(hover: hover)').matches && toggleOf(host)?.matches(':hover') === true;

/** Opens the cart while the pointer is over it. Returns a stop function. */
function followPointer(host: HTMLElement, show: Show): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  let timer = 0;
  const onOver = ({ target, pointerType }: PointerEvent): void => {
    if (pointerType === 'touch') return;
    clearTimeout(timer);
    if (isElement(target) && target.closest(TOGGLE)) show((now) => now ?? 'hover');
  };
  const onLeave = (): void => {
    clearTimeout(timer);
    timer = window.setTimeout(() => show((now) => (now === 'hover' ? null : now)), AWAY);
  };
  const area = hoverAreaOf(host);
  area.addEventListener('pointerover', onOver as EventListener, { signal });
  area.addEventListener('pointerleave', onLeave, { signal });
  return () => {
    ended.abort();
    clearTimeout(timer);
  };
}

/** Opens and closes Elementor's cart. */
function MenuCart({ host, settings }: WidgetProps<typeof schema>): ReactNode {
  const { cart_type, open_cart, automatically_open_cart: opensAfterAdd, labelText, closeText } = settings;
  const toggle = useLive(host, toggleOf);
  const panel = useLive(host, panelOf);
  const container = useLive(host, containerOf);
  const close = useLive(host, () => host.querySelector(CLOSE));
  const hovers = open_cart === 'mouseover';
  // The pointer that has started this widget may rest on the button, or Elementor's script may have opened the cart.
  const [opening, setOpening] = useState<Opening | null>(() => {
    if (hovers && isUnderPointer(host)) return 'hover';
    return host.classList.contains('elementor-menu-cart--shown') ? 'press' : null;
  });
  useTakeOver(host, driven);
  const onClose = useCallback(() => sync(() => setOpening(null)), []);

  useLayoutEffect(() => {
    const press = (now: Opening | null): Opening | null => (now === null || now === 'hover' ? 'press' : null);
    const stops = [
      keepReacting(),
      watchPresses(host, `${TOGGLE}, ${CLOSE}`, {
        onPress(element, event) {
          event.preventDefault();
          sync(() => setOpening(element.matches(TOGGLE) ? press : null));
        },
        onApproach: () => void loadCart().catch(() => undefined),
        onRestore: onClose,
      }),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [host, onClose]);

  useLayoutEffect(() => {
    if (!hovers) return undefined;
    return followPointer(host, (next) => sync(() => setOpening(next)));
  }, [host, hovers]);

  useLayoutEffect(() => {
    if (!opensAfterAdd) return undefined;
    const open = (): void => {
      if (isFirstShown(host)) sync(() => setOpening((now) => now ?? 'add'));
    };
    if (hasAdded()) open();
    return on(document.body, 'added_to_cart', open);
  }, [host, opensAfterAdd]);

  if (!panel) return null;
  const isOpen = opening !== null;
  const isSide = cart_type === 'side-cart';
  const id = panel.id || `menu-cart-${keyOf(panel)}`;
  const hidden = String(!isOpen);
  const closeByKey = (event: PageEvent): void => {
    const { key } = event as Event as KeyboardEvent;
    if (key !== 'Enter' && key !== ' ') return;
    event.preventDefault();
    onClose();
  };
  return (
    <>
      <Bind to={host} class={{ 'elementor-menu-cart--shown': isOpen }} />
      {container && <Bind to={container} attrs={{ 'aria-hidden': hidden, inert: !isOpen }} />}
      <Bind
        to={panel}
        attrs={{
          id,
          role: 'dialog',
          'aria-label': labelText,
          'aria-modal': isOpen && isSide && opening !== 'hover' ? 'true' : undefined,
          'aria-hidden': hidden,
        }}
      />
      {toggle && (
        <Bind
          to={toggle}
          attrs={{
            role: toggle.matches('button') ? undefined : 'button',
            'aria-haspopup': 'dialog',
            'aria-controls': id,
            'aria-expanded': String(isOpen),
          }}
        />
      )}
      {close && !close.matches('button, a[href]') && (
        <Bind
          to={close}
          attrs={{ role: 'button', tabindex: 0, 'aria-label': closeText }}
          on={{ keydown: closeByKey }}
        />
      )}
      <PanelFocus host={host} panel={panel} opening={opening} isSide={isSide} onClose={onClose} />
      {isOpen && !isSide && <FittingList host={host} panel={panel} />}
    </>
  );
}

export default widget({
  settings,
  read: readMenuCart,
  gates: async () => gates(),
  component: MenuCart,
});
