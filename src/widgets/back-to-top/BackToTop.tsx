import { type ReactNode, useLayoutEffect, useMemo, useState } from 'react';
import type { PageEvent } from '../../core/jquery/listen';
import { Bind } from '../../core/react/Bind';
import { useLive, useStore } from '../../core/react/hooks';
import { Place } from '../../core/react/Place';
import { type WidgetProps, widget } from '../../core/types';
import { reducesMotion } from '../../page/base/device';
import { focusOn } from '../../page/focus/focus';
import { onMoves, scrollDistance } from '../../page/scroll/frames';
import { buttonOf, hasName, isPast } from './markup';
import { type settings as schema, settings } from './settings';

/** Calls `listener` when the page is scrolled or its height changes. Returns a stop function. */
const onScroll = (listener: () => void): (() => void) => onMoves(['scroll', 'size'], { draw: listener });

/** The scrolled part of `distance` in whole percent; 0 if the page cannot be scrolled. */
export const percentOf = (scrollY: number, distance: number): number =>
  distance > 0 ? Math.min(100, Math.max(0, Math.floor((scrollY / distance) * 100))) : 0;

/** A button that scrolls back to the top; with `show_scroll` it is hidden until the page is scrolled far enough. */
function BackToTop({ host, settings }: WidgetProps<typeof schema>): ReactNode {
  const { offset_top: top, show_after: after, show_scroll: hides, style, foreground, background } = settings;
  const button = useLive(host, () => buttonOf(host)) ?? host;
  const [isNamed, whenShown] = useMemo(() => {
    // A script may have copied the button while it was hidden: then our styles must be removed from the copy.
    const isCopy = button.hasAttribute('inert') && button.style.visibility === 'hidden';
    return [hasName(button), isCopy ? null : undefined] as const;
  }, [button]);
  const isShown = useStore(onScroll, () => !hides || isPast(window.scrollY, after, top));
  const isNative = button.matches('button, a[href]');

  const jump = (event: PageEvent): void => {
    event.preventDefault();
    window.scrollTo({ top, behavior: reducesMotion() ? 'instant' : 'smooth' });
    // The next Tab starts at the top. The focus moves now, because scrolling will hide the button.
    focusOn(document.body, { preventScroll: true });
  };
  const onKeyDown = (event: PageEvent): void => {
    const { key, repeat, target } = event as Event as KeyboardEvent;
    if (isNative || repeat || target !== button || (key !== 'Enter' && key !== ' ')) return;
    event.preventDefault();
    button.click();
  };

  return (
    <>
      <Bind
        to={button}
        attrs={{
          role: isNative ? undefined : 'button',
          tabindex: isNative ? undefined : 0,
          'aria-label': isNamed ? undefined : settings.label,
          inert: !isShown || whenShown,
        }}
        class={{ 'ekit-tt-show': hides ? isShown : undefined }}
        style={{
          cursor: isNative ? undefined : 'pointer',
          transition: reducesMotion() ? 'none' : undefined,
          opacity: isShown ? whenShown : '0',
          visibility: isShown ? whenShown : 'hidden',
        }}
        on={{ click: jump, keydown: onKeyDown }}
      />
      {/* The body has the focus for a moment after a jump: without this an outline around the whole page would flash. */}
      <Bind to={document.body} style={{ outline: 'none' }} />
      {style === 'progress_indicator' && <Ring button={button} foreground={foreground} background={background} />}
    </>
  );
}

const RADIUS = 100;
const STROKE = 10;

/** The width and height of the canvas, in pixels. */
export const SIDE = 2 * RADIUS + STROKE;

interface RingColours {
  foreground: string;
  background: string;
}

/** Draws the ring in `background`, and `percent` of it, clockwise from three o'clock, in `foreground`. */
export function drawRing(canvas: HTMLCanvasElement, percent: number, { foreground, background }: RingColours): void {
  const context = canvas.getContext('2d');
  if (!context) return;
  const drawArc = (colour: string, fallback: string, part: number): void => {
    context.strokeStyle = fallback;
    context.strokeStyle = colour;
    context.beginPath();
    context.arc(SIDE / 2, SIDE / 2, RADIUS, 0, 2 * Math.PI * part);
    context.stroke();
  };
  context.clearRect(0, 0, SIDE, SIDE);
  context.lineWidth = STROKE;
  drawArc(background, '#eee', 1);
  if (percent > 0) drawArc(foreground, 'currentcolor', percent / 100);
}

const readPercent = (): number => percentOf(window.scrollY, scrollDistance());

interface RingProps extends RingColours {
  button: HTMLElement;
}

/** Fills a ring as the page is scrolled, on the button's own canvas or else on a new one. */
function Ring({ button, foreground, background }: RingProps): ReactNode {
  // Looked up once, because the new canvas will also be in the button.
  const server = useMemo(() => button.querySelector('canvas'), [button]);
  const [ours, setOurs] = useState<HTMLCanvasElement | null>(null);
  const canvas = server ?? ours;
  const percent = useStore(onScroll, readPercent);

  useLayoutEffect(() => {
    if (!canvas) return;
    const theme = getComputedStyle(canvas);
    drawRing(canvas, percent, {
      foreground: foreground || theme.getPropertyValue('--storefront-ring').trim(),
      background: background || theme.getPropertyValue('--storefront-ring-track').trim(),
    });
  }, [canvas, percent, foreground, background]);

  if (server) return <Bind to={server} attrs={{ width: SIDE, height: SIDE, 'aria-hidden': 'true' }} />;
  return (
    <Place in={button} as="span" className="progress_indicator" attrs={{ 'aria-hidden': 'true' }}>
      <canvas ref={setOurs} className="canvas" width={SIDE} height={SIDE} />
    </Place>
  );
}

export default widget({
  settings,
  gates: async () => (await import('./gates')).gates(),
  component: BackToTop,
  isLeft: false,
});
