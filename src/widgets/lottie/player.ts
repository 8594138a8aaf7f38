import lottie from 'lottie-web/build/player/lottie_light';

/** A drawing of which one frame is shown. */
export interface Drawing {
  frames: number;
  /** Frames a second. */
  fps: number;
  show(frame: number): void;
  remove(): void;
}

/** Draws an animation into an empty element. It must not be used again: the player changes it. */
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
