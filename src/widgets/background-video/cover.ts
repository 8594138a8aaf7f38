import { listen } from '../../core/jquery/listen';
import { onResize } from '../../page/scroll/onResize';
import { coverSize } from './rules';

const WIDE = 16 / 9;

/**
 * Tells how large a video must be to cover `box`, in pixels: soon, and whenever that changes. `ratioOf` is asked each
 * time.
 * @default 16:9
 */
export function followCover(
  box: Element,
  tell: (style: { width: string; height: string }) => void,
  ratioOf: () => number = () => WIDE,
): () => void {
  const measure = (): void => {
    const { clientWidth, clientHeight } = box;
    if (clientWidth === 0 || clientHeight === 0) return;
    const { width, height } = coverSize(clientWidth, clientHeight, ratioOf() || WIDE);
    tell({ width: `${width}px`, height: `${height}px` });
  };
  measure();
  const stopSizes = onResize([box], measure);
  const stop = listen(window, 'elementor/bg-video/recalc', measure);
  return () => {
    stopSizes();
    stop();
  };
}
