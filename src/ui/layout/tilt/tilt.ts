import { Binding } from '../../../core/react/binding';

/** How an element tilts. */
export interface TiltOptions {
  /** The turn between the pointer at one edge and at the other, in degrees. @default 20 */
  maxTilt: number;
  /** In pixels; a smaller value makes the tilt look stronger. @default 300 */
  perspective: number;
  /** The element's size while the pointer is on it, as a factor. @default 1 */
  scale: number;
  /** The duration of the transition when the pointer enters or leaves, in milliseconds. @default 400 */
  speed: number;
  easing: string;
  transition: boolean;
  /** Does it return to upright when the pointer leaves? */
  reset: boolean;
  /** `x` or `y`: the axis around which the element does not turn. Other values have no effect. */
  disableAxis: string;
  glare: boolean;
  /** The strength of the glare, from 0 to 1. */
  maxGlare: number;
}

/** The position of a pointer in a box; both from 0 to 1. */
export interface Place {
  x: number;
  y: number;
}

/** The transform of an element that tilts towards the pointer. */
export function transformAt({ x, y }: Place, options: TiltOptions): string {
  const { maxTilt, perspective, scale, disableAxis } = options;
  const around = (axis: 'x' | 'y', degrees: number): string => (disableAxis === axis ? 0 : degrees).toFixed(2);
  const turnX = around('x', y * maxTilt - maxTilt / 2);
  const turnY = around('y', maxTilt / 2 - x * maxTilt);
  return `perspective(${perspective}px) rotateX(${turnX}deg) rotateY(${turnY}deg) scale3d(${scale}, ${scale}, ${scale})`;
}

/** The transform of an upright element in its own size; a transition can begin or end there. */
export const upright = ({ perspective }: TiltOptions): string =>
  `perspective(${perspective}px) rotateX(0deg) rotateY(0deg)`;

/** The glare on a tilted element: its direction in degrees, and its opacity. */
export function glareAt({ x, y }: Place, width: number, height: number, maxGlare: number) {
  const [dx, dy] = [(x - 0.5) * width, (y - 0.5) * height];
  return { angle: Math.round(Math.atan2(dx, -dy) * (180 / Math.PI) * 100) / 100, opacity: y * maxGlare };
}

interface TiltWork {
  /** The element that tilts. */
  target: HTMLElement;
  /** The element over which the pointer is followed. @default target */
  area?: HTMLElement;
  options: TiltOptions;
  /** Draws the glare. */
  shine?(light: { angle: number; opacity: number }): void;
  /** Called when the pointer enters or leaves. */
  tell?(isInside: boolean): void;
}

/** The position of a pointer in an element's box, as if the element were upright. */
function placeIn(element: HTMLElement, { clientX, clientY }: PointerEvent): Place {
  const { left, top, width, height } = element.getBoundingClientRect();
  const [ownWidth, ownHeight] = [element.offsetWidth || width, element.offsetHeight || height];
  const part = (value: number): number => Math.min(1, Math.max(0, value));
  return {
    x: part((clientX - (left + width / 2)) / ownWidth + 0.5),
    y: part((clientY - (top + height / 2)) / ownHeight + 0.5),
  };
}

/** Makes an element tilt towards a mouse or a pen. Returns a stop function. */
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
