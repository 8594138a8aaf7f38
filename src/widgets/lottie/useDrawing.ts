import { useLayoutEffect, useRef, useState } from 'react';
import { sync } from '../../core/react/hooks';
import { fetchAnimation } from './animation';
import { Playback, trackOf } from './Playback';
import type { Drawing } from './player';
import type { LottieSettings } from './settings';

/** Fetches and draws what the settings name; null before, and where that fails. `tell` hears whether it plays. */
export function useDrawing(
  canvas: HTMLElement | null,
  settings: LottieSettings,
  tell: (plays: boolean) => void,
): Playback | null {
  const [drawing, setDrawing] = useState<Drawing | null>(null);
  const [playback, setPlayback] = useState<Playback | null>(null);
  const latest = useRef(tell);
  latest.current = tell;
  const { source, source_json, source_external_url } = settings;
  const address = source === 'media_file' ? source_json : source_external_url;
  const { start_point, end_point, play_speed, reverse_animation, loop, number_of_times } = settings;

  useLayoutEffect(() => {
    if (!canvas) return undefined;
    const stop = new AbortController();
    let drawn: Drawing | undefined;
    const start = async (): Promise<void> => {
      const [data, { draw }] = await Promise.all([fetchAnimation(address, stop.signal), import('./player')]);
      if (stop.signal.aborted || !data) return;
      drawn = draw(canvas, data);
      sync(() => setDrawing(drawn ?? null));
    };
    start().catch((error: unknown) => {
      console.warn(`storefront-widgets: the animation ${address} cannot be shown.`, error);
    });
    return () => {
      stop.abort();
      setDrawing(null);
      drawn?.remove();
    };
  }, [canvas, address]);

  useLayoutEffect(() => {
    if (!drawing) return undefined;
    const given = { start_point, end_point, play_speed, reverse_animation, loop, number_of_times };
    const track = trackOf(drawing.frames, drawing.fps, given);
    const next = new Playback(track, drawing.show, (plays) => latest.current(plays));
    setPlayback(next);
    return () => {
      next.stop();
      setPlayback(null);
    };
  }, [drawing, start_point, end_point, play_speed, reverse_animation, loop, number_of_times]);
  return playback;
}
