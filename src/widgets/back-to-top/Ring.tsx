import { type ReactNode, useLayoutEffect, useMemo, useState } from 'react';
import { Bind } from '../../core/react/Bind';
import { useStore } from '../../core/react/hooks';
import { Place } from '../../core/react/Place';
import { scrollDistance } from '../../page/scroll/frames';
import { onScroll, percentOf } from './scroll';

const RADIUS = 100;
const STROKE = 10;

/** The canvas's width and height, in pixels. */
export const SIDE = 2 * RADIUS + STROKE;

interface RingColours {
  foreground: string;
  background: string;
}

/** Draws the ring in `background`, then `percent` of it clockwise from three o'clock in `foreground`. */
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

/** Fills a ring as the page is scrolled: on the page's own canvas, else on one of ours in the button. */
export function Ring({ button, foreground, background }: RingProps): ReactNode {
  // Once, because ours will stand in the button, too.
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
