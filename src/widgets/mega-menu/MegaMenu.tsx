import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { Bind, BindAll } from '../../core/react/Bind';
import { keyOf, useLive, useLiveList } from '../../core/react/hooks';
import { type WidgetProps, widget } from '../../core/types';
import { isDrivenByEditor } from '../../elementor/elements';
import { useForDevice } from '../../elementor/useDeviceValue';
import { watchLeaving } from '../../ui/menus/leaving';
import { useStretch } from '../../ui/menus/useStretch';
import { Anchors } from './Anchors';
import { useKeys } from './keys';
import { boxOf, itemOf, navOf, titlesOf, toggleOf, wrapperOf } from './markup';
import { OpenPanel } from './OpenPanel';
import { useOpening } from './opening';
import { usePointer } from './pointer';
import { isDropdownOn, type settings as schema, settings } from './settings';
import { statesOf } from './states';
import './mega-menu.css';

interface MenuProps extends WidgetProps<typeof schema> {
  nav: HTMLElement;
}

/** What the toggle shows, as wide as the window. */
function Wrapper({ wrapper, isDropdown, isShown }: { wrapper: HTMLElement; isDropdown: boolean; isShown: boolean }) {
  const stretch = useStretch(wrapper, isDropdown);
  const style = stretch && {
    '--stretch-left': `${stretch.left}px`,
    '--stretch-right': 'auto',
    '--stretch-width': `${stretch.width}px`,
  };
  return <Bind to={wrapper} attrs={{ role: 'group', inert: isDropdown && !isShown }} style={style} />;
}

/** Opens panels, and the list behind the toggle. */
function Menu({ host, nav, settings }: MenuProps): ReactNode {
  const toggle = useLive(nav, toggleOf);
  const wrapper = useLive(nav, wrapperOf);
  const items = useLiveList(() => titlesOf(nav)).map((title) => itemOf(nav, title));
  const isDropdown = useForDevice((device) => isDropdownOn(device, settings));
  const opening = useOpening(host, toggle);
  const { open, isToggled, closeAll } = opening;
  const current = items.find(({ title }) => title === open?.title);
  const hovers = settings.open_on === 'hover' && !isDropdown;
  const onClick = usePointer({ nav, toggle, items, hovers, opening });
  const onKey = useKeys({ items, isRow: !isDropdown, opening });

  const closeLevel = useRef<() => void>(undefined);
  useLayoutEffect(() => {
    closeLevel.current = () => opening.closeLevel(current, toggle);
  });
  const isOn = open !== null || (isDropdown && isToggled);
  useLayoutEffect(() => {
    if (!isOn) return undefined;
    const contains = (target: Element): boolean => nav.contains(target);
    return watchLeaving({ host, contains, close: closeAll, onEscape: () => closeLevel.current?.() });
  }, [isOn, host, nav, closeAll]);

  const states = statesOf({ nav, items, current, isToggled, isDropdown });
  const box = current?.panel && boxOf(current.panel);
  return (
    <>
      {/* In the list behind the toggle, what is pressed would move away under the finger if another panel closed before. */}
      <Bind to={host} on={{ click: onClick, keydown: onKey, focusin: isDropdown ? undefined : opening.onFocus }} />
      <BindAll items={states} />
      {wrapper && toggle && <Wrapper wrapper={wrapper} isDropdown={isDropdown} isShown={isToggled} />}
      {current?.panel && (
        <OpenPanel
          key={keyOf(current.panel)}
          title={current.title}
          panel={current.panel}
          box={isDropdown ? null : (box ?? null)}
          settings={settings}
        />
      )}
      <Anchors nav={nav} />
    </>
  );
}

/** Elementor's editor drives the menu that is being edited itself. */
function MegaMenu(props: WidgetProps<typeof schema>): ReactNode {
  const nav = useLive(props.host, navOf);
  return nav && !isDrivenByEditor(props.host) ? <Menu {...props} nav={nav} /> : null;
}

export default widget({ settings, component: MegaMenu });
