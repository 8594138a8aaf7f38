import { Binding } from '../../core/react/binding';
import { onMoves, pointerPlace } from '../../page/scroll/frames';
import { type Box, isInside, partOf, shiftAt, transformAt } from './rules';

/** Reaches the pointer within a second, like ElementsKit. */
const EASED = 'transform 1s cubic-bezier(.215,.61,.355,1)';

/** Shifts an element with the pointer's position in an area. Returns a function that ends it. */
export function followPointer(element: HTMLElement, area: Element, speed: number): () => void {
  const binding = new Binding(element);
  let shift: { x: number; y: number } | undefined;
  const stop = onMoves(['pointer'], {
    measure() {
      const pointer = pointerPlace();
      const box = area.getBoundingClientRect();
      if (pointer && isInside(pointer, box)) shift = shiftAt(pointer, box, speed);
    },
    draw() {
      if (shift) binding.set({ style: { transform: `translate(${shift.x}px, ${shift.y}px)`, transition: EASED } });
    },
  });
  return () => {
    stop();
    binding.end();
  };
}

/** The effect of scrolling on an element. */
export interface ScrollEffect {
  transform: string;
  value: number;
  offsetTop: number;
  offsetBottom: number;
  /** In milliseconds. */
  smoothness: number;
}

/** Transforms an element as its area passes through the window. Returns a function that ends it. */
export function followScroll(element: HTMLElement, area: Element, effect: ScrollEffect): () => void {
  const binding = new Binding(element);
  const { transform, value, offsetTop, offsetBottom, smoothness } = effect;
  const transition = smoothness > 0 ? `transform ${smoothness}ms ease-out` : undefined;
  let part = 0;
  const stop = onMoves(['scroll', 'size'], {
    measure() {
      part = partOf(area.getBoundingClientRect(), window.innerHeight, offsetTop, offsetBottom);
    },
    draw: () => binding.set({ style: { transform: transformAt(transform, value, part), transition } }),
  });
  return () => {
    stop();
    binding.end();
  };
}

/** Moves a section's background layer at a fraction of the scroll speed. Returns a function that ends it. */
export function followBackground(layer: HTMLElement, area: Element, speed: number): () => void {
  let box: Box | undefined;
  return onMoves(['scroll', 'size'], {
    measure() {
      box = area.getBoundingClientRect();
    },
    draw() {
      if (!box) return;
      // The layer is larger by its range, so that no edge shows.
      const room = Math.abs(speed) * (window.innerHeight + box.height);
      const part = partOf(box, window.innerHeight);
      layer.style.height = `${box.height + room}px`;
      layer.style.transform = `translateY(${(speed < 0 ? -part : part - 1) * room}px)`;
    },
  });
}
