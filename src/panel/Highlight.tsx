import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { boxOf } from './boxes';

/**
 * Draws a box around an element of the page, and follows it in each frame, because the element may move. Draws nothing while the
 * element has no box.
 */
export function Highlight({ element, label }: { element: Element; label: string }): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    let frame = 0;
    const follow = (): void => {
      const { style } = box.current ?? {};
      if (!style) return;
      frame = requestAnimationFrame(follow);
      const found = boxOf(element);
      style.display = found ? '' : 'none';
      if (!found) return;
      const { left, top, width, height } = found;
      style.transform = `translate(${left}px, ${top}px)`;
      style.width = `${width}px`;
      style.height = `${height}px`;
    };
    follow();
    return () => cancelAnimationFrame(frame);
  }, [element]);
  return (
    <div ref={box} className="highlight" aria-hidden="true">
      <span>{label}</span>
    </div>
  );
}
