import { type ReactNode, useLayoutEffect, useRef } from 'react';

/** Draws a box around an element of the page, and follows it in each frame, because the element may move. */
export function Highlight({ element, label }: { element: Element; label: string }): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    let frame = 0;
    const follow = (): void => {
      const { style } = box.current ?? {};
      if (!style) return;
      const { left, top, width, height } = element.getBoundingClientRect();
      style.transform = `translate(${left}px, ${top}px)`;
      style.width = `${width}px`;
      style.height = `${height}px`;
      frame = requestAnimationFrame(follow);
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
