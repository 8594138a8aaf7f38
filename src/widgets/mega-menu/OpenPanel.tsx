import { type ReactNode, useLayoutEffect, useMemo } from 'react';
import { Bind } from '../../core/react/Bind';
import { isRtl } from '../../page/base/device';
import { tellShown } from '../../page/motion/shown';
import { useReducesMotion } from '../../page/motion/useMedia';
import { type FloatOptions, useFloating } from '../../ui/floating/useFloating';
import { useStretch } from '../../ui/menus/useStretch';
import type { MegaMenuSettings } from './settings';

interface PanelProps {
  title: HTMLElement;
  panel: HTMLElement;
  /** The box to position below the title; null where the panel stands in the list behind the toggle. */
  box: HTMLElement | null;
  settings: MegaMenuSettings;
}

const OPENED = 'elementor-pro/mega-menu/dropdown-open';

/** The style sheet's gap between a title and its panel, in pixels. */
const gapOf = (title: Element): number =>
  Number.parseFloat(getComputedStyle(title).getPropertyValue('--n-menu-title-distance-from-content')) || 0;

function placementOf(title: Element, { content_width, content_horizontal_position: at }: MegaMenuSettings) {
  if (content_width === 'full_width' || at === 'center') return 'bottom';
  return (at === 'left') === isRtl(title) ? 'bottom-end' : 'bottom-start';
}

/** Puts the box below its title, or above it if only there is room, inside the window. */
function Placed({ title, box, settings }: PanelProps & { box: HTMLElement }): ReactNode {
  const isFull = settings.content_width === 'full_width';
  const stretch = useStretch(box, isFull);
  const options = useMemo(
    (): FloatOptions => ({ placement: placementOf(title, settings), gap: gapOf(title), edge: 0 }),
    [title, settings],
  );
  const [position, placer] = useFloating(title, box, true, options);
  const width = stretch ? `${stretch.width}px` : undefined;
  return (
    <>
      {placer}
      <Bind
        to={box}
        class={{ 'content-above': position?.placement.startsWith('top') || undefined }}
        style={{
          '--stretch-left': stretch && `${stretch.left}px`,
          '--stretch-right': stretch && 'auto',
          '--stretch-width': width,
          width: isFull ? width : 'max-content',
          'max-width': isFull ? undefined : '100vw',
          left: stretch ? `${stretch.left}px` : position ? `${Math.round(position.x)}px` : undefined,
          right: stretch || position ? 'auto' : undefined,
          top: position ? `${Math.round(position.y)}px` : undefined,
          bottom: position ? 'auto' : undefined,
        }}
      />
    </>
  );
}

/** The open panel. */
export function OpenPanel(props: PanelProps): ReactNode {
  const { panel, box, settings } = props;
  const isStill = useReducesMotion();
  const names = isStill ? [] : settings.open_animation.split(/\s+/).filter((name) => name && name !== 'none');
  useLayoutEffect(() => {
    tellShown(panel);
    window.dispatchEvent(new CustomEvent(OPENED));
  }, [panel]);
  return (
    <>
      {names.length > 0 && (
        <Bind to={panel} class={Object.fromEntries(['animated', ...names].map((name) => [name, true]))} />
      )}
      {box && <Placed {...props} box={box} />}
    </>
  );
}
