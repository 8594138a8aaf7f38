import { type ReactNode, useLayoutEffect, useMemo, useState } from 'react';
import { Bind } from '../../core/react/Bind';
import { isRtl } from '../../page/base/device';
import { type FloatOptions, useFloating } from '../../ui/floating/useFloating';
import { submenuOf } from './markup';

interface FlyoutProps {
  link: HTMLElement;
  /** Does it open below its link, not beside it? */
  isBelow: boolean;
}

interface Open extends FlyoutProps {
  submenu: HTMLElement;
}

/** The position of a submenu if there is room, from the corner of its item; used until Floating UI has loaded. */
function usualPlace({ link, submenu, isBelow }: Open): { x: number; y: number } {
  const { offsetWidth: width, offsetHeight: height } = link;
  const isMirrored = isRtl(link);
  if (isBelow) return { x: isMirrored ? width - submenu.offsetWidth : 0, y: height };
  return { x: isMirrored ? -submenu.offsetWidth : width, y: 0 };
}

/** An open submenu over the page, kept inside the window. */
function OpenSubmenu({ link, submenu, isBelow }: Open): ReactNode {
  const options = useMemo((): FloatOptions => {
    const beside = isRtl(link) ? 'left-start' : 'right-start';
    return { placement: isBelow ? 'bottom-start' : beside, gap: 0, edge: 0 };
  }, [link, isBelow]);
  const [position, placer] = useFloating(link, submenu, true, options);
  const [usual, setUsual] = useState({ x: 0, y: link.offsetHeight });
  useLayoutEffect(() => setUsual(usualPlace({ link, submenu, isBelow })), [link, submenu, isBelow]);
  const { x, y } = position ?? usual;
  // Style sheets place it below the link, some with `!important`, so the margins correct from there.
  const below = link.offsetTop + link.offsetHeight;
  return (
    <>
      {placer}
      <Bind
        to={submenu}
        class={{ 'sm-nowrap': true }}
        style={{
          'z-index': '3',
          width: 'auto',
          'min-width': '10em',
          display: 'block',
          'max-width': '1000px',
          top: 'auto',
          left: '0px',
          right: 'auto',
          'margin-left': `${Math.round(x)}px`,
          'margin-top': `${Math.round(y - below)}px`,
        }}
      />
    </>
  );
}

/** The submenu of a link, while it is open. */
export function Flyout(props: FlyoutProps): ReactNode {
  const submenu = submenuOf(props.link);
  return submenu && <OpenSubmenu {...props} submenu={submenu} />;
}
