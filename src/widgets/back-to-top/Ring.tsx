import { type ReactNode, useLayoutEffect, useState } from 'react';
import { Bind } from '../../core/Bind';
import { useStore } from '../../core/hooks';
import { Place } from '../../core/Place';
import { percentOf } from './position';
import { drawRing, type RingColours, SIDE } from './ring';
import { onScroll, scrollDistance } from './scroll';

interface RingProps extends RingColours {
  button: HTMLElement;
}

const readPercent = (): number => percentOf(window.scrollY, scrollDistance());

/** Fills a ring as the page is scrolled: on the page's own canvas, else on one of ours in the button. */
export function Ring({ button, foreground, background }: RingProps): ReactNode {
  const server = button.querySelector('canvas');
  const [ours, setOurs] = useState<HTMLCanvasElement | null>(null);
  const canvas = server ?? ours;
  const percent = useStore(onScroll, readPercent);

  useLayoutEffect(() => {
    if (canvas) drawRing(canvas, percent, { foreground, background });
  }, [canvas, percent, foreground, background]);

  if (server) return <Bind to={server} attrs={{ width: SIDE, height: SIDE, 'aria-hidden': 'true' }} />;
  return (
    <Place in={button} as="span" className="progress_indicator" attrs={{ 'aria-hidden': 'true' }}>
      <canvas ref={setOurs} className="canvas" width={SIDE} height={SIDE} />
    </Place>
  );
}
