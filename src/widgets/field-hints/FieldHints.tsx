import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { isElement } from '../../core/dom/nodes';
import { closeGates } from '../../core/jquery/gateKeeper';
import { listen, type PageEvent } from '../../core/jquery/listen';
import { Bind } from '../../core/react/Bind';
import { keyOf, sync, useLiveList, useStore } from '../../core/react/hooks';
import { type WidgetProps, widget } from '../../core/types';
import { useFloating } from '../../ui/floating/useFloating';
import { slide } from '../../ui/panels/slide';
import { descriptionOf, fieldAt, fieldOf, wrapperAt, wrappersOf } from './markup';
import { type settings as schema, settings } from './settings';
import './field-hints.css';

const subscribers = new Set<() => void>();
let open: Element | null = null;
let stops: (() => void)[] = [];

/** The wrapper whose hint is open; the page has one at most. */
const openHint = (): Element | null => open;

/** Opens the hint of a wrapper and closes the open one; null only closes. */
function setOpenHint(wrapper: Element | null): void {
  if (wrapper === open) return;
  open = wrapper;
  sync(() => {
    for (const notify of [...subscribers]) notify();
  });
}

function listenToPage(): void {
  let pressed: Element | null = null;
  const onPointerDown = ({ target }: Event): void => {
    pressed = wrapperAt(target);
  };
  const onClick = (event: Event): void => {
    // A sliding hint may move its field away from the pointer, so the position of the press counts as well.
    const isInside = wrapperAt(event.target) === open || (pressed === open && (event as MouseEvent).detail > 0);
    if (open && !isInside) setOpenHint(null);
  };
  const onFocusIn = (event: Event): void => {
    if (open && fieldAt(event.target) && wrapperAt(event.target) !== open) setOpenHint(null);
  };
  document.addEventListener('pointerdown', onPointerDown, true);
  stops = [
    listen(document, 'click', onClick),
    listen(document, 'focusin', onFocusIn),
    () => document.removeEventListener('pointerdown', onPointerDown, true),
  ];
}

/** Calls `onChange` when a hint opens or closes. Returns a stop function. */
function onOpenHint(onChange: () => void): () => void {
  if (subscribers.size === 0) listenToPage();
  subscribers.add(onChange);
  return () => {
    subscribers.delete(onChange);
    if (subscribers.size > 0) return;
    for (const stop of stops) stop();
    open = null;
  };
}

/** Opens the hints of a form's fields, one at a time. */
function FieldHints({ host, settings }: WidgetProps<typeof schema>): ReactNode {
  const wrappers = useLiveList(() => wrappersOf(host));
  const open = useStore(onOpenHint, openHint);

  const openAt = (target: EventTarget | null): void => {
    if (!fieldAt(target)) return;
    setOpenHint(wrappers.find((wrapper) => wrapper === wrapperAt(target)) ?? null);
  };
  const onKeyDown = (event: PageEvent): void => {
    const { key } = event as Event as KeyboardEvent;
    if (key !== 'Escape' || !open || wrapperAt(event.target) !== open) return;
    event.preventDefault();
    event.stopPropagation();
    setOpenHint(null);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for the field whose focus has loaded this chunk
  useLayoutEffect(() => {
    if (host.contains(document.activeElement)) openAt(document.activeElement);
    const onFocus = (event: Event): void => {
      if (isElement(event.target)) closeGates(event.target);
    };
    host.addEventListener('focus', onFocus, true);
    return () => host.removeEventListener('focus', onFocus, true);
  }, [host]);

  return (
    <>
      <Bind
        to={host}
        on={{ focusin: ({ target }) => openAt(target), click: ({ target }) => openAt(target), keydown: onKeyDown }}
      />
      {wrappers.map((wrapper) => {
        const description = descriptionOf(wrapper);
        if (!description) return null;
        return (
          <Hint
            key={keyOf(wrapper)}
            wrapper={wrapper}
            description={description}
            isOpen={wrapper === open}
            duration={settings.duration}
            isFloating={settings.float}
          />
        );
      })}
    </>
  );
}

interface HintProps {
  wrapper: HTMLElement;
  description: HTMLElement;
  isOpen: boolean;
  duration: number;
  isFloating: boolean;
}

function Hint({ wrapper, description, isOpen, duration, isFloating }: HintProps): ReactNode {
  const [isClosing, setClosing] = useState(false);
  const isShown = isOpen || isClosing;
  const reachedHeight = useRef<number>(undefined);
  const [position, placer] = useFloating(fieldOf(wrapper), description, isFloating && isShown);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only opening and closing start a slide
  useLayoutEffect(() => {
    if (!isShown) return undefined;
    const animation = slide(description, isOpen, duration, reachedHeight.current);
    if (isOpen) setClosing(true);
    else if (animation) animation.onfinish = () => sync(() => setClosing(false));
    else setClosing(false);
    return () => {
      const isCut = animation?.playState === 'running';
      reachedHeight.current = isCut ? description.getBoundingClientRect().height : undefined;
      animation?.cancel();
    };
  }, [isOpen]);

  return (
    <>
      {placer}
      <Bind
        to={description}
        attrs={{ 'aria-hidden': isOpen ? 'false' : 'true' }}
        class={{ 'storefront-widgets-floating': isFloating ? true : undefined }}
        style={{
          display: isShown ? 'block' : 'none',
          left: position ? `${position.x}px` : undefined,
          right: position ? 'auto' : undefined,
          top: position ? `${position.y}px` : undefined,
        }}
      />
    </>
  );
}

export default widget({
  settings,
  gates: async () => (await import('./gates')).gates,
  component: FieldHints,
});
