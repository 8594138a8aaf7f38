import { describe, expect, test } from 'vitest';
import { withoutEntrance } from '../../src/widgets/entrance/hidden';
import { animationFor, delayOf, settings } from '../../src/widgets/entrance/settings';

const read = (raw: object) => settings.parse({ ...raw }, () => {});

describe('an entrance animation', () => {
  test('is that of a section, or else that of a widget, by device', () => {
    const given = read({ animation: 'fadeIn', animation_mobile: 'none', _animation: 'zoomIn' });
    expect(animationFor(given, 'desktop')).toEqual(['fadeIn']);
    expect(animationFor(given, 'tablet')).toEqual(['fadeIn']);
    expect(animationFor(given, 'mobile')).toEqual([]);
    expect(animationFor(read({ _animation: 'bounceIn' }), 'mobile')).toEqual(['bounceIn']);
  });

  test('is none where the settings are broken', () => {
    for (const broken of [[], {}, null, true, '  ']) {
      expect(animationFor(read({ _animation: broken }), 'desktop')).toEqual([]);
    }
  });

  test('waits as long as the settings say, and not at all where they are broken', () => {
    expect(delayOf(read({ _animation_delay: 400 }))).toBe(400);
    expect(delayOf(read({ animation_delay: '200' }))).toBe(200);
    for (const broken of ['soon', -5, [], '']) expect(delayOf(read({ animation_delay: broken }))).toBe(0);
  });

  test('is hidden from Elementor, and nothing else is', () => {
    const kept = { animation_type: 'typing', animation_duration: 5, _animation_delay: 3, sticky: 'top' };
    expect(withoutEntrance({ ...kept, animation: 'fadeIn', _animation_tablet_extra: 'none', _animation: 'x' })).toEqual(
      kept,
    );
  });
});
