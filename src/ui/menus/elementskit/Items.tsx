import { type ReactNode, useLayoutEffect, useState } from 'react';
import { Bind } from '../../../core/react/Bind';
import { keyOf, useLiveList } from '../../../core/react/hooks';
import { Place } from '../../../core/react/Place';
import { isRtl } from '../../../page/base/device';
import { fillText } from '../../../page/base/textsOf';
import { tellShown } from '../../../page/motion/shown';
import { leadsNowhere } from '../dialect';
import type { Menu } from '../useMenu';
import { MegaContent } from './MegaContent';
import { isNested, linkOf, nameOf, OPENER, panelOf, parentsOf, placeholdersOf } from './markup';
import { flips, type Mode, toggles } from './rules';

/** Styles of a panel, measured when it opens. */
export type Styles = Record<string, string>;

/** Props that all items of a menu share. */
interface Shared {
  mode: Mode;
  submenuText: string;
  failedText: string;
  /** The width and place of a panel; above the breakpoint only. */
  measure(item: HTMLElement, panel: HTMLElement): Styles;
}

interface ItemProps extends Shared {
  item: HTMLElement;
  isOpen: boolean;
  onToggle(): void;
}

// Override ElementsKit's hover styles: Escape hides a panel under the pointer, and a key shows one without the pointer.
const SHOWN: Styles = { visibility: 'visible', opacity: '1', 'pointer-events': 'auto' };
const HIDDEN: Styles = { visibility: 'hidden' };

/** The panel's id, or a generated one where it has none. */
const idOf = (panel: Element): string => panel.id || `storefront-menu-panel-${keyOf(panel)}`;

/** Turns a dropdown to the other side if it would leave the window. */
function sideOf(item: HTMLElement, panel: HTMLElement): Styles {
  const { left, right } = item.getBoundingClientRect();
  const room = { left, right, panel: panel.offsetWidth, window: document.documentElement.clientWidth };
  const nested = isNested(item);
  const rtl = isRtl(item);
  if (!flips({ ...room, isNested: nested, isRtl: rtl })) return {};
  const edge = nested ? '100%' : '0';
  return rtl ? { left: edge, right: 'auto' } : { left: 'auto', right: edge };
}

function usePanelStyles({ item, mode, isOpen, measure }: ItemProps, panel: HTMLElement | null): Styles {
  const [styles, setStyles] = useState<Styles>({});
  const { isNarrow } = mode;
  // biome-ignore lint/correctness/useExhaustiveDependencies: measured when it opens
  useLayoutEffect(() => {
    if (!panel || isNarrow) setStyles({});
    else if (panel.matches('.elementskit-megamenu-panel')) setStyles(measure(item, panel));
    else if (isOpen) setStyles(sideOf(item, panel));
  }, [item, panel, isNarrow, isOpen]);
  return styles;
}

/** An item with a panel. Its link opens the panel; if the link leads elsewhere, a button of ours beside it does. */
function Item(props: ItemProps): ReactNode {
  const { item, mode, isOpen, onToggle, submenuText, failedText } = props;
  const link = linkOf(item);
  const panel = panelOf(item);
  const [isNear, setNear] = useState(false);
  const styles = usePanelStyles(props, panel);
  const [placeholders, setPlaceholders] = useState<HTMLElement[]>([]);

  useLayoutEffect(() => setPlaceholders(panel ? placeholdersOf(panel) : []), [panel]);
  useLayoutEffect(() => {
    if (isOpen && panel) tellShown(panel);
  }, [isOpen, panel]);

  if (!link || !panel) return null;
  const hasAddress = !leadsNowhere(link);
  const opens = toggles(mode, { onIcon: false, leads: hasAddress, isOpen: false, isTouch: false });
  const id = idOf(panel);
  const expanded = { 'aria-expanded': String(isOpen), 'aria-controls': id };
  const near = (): void => setNear(true);
  const far = (): void => setNear(false);
  const isClicked = !mode.isNarrow && mode.byClick;
  return (
    <>
      <Bind to={item} on={{ pointerenter: near, focusin: near, pointerleave: far, focusout: far }} />
      <Bind to={link} attrs={opens ? { ...expanded, role: 'button' } : {}} />
      <Bind
        to={panel}
        attrs={{
          id,
          inert: !isOpen,
          'aria-hidden': String(!isOpen),
        }}
        class={{
          'elementskit-dropdown-open': isClicked ? undefined : isOpen,
          'ekit-dropdown-open-onclick': isClicked ? isOpen : undefined,
        }}
        style={{ ...styles, ...(mode.isNarrow ? {} : isOpen ? SHOWN : HIDDEN) }}
      />
      {!opens && (
        <Place as="span" after={link} className={OPENER}>
          <button type="button" {...{ 'aria-expanded': isOpen, 'aria-controls': id }} onClick={onToggle}>
            {fillText(submenuText, { name: nameOf(link) })}
          </button>
        </Place>
      )}
      {placeholders.map((placeholder) => (
        <MegaContent key={keyOf(placeholder)} {...{ item, panel, placeholder, isOpen, isNear, failedText }} />
      ))}
    </>
  );
}

interface ItemsProps extends Shared {
  host: HTMLElement;
  menu: Menu;
}

/** All items of a menu that have a panel. */
export function Items({ host, menu, ...shared }: ItemsProps): ReactNode {
  const items = useLiveList(() => parentsOf(host));
  return items.map((item) => (
    <Item
      key={keyOf(item)}
      {...shared}
      item={item}
      isOpen={menu.isOpen(item)}
      onToggle={() => menu.send({ type: 'press', item })}
    />
  ));
}
