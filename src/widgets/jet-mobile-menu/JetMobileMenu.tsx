import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { isElement, isTag } from '../../core/dom/nodes';
import { isModified } from '../../core/jquery/listen';
import { Bind } from '../../core/react/Bind';
import { keyOf, sync, useLive } from '../../core/react/hooks';
import { Place } from '../../core/react/Place';
import { windowValue } from '../../core/settings/siteGlobals';
import { type WidgetProps, widget } from '../../core/types';
import { pressByKey } from '../../page/focus/asButton';
import { nameOnPage } from '../../page/scroll/samePage';
import { useModal } from '../../ui/dialogs/modal/useModal';
import { type Item, type Menu, readMenu } from './items';
import { Panel } from './Panel';
import { Icon } from './ServerHtml';
import { type MobileMenuSettings, readMobileMenu, type settings as schema, settings } from './settings';
import './mobile-menu.css';

interface RunningProps {
  root: HTMLElement;
  place: Element;
  menu: Menu;
  settings: MobileMenuSettings;
}

function Running({ root, place, menu, settings }: RunningProps): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const [hasOpened, setOpened] = useState(false);
  const [trail, setTrail] = useState<readonly Item[]>([]);
  const instance = useRef<HTMLDivElement>(null);
  const toggle = useRef<HTMLDivElement>(null);
  const container = useRef<HTMLDivElement>(null);
  const { menuLayout, menuPosition, togglePosition, toggleText, menuText } = settings;
  const covers = menuLayout === 'slide-out';
  const id = `jet-mobile-menu-container-${keyOf(root)}`;
  const icon = (name: string): Element | null => root.querySelector(`.jet-mobile-menu__refs > [ref="${name}"]`);

  const open = (): void => {
    setOpened(true);
    setOpen(true);
  };
  const close = (): void => {
    leave();
    sync(() => setOpen(false));
    setTrail([]);
  };
  const back = (): void => (trail.length > 0 ? setTrail(trail.slice(0, -1)) : close());
  const leave = useModal(isOpen && covers, () => {
    const { current } = instance;
    return current && { root: current, focus: container.current, opener: toggle.current, onEscape: back };
  });
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || covers || !isOpen || event.defaultPrevented) return;
    event.preventDefault();
    back();
    if (trail.length === 0) toggle.current?.focus();
  };
  const onClick = (event: { nativeEvent: Event; target: EventTarget }): void => {
    const link = isElement(event.target) ? event.target.closest('a[href]') : null;
    if (!link || !isTag(link, 'a') || link.matches('[role=button]') || isModified(event.nativeEvent)) return;
    if (settings.closeAfterNavigate || nameOnPage(link as HTMLAnchorElement) !== null) close();
  };
  return (
    <>
      {/* JetMenu's script starts on menus with this class. */}
      <Bind to={root} class={{ 'jet-mobile-menu--location-wp-nav': false }} />
      <Bind
        to={document.body}
        class={{
          'jet-mobile-menu-visible': isOpen || undefined,
          'jet-menu-body-blocker': (isOpen && covers) || undefined,
        }}
      />
      <Place after={place} className={`storefront-mobile-menu${isOpen && covers ? ' is-over' : ''}`}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: Escape, wherever the focus is in the menu */}
        <div
          ref={instance}
          className={`jet-mobile-menu__instance jet-mobile-menu__instance--${menuLayout}-layout ${menuPosition}-container-position ${togglePosition}-toggle-position`}
          onKeyDown={onKeyDown}
        >
          {/* biome-ignore lint/a11y/useSemanticElements: style sheets know it as a plain element */}
          <div
            ref={toggle}
            className="jet-mobile-menu__toggle"
            role="button"
            tabIndex={0}
            aria-label={toggleText ? undefined : menuText}
            aria-expanded={isOpen}
            aria-controls={hasOpened ? id : undefined}
            onClick={() => (isOpen ? close() : open())}
            onKeyDown={pressByKey}
          >
            <Icon
              className="jet-mobile-menu__toggle-icon"
              of={icon(isOpen ? 'toggleOpenedIcon' : 'toggleClosedIcon')}
            />
            {toggleText && <span className="jet-mobile-menu__toggle-text">{toggleText}</span>}
          </div>
          {hasOpened && covers && (
            // biome-ignore lint/a11y/noStaticElementInteractions: for the pointer alone, beside the button and Escape
            // biome-ignore lint/a11y/useKeyWithClickEvents: as above
            <div className="jet-mobile-menu-cover" hidden={!isOpen} onClick={close} />
          )}
          {hasOpened && (
            // biome-ignore lint/a11y/noStaticElementInteractions: hears of the links inside, which have the keys
            // biome-ignore lint/a11y/useKeyWithClickEvents: as above
            <div
              ref={container}
              id={id}
              className="jet-mobile-menu__container"
              {...{ 'aria-label': menuText, role: covers ? 'dialog' : 'navigation', 'aria-modal': covers || undefined }}
              tabIndex={-1}
              hidden={!isOpen}
              onClick={onClick}
            >
              <Panel menu={menu} settings={settings} trail={trail} show={setTrail} icon={icon} close={close} />
            </div>
          )}
        </div>
      </Place>
    </>
  );
}

/** A menu for phones behind a toggle; its items are data of the page. */
function JetMobileMenu({ host, settings }: WidgetProps<typeof schema>): ReactNode {
  const place = useLive(host, () => host.querySelector('mobile-menu'));
  const root = place?.parentElement;
  const [menu] = useState(() => readMenu(windowValue(`jetMenuMobileWidgetRenderData${settings.menuUniqId}`)));
  if (!menu) throw new Error('The page does not contain the items of the menu.');
  return root && <Running root={root} place={place} menu={menu} settings={settings} />;
}

export default widget({ settings, read: readMobileMenu, component: JetMobileMenu });
