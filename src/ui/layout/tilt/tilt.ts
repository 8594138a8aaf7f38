import { Binding } from '../../../core/react/binding';

/** How an element leans. */
export interface TiltOptions {
  /** From edge to edge, in degrees. @default 20 */
  maxTilt: number;
  /** In pixels; less is stronger. @default 300 */
  perspective: number;
  /** While the pointer is on it. @default 1 */
  scale: number;
  /** How long it takes to begin and to end, in milliseconds. @default 400 */
  speed: number;
  easing: string;
  transition: boolean;
  /** Does it stand upright again when the pointer leaves? */
  reset: boolean;
  /** `x` or `y`: does not turn around that axis; others do nothing. */
  disableAxis: string;
  glare: boolean;
  /** The strength of the glare, from 0 to 1. */
  maxGlare: number;
}

/** A pointer in a box: both from 0 to 1. */
export interface Place {
  x: number;
  y: number;
}

/** Leans towards the pointer. */
export function transformAt({ x, y }: Place, options: TiltOptions): string {
  const { maxTilt, perspective, scale, disableAxis } = options;
  const around = (axis: 'x' | 'y', degrees: number): string => (disableAxis === axis ? 0 : degrees).toFixed(2);
  const turnX = around('x', y * maxTilt - maxTilt / 2);
  const turnY = around('y', maxTilt / 2 - x * maxTilt);
  return `perspective(${perspective}px) rotateX(${turnX}deg) rotateY(${turnY}deg) scale3d(${scale}, ${scale}, ${scale})`;
}

/** Upright, in its own size, from where a transition can begin. */
export const upright = ({ perspective }: TiltOptions): string =>
  `perspective(${perspective}px) rotateX(0deg) rotateY(0deg)`;

/** The light on a leaning element: where it comes from, in degrees, and how strong it is. */
export function glareAt({ x, y }: Place, width: number, height: number, maxGlare: number) {
  const [dx, dy] = [(x - 0.5) * width, (y - 0.5) * height];
  return { angle: Math.round(Math.atan2(dx, -dy) * (180 / Math.PI) * 100) / 100, opacity: y * maxGlare };
}

interface TiltWork {
  /** The element that leans. */
  target: HTMLElement;
  /** Where the pointer counts. @default target */
  area?: HTMLElement;
  options: TiltOptions;
  /** Moves the light. */
  shine?(light: { angle: number; opacity: number }): void;
  tell?(isInside: boolean): void;
}

/** Where a pointer is in the upright box of an element that leans. */
function placeIn(element: HTMLElement, { clientX, clientY }: PointerEvent): Place {
  const { left, top, width, height } = element.getBoundingClientRect();
  const [ownWidth, ownHeight] = [element.offsetWidth || width, element.offsetHeight || height];
  const part = (value: number): number => Math.min(1, Math.max(0, value));
  return {
    x: part((clientX - (left + width / 2)) / ownWidth + 0.5),
    y: part((clientY - (top + height / 2)) / ownHeight + 0.5),
  };
}

/** Lets an element lean towards a mouse or a pen. Returns a function that ends it. */
export function followTilt({ target, area = target, options, shine, tell }: TiltWork): () => void {
  const binding = new Binding(target);
  const { speed, easing, transition, reset, maxGlare } = options;
  let frame = 0;
  let timer = 0;
  let transform: string | undefined;
  let isEased = false;
  let isInside = false;

  const draw = (): void =>
    binding.set({
      style: {
        transform,
        'will-change': isInside ? 'transform' : undefined,
        transition: isEased && transition ? `transform ${speed}ms ${easing}` : undefined,
      },
    });
  const ease = (then: () => void = () => {}): void => {
    clearTimeout(timer);
    isEased = true;
    timer = window.setTimeout(() => {
      isEased = false;
      then();
      draw();
    }, speed);
  };
  const move = (event: PointerEvent): void => {
    if (event.pointerType === 'touch') return;
    if (!isInside) {
      isInside = true;
      ease();
      tell?.(true);
    }
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => {
      const place = placeIn(area, event);
      transform = transformAt(place, options);
      shine?.(glareAt(place, target.offsetWidth, target.offsetHeight, maxGlare));
      draw();
    });
  };
  const leave = (): void => {
    if (!isInside) return;
    isInside = false;
    cancelAnimationFrame(frame);
    tell?.(false);
    if (!reset) return;
    transform = upright(options);
    ease(() => {
      transform = undefined;
    });
    shine?.({ angle: 180, opacity: 0 });
    draw();
  };
  area.addEventListener('pointerenter', move);
  area.addEventListener('pointermove', move);
  area.addEventListener('pointerleave', leave);
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
    area.removeEventListener('pointerenter', move);
    area.removeEventListener('pointermove', move);
    area.removeEventListener('pointerleave', leave);
    binding.end();
  };
}
