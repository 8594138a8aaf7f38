import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { Bind, BindAll, type BindItem } from '../../core/react/Bind';
import { sync } from '../../core/react/hooks';
import { useForDevice } from '../../elementor/useDeviceValue';
import { asButton } from '../../page/focus/asButton';
import { tellShown } from '../../page/motion/shown';
import type { ContentsSettings } from './settings';

/** Elementor's devices, the smallest first. */
const DEVICES = ['mobile', 'mobile_extra', 'tablet', 'tablet_extra', 'laptop', 'desktop', 'widescreen'];

/** Is the list initially folded on `device`? */
export const isFoldedOn = (device: string, largest: string): boolean =>
  largest !== 'none' && DEVICES.indexOf(device) <= DEVICES.indexOf(largest === 'desktop' ? 'widescreen' : largest);

interface FoldingProps {
  host: HTMLElement;
  body: HTMLElement;
  bodyId: string;
  settings: ContentsSettings;
}

/** The buttons in the header that fold and unfold the list. The visitor's choice holds until the device changes. */
export function Folding({ host, body, bodyId, settings }: FoldingProps): ReactNode {
  const isFoldedFirst = useForDevice((device) => isFoldedOn(device, settings.minimized_on));
  const [isFolded, setFolded] = useState(isFoldedFirst);
  const hasPressed = useRef(false);
  const [expand, collapse] = ['expand', 'collapse'].map((name) =>
    host.querySelector<HTMLElement>(`.elementor-toc__toggle-button--${name}`),
  );
  // Not an effect after the frame: on the light core it would undo a press that came before.
  useLayoutEffect(() => setFolded(isFoldedFirst), [isFoldedFirst]);
  // The pressed button is hidden now, so the other one gets the focus before the next key is pressed.
  useLayoutEffect(() => {
    if (!hasPressed.current) return;
    hasPressed.current = false;
    (isFolded ? expand : collapse)?.focus({ preventScroll: true });
    if (!isFolded) tellShown(body);
  }, [isFolded, expand, collapse, body]);

  const button = (element: HTMLElement | null | undefined, folds: boolean): BindItem[] => {
    if (!element) return [];
    const press = (): void => {
      hasPressed.current = true;
      sync(() => setFolded(folds));
    };
    const isShown = folds !== isFolded;
    const attrs = {
      'aria-label': folds ? settings.collapseText : settings.expandText,
      'aria-expanded': String(!isFolded),
      'aria-controls': bodyId,
    };
    return [[element, { ...asButton(element, press, attrs), shown: isShown }]];
  };
  const container = host.querySelector('.elementor-widget-container');
  return (
    <>
      {/* First, because the style sheet hides one of the buttons by this class. */}
      <Bind to={host} class={{ 'elementor-toc--collapsed': isFolded || undefined }} />
      <BindAll items={[...button(expand, false), ...button(collapse, true)]} />
      <Bind to={body} shown={!isFolded} />
      {container && <Bind to={container} style={{ 'min-height': isFolded ? '0px' : undefined }} />}
    </>
  );
}
