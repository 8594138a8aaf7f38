import { describe, expect, test } from 'vitest';
import { withoutEntrance } from '../../src/widgets/entrance/hidden';
import { animationsIn } from '../../src/widgets/entrance/rest';
import { animationFor, delayOf } from '../../src/widgets/entrance/rules';
import { settings } from '../../src/widgets/entrance/settings';

const read = (raw: object) => settings.parse({ ...raw }, () => {});

describe('an entrance animation', () => {
  test('an entrance animation is that of a section, or else that of a widget, by device', () => {
    const given = read({ animation: 'fadeIn', animation_mobile: 'none', _animation: 'zoomIn' });
    expect(animationFor(given, 'desktop')).toEqual(['fadeIn']);
    expect(animationFor(given, 'tablet')).toEqual(['fadeIn']);
    expect(animationFor(given, 'mobile')).toEqual([]);
    expect(animationFor(read({ _animation: 'bounceIn' }), 'mobile')).toEqual(['bounceIn']);
  });

  test('an entrance animation is missing when the settings are broken', () => {
    for (const broken of [[], {}, null, true, '  ']) {
      expect(animationFor(read({ _animation: broken }), 'desktop')).toEqual([]);
    }
  });

  test('an entrance animation waits as long as the settings say, and not at all when they are broken', () => {
    expect(delayOf(read({ _animation_delay: 400 }))).toBe(400);
    expect(delayOf(read({ animation_delay: '200' }))).toBe(200);
    for (const broken of ['soon', -5, [], '']) expect(delayOf(read({ animation_delay: broken }))).toBe(0);
  });

  test.each([
    { animation: 'fadeIn', animation_tablet: '', animation_mobile: 'none' },
    { _animation: 'zoomIn', _animation_mobile: 'a'.repeat(201), _animation_widescreen: 'fadeInUp' },
    { animation: ['fadeIn'], _animation: { size: 3 }, animation_delay: 'soon' },
    { animation: 7, _animation: null, animation_delay: '-1', _animation_delay: '1e12' },
    { animation: ' fadeIn  slow ', animation_delay: '200', _animation_delay: 0 },
    {},
  ])('an entrance animation is the same before its widget has started: %j', (raw) => {
    const [early, late] = [animationsIn(raw), read(raw)];
    for (const device of ['desktop', 'tablet', 'mobile', 'widescreen'])
      expect(animationFor(early, device)).toEqual(animationFor(late, device));
    expect(delayOf(early)).toBe(delayOf(late));
  });

  test('only the settings of an entrance animation are hidden from Elementor', () => {
    const kept = { animation_type: 'typing', animation_duration: 5, _animation_delay: 3, sticky: 'top' };
    expect(withoutEntrance({ ...kept, animation: 'fadeIn', _animation_tablet_extra: 'none', _animation: 'x' })).toEqual(
      kept,
    );
  });
});
