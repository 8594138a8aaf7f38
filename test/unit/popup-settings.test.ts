import { describe, expect, test } from 'vitest';
import type { RawSettings } from '../../src/core/types';
import { valueFor } from '../../src/elementor/devices';
import { readPopup, settings } from '../../src/widgets/popup/settings';
import { triggersOf } from '../../src/widgets/popup/triggers';

const told: string[] = [];
const parse = (raw: RawSettings) => settings.parse(raw, (message) => told.push(message));

function hostWith(json: string): HTMLElement {
  const host = document.createElement('div');
  host.setAttribute('data-elementor-settings', json);
  return host;
}

describe('the settings of a popup', () => {
  test('no page or visit has to come before, where the number is 0', () => {
    const { timing } = parse({
      timing: { page_views: 'yes', page_views_views: 0, sessions: 'yes', sessions_sessions: 0 },
    });
    expect(timing).toMatchObject({ page_views_views: 0, sessions_sessions: 0 });
  });

  test('the settings of a popup are read as Elementor prints them', () => {
    const host = hostWith(
      JSON.stringify({
        entrance_animation: 'fadeInUp',
        entrance_animation_mobile: 'none',
        exit_animation: 'fadeOutDown',
        entrance_animation_duration: { unit: 'px', size: 0.6, sizes: [] },
        close_button_delay: 1.5,
        prevent_scroll: 'yes',
        triggers: { page_load: 'yes', page_load_delay: '2' },
        timing: { times: 'yes', times_times: 3, devices: 'yes', devices_devices: ['desktop'] },
      }),
    );
    const read = parse(readPopup(host));
    expect(read).toMatchObject({
      entrance_animation_duration: 0.6,
      close_button_delay: 1.5,
      prevent_scroll: true,
      a11y_navigation: true,
      close_automatically: 0,
      triggers: { page_load: true, page_load_delay: 2, click: false },
      timing: { times: true, times_times: 3, devices_devices: ['desktop'], url: false },
    });
    expect(valueFor(read.entrance_animation, 'tablet')).toBe('fadeInUp');
    expect(valueFor(read.entrance_animation, 'mobile')).toBe('');
    expect(valueFor(read.exit_animation, 'mobile')).toBe('fadeOutDown');
  });

  test('missing settings of a popup switch nothing on and give no diagnostic', () => {
    told.length = 0;
    for (const raw of [{}, { triggers: [], timing: [] }, { triggers: null, timing: null }]) {
      const read = parse(raw);
      expect(triggersOf(read).length > 0).toBe(false);
      expect(Object.values(read.timing)).not.toContain(true);
      expect(read.entrance_animation_duration).toBe(1.2);
    }
    expect(told).toEqual([]);
  });

  test.each(['', 'nonsense', '[]', '[1]', 'null', '7', '{"triggers":'])(
    'the settings of a popup are empty for the attribute %j',
    (json) => {
      expect(readPopup(hostWith(json))).toEqual({});
      expect(readPopup(document.createElement('div'))).toEqual({});
    },
  );

  test('the settings of a popup fall back one by one when they have a wrong type', () => {
    told.length = 0;
    const read = parse({
      triggers: 'yes',
      timing: 7,
      open_selector: {},
      classes: [],
      prevent_scroll: 'perhaps',
      close_automatically: -3,
      close_button_delay: 1e12,
      close_button_position: 'left',
      entrance_animation: 'fade" onload="x',
      exit_animation: { a: 1 },
      entrance_animation_duration: { unit: 'px', size: '', sizes: [] },
    });
    expect(triggersOf(read).length > 0).toBe(false);
    expect(read).toMatchObject({
      open_selector: '',
      classes: '',
      prevent_scroll: false,
      close_automatically: 0,
      close_button_delay: 0,
      close_button_position: 'inside',
      entrance_animation: { desktop: '' },
      exit_animation: { desktop: '' },
      entrance_animation_duration: 1.2,
    });
    // The slider is not moved, which is no mistake.
    expect(told).toHaveLength(10);
  });

  test('the settings of a popup’s rules and triggers fall back when they have a wrong type', () => {
    const { timing, triggers } = parse({
      timing: {
        page_views: 'yes',
        page_views_views: 'many',
        sources_sources: ['search', 'else', 3],
        devices_devices: 'desktop',
        times_times: {},
        times_period: 'year',
        url_action: [],
        logged_in_users: 'some',
      },
      triggers: { click: 'yes', click_times: '3', scrolling_offset: 170, inactivity_time: [], page_load_delay: 'soon' },
    });
    expect(timing).toMatchObject({
      page_views: true,
      page_views_views: 3,
      sources_sources: ['search'],
      devices_devices: [],
      times_times: 3,
      times_period: '',
      url_action: 'show',
      logged_in_users: 'all',
    });
    expect(triggers).toMatchObject({ click_times: 3, scrolling_offset: 50, inactivity_time: 30, page_load_delay: 0 });
  });
});
