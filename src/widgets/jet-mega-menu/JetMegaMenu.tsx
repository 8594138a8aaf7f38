import { type ReactNode, useLayoutEffect, useState } from 'react';
import { isElement } from '../../core/dom/nodes';
import { withJQuery } from '../../core/jquery/jquery';
import { isModified, listen } from '../../core/jquery/listen';
import { Bind, BindAll, type BindItem } from '../../core/react/Bind';
import { keyOf, useLive, useLiveList } from '../../core/react/hooks';
import { Place as Placed } from '../../core/react/Place';
import { type WidgetProps, widget } from '../../core/types';
import { below } from '../../elementor/base/breakpoints';
import { fillText } from '../../page/base/textsOf';
import { tellShown } from '../../page/motion/shown';
import { leadsNowhere } from '../../ui/menus/dialect';
import { useNarrow } from '../../ui/menus/elementskit/dialect';
import { useMenu } from '../../ui/menus/useMenu';
import { dialectOf, type Mode, modeOf } from './dialect';
import {
  BUTTON_ATTRIBUTES,
  containerOf,
  INNER,
  isMega,
  linkOf,
  menuOf,
  nameOf,
  panelOf,
  parentsOf,
  pressedItem,
  readJetMegaMenu,
  themeButtonsIn,
  toggleOf,
} from './markup';
import { type Place, placeOf } from './places';
import { lastOf, useRollUp } from './rollUp';
import { type JetMegaMenuSettings, type settings as schema, settings } from './settings';
import '../../ui/menus/elementskit/menu.css';
import './mega-menu.css';

interface ItemProps {
  menu: HTMLElement;
  item: HTMLElement;
  mode: Mode;
  isOpen: boolean;
  settings: JetMegaMenuSettings;
  onToggle(): void;
}

/** Where the panel of an open item is; measured when it opens. */
function usePlace({ menu, item, mode, isOpen, settings }: ItemProps, panel: HTMLElement | null): Place | undefined {
  const [place, setPlace] = useState<Place>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: measured when it opens
  useLayoutEffect(() => {
    if (!panel || mode.isNarrow) setPlace(undefined);
    else if (isOpen) setPlace(placeOf(menu, item, panel, settings));
  }, [menu, item, panel, mode.isNarrow, isOpen]);
  return place;
}

/** An item with a panel. Its link opens it; a link that leads elsewhere gets an extra button beside it. */
function Item(props: ItemProps): ReactNode {
  const { item, isOpen, onToggle, settings } = props;
  const link = linkOf(item);
  const panel = panelOf(item);
  const place = usePlace(props, panel);
  useLayoutEffect(() => {
    if (isOpen && panel) tellShown(panel);
  }, [isOpen, panel]);
  if (!link || !panel) return null;
  const leads = !leadsNowhere(link);
  const id = panel.id || `jet-mega-menu-panel-${keyOf(panel)}`;
  const expanded = { 'aria-expanded': String(isOpen), 'aria-controls': id };
  const side = isMega(panel) ? 'jet-mega-menu-mega-container--inverse' : 'jet-mega-menu-sub-menu--inverse';
  return (
    <>
      <Bind to={item} class={{ 'jet-mega-menu-item--hover': isOpen }} />
      <Bind
        to={link}
        attrs={
          leads
            ? { 'aria-expanded': null }
            : { ...expanded, role: 'button', tabindex: link.hasAttribute('href') ? undefined : 0 }
        }
      />
      <Bind
        to={panel}
        attrs={{ id, inert: !isOpen }}
        class={{ [side]: place?.isInverse || undefined }}
        style={place?.style}
      />
      {leads && (
        <Placed as="span" after={link} className="storefront-menu-opener">
          <button type="button" {...{ 'aria-expanded': isOpen, 'aria-controls': id }} onClick={onToggle}>
            {fillText(settings.submenuText, { name: nameOf(link) })}
          </button>
        </Placed>
      )}
    </>
  );
}

const NO_BUTTON = Object.fromEntries(BUTTON_ATTRIBUTES.map((name) => [name, null]));

/**
 * Takes the box around each link, and a theme's button in it, out of the tab order, because the link itself is a stop.
 */
function Stops({ menu }: { menu: HTMLElement }): ReactNode {
  const boxes = useLiveList(() => [...menu.querySelectorAll(INNER)]);
  const buttons = useLiveList(() => themeButtonsIn(menu));
  const items = [
    ...boxes.map((box): BindItem => [box, { attrs: NO_BUTTON }]),
    ...buttons.map((button): BindItem => [button, { attrs: { ...NO_BUTTON, 'aria-hidden': 'true' } }]),
  ];
  return <BindAll items={items} />;
}

/** In a menu that opens by press, the room around the link of an item without a panel belongs to the link. */
function useRoom(menu: HTMLElement, isOn: boolean): void {
  useLayoutEffect(() => {
    if (!isOn) return undefined;
    return listen(menu, 'click', (event) => {
      const { target } = event;
      if (!isElement(target) || isModified(event) || target.closest('a, button')) return;
      const item = pressedItem(menu, target);
      if (item && !panelOf(item)) linkOf(item)?.click();
    });
  }, [menu, isOn]);
}

interface StateProps {
  menu: HTMLElement;
  mode: Mode;
  isToggled: boolean;
  settings: JetMegaMenuSettings;
}

/** Sets the states of the menu itself, for style sheets and screen readers. */
function Frame({ menu, mode, isToggled, settings }: StateProps): ReactNode {
  const toggle = useLive(menu, toggleOf);
  const container = useLive(menu, containerOf);
  const { isNarrow } = mode;
  const name = 'jet-mega-menu';
  const id = container?.id || (container ? `${name}-${keyOf(container)}` : undefined);
  return (
    <>
      <Bind
        to={menu}
        class={{
          [`${name}--inited`]: true,
          [`${name}--layout-horizontal`]: !isNarrow && settings.layout === 'horizontal',
          [`${name}--layout-vertical`]: !isNarrow && settings.layout === 'vertical',
          [`${name}--layout-dropdown`]: isNarrow,
          [`${name}--dropdown-open`]: isNarrow && isToggled,
        }}
      />
      {container && <Bind to={container} attrs={{ id, inert: isNarrow && !isToggled }} />}
      {toggle && (
        <Bind
          to={toggle}
          attrs={{ 'aria-label': settings.toggleText, 'aria-expanded': String(isToggled), 'aria-controls': id }}
        />
      )}
    </>
  );
}

/** Hides the items without room, of which the last item of the row has copies. */
function RollUp({ menu, isOn }: { menu: HTMLElement; isOn: boolean }): ReactNode {
  const hidden = useRollUp(menu, isOn);
  const last = lastOf(menu);
  const items = hidden.map((item): BindItem => [item, { hidden: true }]);
  if (last) items.push([last, { hidden: hidden.length === 0 }]);
  return <BindAll items={items} />;
}

/** Keeps JetMenu's script from starting on the menu: the script starts where this data is missing. */
function useMark(menu: HTMLElement): void {
  useLayoutEffect(() => {
    const stop = withJQuery(($) => void $(menu).data('JetMegaMenu', {}));
    return () => {
      stop();
      withJQuery(($) => void $(menu).removeData('JetMegaMenu'))();
    };
  }, [menu]);
}

interface RunningProps {
  menu: HTMLElement;
  settings: JetMegaMenuSettings;
}

function Running({ menu, settings }: RunningProps): ReactNode {
  // JetMenu's menu is behind the toggle below the breakpoint, not at it.
  const isNarrow = useNarrow(below(settings.breakpoint)) || settings.layout === 'dropdown';
  const mode = modeOf(settings, isNarrow);
  const state = useMenu(menu, dialectOf(menu, mode));
  const items = useLiveList(() => parentsOf(menu));
  useMark(menu);
  useRoom(menu, mode.byClick && !mode.onArrow);
  return (
    <>
      <Frame menu={menu} mode={mode} isToggled={state.isToggled} settings={settings} />
      <Stops menu={menu} />
      <RollUp menu={menu} isOn={settings.rollUp && mode.isRow} />
      {items.map((item) => (
        <Item
          key={keyOf(item)}
          menu={menu}
          item={item}
          mode={mode}
          isOpen={state.isOpen(item)}
          settings={settings}
          onToggle={() => state.send({ type: 'press', item })}
        />
      ))}
    </>
  );
}

/** A row or a column of items with panels; in narrow windows a list behind a toggle. */
function JetMegaMenu({ host, settings }: WidgetProps<typeof schema>): ReactNode {
  const menu = useLive(host, () => menuOf(host));
  return menu && <Running menu={menu} settings={settings} />;
}

export default widget({
  settings,
  read: readJetMegaMenu,
  gates: async () => (await import('./gates')).gates,
  component: JetMegaMenu,
});
