import { type ReactNode, useLayoutEffect, useReducer, useRef, useState } from 'react';
import { watchInView } from '../../core/dom/inView';
import type { PageEvent } from '../../core/jquery/listen';
import { isModified } from '../../core/jquery/listen';
import { Bind } from '../../core/react/Bind';
import { useLive, useStore } from '../../core/react/hooks';
import { Place } from '../../core/react/Place';
import type { WidgetProps } from '../../core/types';
import { isEditMode, onEditMode } from '../../elementor/base/editMode';
import { cancelRequest, isChanging } from '../../elementor/queries/change';
import { idOf } from '../../elementor/queries/markup';
import { beforePress } from '../../ui/dialogs/toast/toast';
import { loadMore } from './append';
import { anchorOf, buttonOf, isAtEnd, placeOf, spinnerOf } from './markup';
import type { settings as schema } from './settings';

/** More items at the end of the list: by a button, or by scrolling. */
export function LoadMore({ host, settings }: WidgetProps<typeof schema>): ReactNode {
  const [isLoading, setIsLoading] = useState(false);
  // How often scrolling has loaded; after a failure it does no more, or it would fail again and again.
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

/** Looks once whether the end of the list is in view; it is made anew after each load, for an end that stays there. */
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

/** The server's icon turns: in the button, whose text the style sheet hides meanwhile, or where it is. */
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
