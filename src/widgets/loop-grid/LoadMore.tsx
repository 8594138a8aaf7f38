import { type ReactNode, useLayoutEffect, useReducer, useRef, useState } from 'react';
import { watchInView } from '../../core/dom/inView';
import { appendTo } from '../../core/dom/nodes';
import type { PageEvent } from '../../core/jquery/listen';
import { isModified } from '../../core/jquery/listen';
import { Bind } from '../../core/react/Bind';
import { useLive, useStore } from '../../core/react/hooks';
import { Place } from '../../core/react/Place';
import type { WidgetProps } from '../../core/types';
import { isEditMode, onEditMode } from '../../elementor/base/editMode';
import { announceItems, cancelRequest, isChanging, request, tellOfNew } from '../../elementor/queries/change';
import { holderOf, idOf, itemsOf } from '../../elementor/queries/markup';
import { fetchPageOf } from '../../elementor/queries/request';
import { focusOn, tabbable } from '../../page/focus/focus';
import { beforePress, showError } from '../../ui/dialogs/toast/toast';
import { anchorOf, buttonOf, isAtEnd, placeOf, spinnerOf } from './markup';
import type { settings as schema } from './settings';

/** Copies the style sheets that the answer has for its items. */
function copyStyles(holder: Element, from: Element): void {
  const fresh = from.querySelectorAll('style[id^="loop-dynamic"]');
  for (const style of fresh) holder.appendChild(document.importNode(style, true));
}

/** Written without `Bind`, because the new items stay when the widget unmounts. */
function moveOn(anchor: Element, from: Element): void {
  const { page, last } = placeOf(anchor);
  const next = anchorOf(from)?.getAttribute('data-next-page');
  anchor.setAttribute('data-page', String(next ? page + 1 : last));
  if (next) anchor.setAttribute('data-next-page', next);
}

function append(host: HTMLElement, anchor: Element, from: Element): HTMLElement[] {
  const items = itemsOf(from).map((item) => document.importNode(item, true));
  const holder = holderOf(host);
  if (!holder) return [];
  appendTo(holder, ...items);
  copyStyles(holder, from);
  moveOn(anchor, from);
  return items;
}

/** Moves the focus from the button to the first new item after the last page, when the button is hidden. */
function keepFocus(host: HTMLElement, hadFocus: boolean, [first]: readonly HTMLElement[]): void {
  if (!hadFocus || !first || !isAtEnd(placeOf(anchorOf(host)))) return;
  focusOn(tabbable(first)[0] ?? first, { preventScroll: true });
}

/** Appends the items of the next page; false when nothing was added. */
async function loadMore(host: HTMLElement, id: string): Promise<boolean> {
  const anchor = anchorOf(host);
  const place = placeOf(anchor);
  if (!anchor || isAtEnd(place)) return false;
  const load = (signal: AbortSignal): Promise<Element> => fetchPageOf(id, place.next, signal);
  const { answer, failure } = await request(host, id, load, 'e-load-more-pagination-loading');
  if (failure) void showError(failure);
  if (!answer || !anchor.isConnected) return false;
  const button = document.activeElement?.closest('.elementor-button');
  const hadFocus = !!button && host.contains(button);
  const items = append(host, anchor, answer);
  tellOfNew(items);
  keepFocus(host, hadFocus, items);
  const isLast = isAtEnd(placeOf(anchor));
  const note = isLast ? host.querySelector('.e-load-more-message')?.textContent?.trim() : '';
  announceItems('more', items.length, note);
  return true;
}

/** Loads more items at the end of the list, by a button or by scrolling. */
export function LoadMore({ host, settings }: WidgetProps<typeof schema>): ReactNode {
  const [isLoading, setIsLoading] = useState(false);
  // How often scrolling has loaded. Infinity after a failure, or the same request would fail again and again.
  const [loads, count] = useReducer((before: number, isLoaded: boolean) => (isLoaded ? before + 1 : Infinity), 0);
  const anchor = useLive(host, anchorOf);
  const button = useLive(host, buttonOf);
  const isEdited = useStore(onEditMode, isEditMode);
  const isDone = isAtEnd(placeOf(anchor));
  const scrolls = settings.pagination_type === 'load_more_infinite_scroll';
  const isMounted = useRef(true);
  const id = idOf(host);

  useLayoutEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
      cancelRequest(id);
    };
  }, [id]);

  const more = async (): Promise<void> => {
    if (isChanging(id)) return;
    setIsLoading(true);
    const isLoaded = await loadMore(host, id);
    if (!isMounted.current) return;
    setIsLoading(false);
    count(isLoaded);
  };
  const asks = scrolls && loads >= settings.autoLoads && !isDone;

  return (
    <>
      <Bind
        to={host}
        class={{
          'e-load-more-pagination-end': isDone || undefined,
          'e-load-more-no-spinner': !settings.load_more_spinner || undefined,
        }}
      />
      {anchor && scrolls && !asks && !isDone && !isLoading && !isEdited && (
        <Arrival key={loads} anchor={anchor} onArrive={() => void more()} />
      )}
      {button && <Press button={button} isLoading={isLoading} onPress={() => void more()} />}
      {anchor && asks && !button && (
        <Place after={anchor} className="elementor-button-wrapper storefront-more">
          <button type="button" className="elementor-button" aria-disabled={isLoading} onClick={() => void more()}>
            {settings.moreText}
          </button>
        </Place>
      )}
      {isLoading && <Spinner host={host} button={button} />}
    </>
  );
}

/**
 * Calls `onArrive` once, when the list's end is in view. Remounted after each load, because the end may still be in
 * view.
 */
function Arrival({ anchor, onArrive }: { anchor: Element; onArrive: () => void }): null {
  const arrive = useRef(onArrive);
  useLayoutEffect(() => {
    arrive.current = onArrive;
  });
  useLayoutEffect(() => {
    const stop = watchInView(anchor, (isIn) => {
      if (!isIn) return;
      stop();
      arrive.current();
    });
    return stop;
  }, [anchor]);
  return null;
}

interface PressProps {
  button: HTMLElement;
  isLoading: boolean;
  onPress: () => void;
}

function Press({ button, isLoading, onPress }: PressProps): ReactNode {
  const onClick = (event: PageEvent): void => {
    event.preventDefault();
    onPress();
  };
  const onKeyDown = (event: PageEvent): void => {
    const key = event as Event as KeyboardEvent;
    if (key.key !== ' ' || isModified(key)) return;
    key.preventDefault();
    if (!key.repeat) onPress();
  };
  const isNative = button.localName === 'button';
  return (
    <Bind
      to={button}
      attrs={{ role: isNative ? undefined : 'button', 'aria-disabled': isLoading ? 'true' : undefined }}
      on={{ ...beforePress, click: onClick, keydown: isNative ? undefined : onKeyDown }}
    />
  );
}

/** Spins the server's icon: a copy in the button, whose text the style sheet hides meanwhile, or else in its place. */
function Spinner({ host, button }: { host: HTMLElement; button: HTMLElement | null }): ReactNode {
  const spinner = useLive(host, spinnerOf);
  const [box, setBox] = useState<HTMLElement | null>(null);
  const icon = spinner?.querySelector('i, svg');
  useLayoutEffect(() => {
    if (icon) box?.replaceChildren(icon.cloneNode(true));
    box?.firstElementChild?.classList.add('eicon-animation-spin');
  }, [box, icon]);
  if (!spinner || !icon) return null;
  if (!button) return <Bind to={icon} class={{ 'eicon-animation-spin': true }} />;
  return (
    <>
      <Bind to={spinner} style={{ display: 'none' }} />
      <Place in={button} as="span" className="e-load-more-spinner" attrs={{ 'aria-hidden': 'true' }}>
        <span ref={setBox} />
      </Place>
    </>
  );
}
