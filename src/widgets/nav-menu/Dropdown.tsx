import { type ReactNode, useLayoutEffect, useState } from 'react';
import { Bind, BindAll } from '../../core/react/Bind';
import { keyOf, sync, useLiveList } from '../../core/react/hooks';
import { tellShown } from '../../page/motion/shown';
import { onMoves, requestFrame } from '../../page/scroll/frames';
import { useStretch } from '../../ui/menus/useStretch';

interface DropdownProps {
  nav: HTMLElement;
  toggle: HTMLElement | null;
  isOpen: boolean;
  /** Is it as wide as the window? */
  isStretched: boolean;
}

/** Higher than any menu, so that the content decides. */
const ALL = '1000vmax';

/** Inside a sticky element the list is no higher than the window, and scrolls by itself. */
function useHeight(nav: HTMLElement, isOpen: boolean): string {
  const [height, setHeight] = useState(ALL);
  useLayoutEffect(() => {
    if (!isOpen || !nav.closest('.elementor-sticky--active')) return undefined;
    let next = ALL;
    const stop = onMoves(['scroll', 'size'], {
      measure() {
        next = `${Math.max(0, Math.floor(window.innerHeight - nav.getBoundingClientRect().top))}px`;
      },
      draw: () => sync(() => setHeight(next)),
    });
    return () => {
      stop();
      setHeight(ALL);
    };
  }, [nav, isOpen]);
  return isOpen ? height : '0';
}

/** Makes the list as wide as the window, below the toggle. */
function Stretched({ nav, toggle, isOpen }: DropdownProps): ReactNode {
  const stretch = useStretch(nav, true);
  const style = stretch && {
    width: `${stretch.width}px`,
    left: `${stretch.left}px`,
    right: 'auto',
    top: `${toggle?.offsetHeight ?? 0}px`,
  };
  // The toggle may not have been visible before, so its place is measured when it is pressed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a press matters
  useLayoutEffect(() => requestFrame('size'), [isOpen]);
  return <Bind to={nav} style={style} />;
}

/** The list behind the toggle. */
export function Dropdown(props: DropdownProps): ReactNode {
  const { nav, toggle, isOpen, isStretched } = props;
  const links = useLiveList(() => [...nav.querySelectorAll<HTMLElement>('.elementor-nav-menu a')]);
  const id = nav.id || `nav-menu-${keyOf(nav)}`;
  const height = useHeight(nav, isOpen);
  useLayoutEffect(() => {
    if (isOpen && toggle) tellShown(nav);
  }, [nav, toggle, isOpen]);
  return (
    <>
      <Bind
        to={nav}
        attrs={{ id, 'aria-hidden': String(!isOpen), inert: !isOpen }}
        style={{ '--menu-height': height }}
      />
      {toggle && (
        <Bind
          to={toggle}
          class={{ 'elementor-active': isOpen }}
          attrs={{
            role: toggle.matches('button') ? undefined : 'button',
            tabindex: toggle.matches('button, a[href]') ? undefined : 0,
            'aria-controls': id,
            'aria-expanded': String(isOpen),
          }}
        />
      )}
      <BindAll items={links.map((link) => [link, { attrs: { tabindex: isOpen ? 0 : -1 } }] as const)} />
      {isStretched && <Stretched {...props} />}
    </>
  );
}
