import { type ReactNode, useCallback, useLayoutEffect, useState } from 'react';
import { Bind } from '../../core/react/Bind';
import { keyOf, sync, useLive } from '../../core/react/hooks';
import { type WidgetProps, widget } from '../../core/types';
import { asButton } from '../../page/focus/asButton';
import { tellShown } from '../../page/motion/shown';
import { useElementsKitMenu, useNarrow } from '../../ui/menus/elementskit/dialect';
import { Items } from '../../ui/menus/elementskit/Items';
import { watchOutside } from '../../ui/menus/leaving';
import { ACTIVE, BREAKPOINT, containerOf, fitPanel, readVerticalMenu, stateOf, triggerOf } from './markup';
import { type settings as schema, settings } from './settings';
import '../../ui/menus/elementskit/menu.css';

/** A column of items whose panels open at its side. */
function VerticalMenu({ host, settings }: WidgetProps<typeof schema>): ReactNode {
  const isNarrow = useNarrow(BREAKPOINT);
  const mode = { isNarrow, byClick: false, onIcon: settings.opensOnIcon };
  const menu = useElementsKitMenu(host, mode, false);
  const measure = useCallback((item: HTMLElement) => fitPanel(host, item), [host]);
  const state = useLive(host, stateOf);
  return (
    <>
      {state && <Trigger host={host} state={state} isNarrow={isNarrow} name={settings.toggleText} onShut={menu.shut} />}
      <Items
        host={host}
        menu={menu}
        mode={mode}
        measure={measure}
        submenuText={settings.submenuText}
        failedText={settings.failedText}
      />
    </>
  );
}

interface TriggerProps {
  host: HTMLElement;
  /** Has the class of the open list. */
  state: HTMLElement;
  isNarrow: boolean;
  name: string;
  /** Closes the dropdowns in the list. */
  onShut(): void;
}

/** The button above the list, which opens and closes it. */
function Trigger({ host, state, isNarrow, name, onShut }: TriggerProps): ReactNode {
  const trigger = useLive(host, triggerOf);
  const container = useLive(host, containerOf);
  const [isServedOpen] = useState(() => state.classList.contains(ACTIVE));
  const [chosen, setChosen] = useState<{ isOpen: boolean; isNarrow: boolean } | null>(null);
  const isChosen = chosen?.isNarrow === isNarrow;
  const isOpen = isChosen ? chosen.isOpen : isServedOpen && !isNarrow;
  const setOpen = useCallback((isNowOpen: boolean) => setChosen({ isOpen: isNowOpen, isNarrow }), [isNarrow]);
  // A list that the server has opened is no dropdown: it stays until its button is pressed.
  const isDropdown = isChosen && isOpen;

  useLayoutEffect(() => {
    if (!isDropdown) return undefined;
    const close = (): void => sync(() => setOpen(false));
    return watchOutside({ host, contains: (target) => host.contains(target), close });
  }, [host, isDropdown, setOpen]);
  useLayoutEffect(() => {
    if (!isOpen) onShut();
  }, [isOpen, onShut]);
  useLayoutEffect(() => {
    if (isOpen && container) tellShown(container);
    if (!isOpen || !trigger) return undefined;
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || event.defaultPrevented || !host.contains(document.activeElement)) return;
      event.preventDefault();
      trigger.focus();
      sync(() => setOpen(false));
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [host, trigger, container, isOpen, setOpen]);

  if (!trigger || !container) return null;
  const id = container.id || `vertical-menu-${keyOf(container)}`;
  return (
    <>
      <Bind to={state} class={{ [ACTIVE]: isOpen }} />
      <Bind
        to={trigger}
        {...asButton(trigger, () => setOpen(!isOpen), {
          'aria-label': trigger.textContent?.trim() ? undefined : name,
          'aria-expanded': String(isOpen),
          'aria-controls': id,
        })}
      />
      <Bind to={container} attrs={{ id, inert: !isOpen }} />
    </>
  );
}

export default widget({
  settings,
  read: readVerticalMenu,
  gates: async () => (await import('./gates')).gates,
  component: VerticalMenu,
});
