import { describe, expect, test, vi } from 'vitest';
import { isAnimation } from '../../src/widgets/lottie/animation';
import { Playback, trackOf } from '../../src/widgets/lottie/Playback';
import { settings } from '../../src/widgets/lottie/settings';

const given = {
  start_point: 0,
  end_point: 100,
  play_speed: 1,
  reverse_animation: false,
  loop: false,
  number_of_times: 0,
};

describe('the track of an animation', () => {
  test('the track is the part of all frames that the settings name', () => {
    expect(trackOf(61, 30, given)).toEqual({ from: 0, to: 60, rate: 30, times: 1 });
    expect(trackOf(61, 30, { ...given, start_point: 25, end_point: 50, play_speed: 2 })).toEqual({
      from: 15,
      to: 30,
      rate: 60,
      times: 1,
    });
    expect(trackOf(61, 30, { ...given, reverse_animation: true })).toMatchObject({ from: 60, to: 0 });
    expect(trackOf(61, 30, { ...given, loop: true }).times).toBe(0);
    expect(trackOf(61, 30, { ...given, loop: true, number_of_times: 3 }).times).toBe(3);
  });
});

/** Plays with frames of 100 ms that the test makes. */
function play(track: { from: number; to: number; rate: number; times: number }) {
  let now = 0;
  let step: FrameRequestCallback | undefined;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  vi.stubGlobal('requestAnimationFrame', (run: FrameRequestCallback) => {
    step = run;
    return 1;
  });
  vi.stubGlobal('cancelAnimationFrame', () => {
    step = undefined;
  });
  const shown: number[] = [];
  const told: boolean[] = [];
  const playback = new Playback(
    track,
    (frame) => shown.push(Math.round(frame)),
    (plays) => told.push(plays),
  );
  const frames = (count: number): void => {
    for (let at = 0; at < count && step; at += 1) {
      now += 100;
      step(now);
    }
  };
  return { playback, shown, told, frames };
}

describe('the playback of an animation', () => {
  test('the playback shows the frames of the elapsed time and stops at the last one', () => {
    const { playback, shown, told, frames } = play({ from: 0, to: 30, rate: 100, times: 1 });
    playback.play();
    frames(10);
    expect(shown).toEqual([0, 10, 20, 30]);
    expect(told).toEqual([true, false]);
    playback.play();
    frames(1);
    expect(shown.slice(4)).toEqual([0, 10]);
  });

  test('the playback repeats as often as requested', () => {
    const { playback, shown, told, frames } = play({ from: 30, to: 0, rate: 100, times: 2 });
    playback.play();
    frames(20);
    expect(shown).toEqual([30, 20, 10, 30, 20, 10, 0]);
    expect(told).toEqual([true, false]);
  });

  test('the playback continues where it was stopped, and runs backwards', () => {
    const { playback, shown, frames } = play({ from: 0, to: 50, rate: 100, times: 0 });
    playback.play();
    frames(3);
    playback.stop();
    playback.play(-1);
    frames(9);
    expect(shown).toEqual([0, 10, 20, 30, 20, 10, 0, 0]);
  });
});

test('a file that is not an animation is not given to the player', () => {
  const whole = { layers: [], w: 1, h: 1, fr: 30, ip: 0, op: 60 };
  expect(isAnimation(whole)).toBe(true);
  for (const broken of [null, [], {}, { ...whole, layers: {} }, { ...whole, op: 0 }, { ...whole, fr: '30' }]) {
    expect(isAnimation(broken)).toBe(false);
  }
});

test('Elementor’s settings of an animation are read', () => {
  const messages: string[] = [];
  const parsed = settings.parse(
    {
      source: 'external_url',
      source_external_url: { url: '../a.json', is_external: '' },
      viewport: { unit: '%', size: '', sizes: { start: 10, end: 90 } },
      start_point: { unit: '%', size: '0', sizes: [] },
      end_point: { unit: '%', size: '80', sizes: [] },
      play_speed: { unit: 'px', size: 2, sizes: [] },
      trigger: 'sometimes',
    },
    (message) => messages.push(message),
  );
  expect(parsed).toMatchObject({
    source_external_url: '../a.json',
    viewport: { start: 10, end: 90 },
    start_point: 0,
    end_point: 80,
    play_speed: 2,
    trigger: 'arriving_to_viewport',
  });
  expect(messages.length).toBe(1);
});
