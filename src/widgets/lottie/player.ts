import lottie from 'lottie-web/build/player/lottie_light';

/** A drawing that shows one frame at a time. */
export interface Drawing {
  frames: number;
  /** Frames per second. */
  fps: number;
  show(frame: number): void;
  remove(): void;
}

/** Draws an animation into an empty element. The player modifies `data`, so it cannot be used again. */
export function draw(container: HTMLElement, data: Record<string, unknown>): Drawing {
  const animation = lottie.loadAnimation({
    container,
    renderer: 'svg',
    loop: false,
    autoplay: false,
    animationData: data,
    rendererSettings: { progressiveLoad: true },
  });
  return {
    frames: animation.totalFrames,
    fps: animation.frameRate,
    show: (frame) => animation.goToAndStop(frame, true),
    remove: () => animation.destroy(),
  };
}
