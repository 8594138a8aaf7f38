/** The frames to play; `rate` is in frames per second. */
export interface Track {
  from: number;
  to: number;
  rate: number;
  /** How often; 0 repeats until it is stopped. */
  times: number;
}

/** The track between two points, in percent of all frames; reversed if set. */
export function trackOf(
  frames: number,
  fps: number,
  given: {
    start_point: number;
    end_point: number;
    play_speed: number;
    reverse_animation: boolean;
    loop: boolean;
    number_of_times: number;
  },
): Track {
  const last = Math.max(0, frames - 1);
  const [start, end] = [given.start_point, given.end_point].map((percent) => (last * percent) / 100) as [
    number,
    number,
  ];
  const [from, to] = given.reverse_animation ? [end, start] : [start, end];
  return { from, to, rate: fps * given.play_speed, times: given.loop ? given.number_of_times : 1 };
}

/** Plays a track's frames. */
export class Playback {
  private passed = 0;
  private rounds = 0;
  private request = 0;
  private direction = 1;

  /** `tell` is called with whether it plays. */
  constructor(
    private track: Track,
    private show: (frame: number) => void,
    private tell: (plays: boolean) => void = () => {},
  ) {
    this.seek(0);
  }

  private get length(): number {
    return Math.abs(this.track.to - this.track.from) / this.track.rate;
  }

  /** Shows a position on the track, from 0 to 1. */
  seek(part: number): void {
    const { from, to } = this.track;
    this.passed = part * this.length;
    this.show(from + (to - from) * part);
  }

  /** Continues, or starts over after the end. */
  play(direction: 1 | -1 = 1): void {
    const isOver = this.rounds >= (this.track.times || Number.POSITIVE_INFINITY);
    this.direction = direction;
    if (direction > 0 && isOver) {
      this.rounds = 0;
      this.seek(0);
    }
    if (this.request || this.length === 0) return;
    let before = performance.now();
    const step = (now: number): void => {
      this.request = requestAnimationFrame(step);
      this.advance(Math.max(0, now - before) / 1000);
      before = now;
    };
    this.request = requestAnimationFrame(step);
    this.tell(true);
  }

  stop(): void {
    if (!this.request) return;
    cancelAnimationFrame(this.request);
    this.request = 0;
    this.tell(false);
  }

  private advance(seconds: number): void {
    const { length, direction } = this;
    const next = this.passed + seconds * direction;
    if (next >= 0 && next < length) {
      this.seek(next / length);
      return;
    }
    if (direction < 0) {
      this.rounds = 0;
      this.seek(0);
      this.stop();
      return;
    }
    this.rounds += 1;
    const { times } = this.track;
    if (times > 0 && this.rounds >= times) {
      this.seek(1);
      this.stop();
    } else this.seek((next % length) / length);
  }
}
