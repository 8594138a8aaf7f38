import { describe, expect, test } from 'vitest';
import { glareAt, type TiltOptions, transformAt as tiltAt } from '../../src/ui/layout/tilt/tilt';
import { partOf, shiftAt, transformAt } from '../../src/widgets/parallax/rules';
import { settings as parallax, readLayer } from '../../src/widgets/parallax/settings';
import { readTilt, settings } from '../../src/widgets/tilt/settings';

const quiet = (): void => {};
const options = settings.parse({}, quiet) satisfies TiltOptions;

describe('tilt', () => {
  test('a tilted element leans by 20 degrees from edge to edge', () => {
    expect(tiltAt({ x: 0.25, y: 0.75 }, options)).toBe(
      'perspective(300px) rotateX(5.00deg) rotateY(5.00deg) scale3d(1, 1, 1)',
    );
    expect(tiltAt({ x: 1, y: 0 }, { ...options, scale: 1.1, perspective: 600 })).toBe(
      'perspective(600px) rotateX(-10.00deg) rotateY(-10.00deg) scale3d(1.1, 1.1, 1.1)',
    );
  });

  test('a tilted element does not turn around the disabled axis, and other names disable none', () => {
    expect(tiltAt({ x: 0.25, y: 0.75 }, { ...options, disableAxis: 'x' })).toContain(
      'rotateX(0.00deg) rotateY(5.00deg)',
    );
    expect(tiltAt({ x: 0.25, y: 0.75 }, { ...options, disableAxis: 'y' })).toContain(
      'rotateX(5.00deg) rotateY(0.00deg)',
    );
    expect(tiltAt({ x: 0.25, y: 0.75 }, { ...options, disableAxis: 'both' })).toContain(
      'rotateX(5.00deg) rotateY(5.00deg)',
    );
  });

  test('a tilted element has its light at the pointer', () => {
    expect(glareAt({ x: 0.25, y: 0.75 }, 200, 200, 1)).toEqual({ angle: -135, opacity: 0.75 });
    expect(glareAt({ x: 0.25, y: 0.75 }, 200, 200, 0.6).opacity).toBeCloseTo(0.45);
  });

  test('a tilted element is configured by attributes in both spellings and by the gallery around it', () => {
    const gallery = document.createElement('div');
    gallery.setAttribute('data-tilt-config', '{"disableAxis":"y","glare":true,"scale":1.2}');
    gallery.innerHTML =
      '<p data-tilt-maxtilt="30" data-tilt-scale="1.06" data-tilt-maxglare="0.6" data-tilt-speed=""></p>';
    const host = gallery.firstElementChild as HTMLElement;
    expect(settings.parse(readTilt(host), quiet)).toMatchObject({
      maxTilt: 30,
      scale: 1.2,
      maxGlare: 0.6,
      speed: 400,
      disableAxis: 'y',
      glare: true,
    });
    host.setAttribute('data-tilt-max', '10');
    gallery.setAttribute('data-tilt-config', '{');
    expect(settings.parse(readTilt(host), quiet)).toMatchObject({ maxTilt: 10, scale: 1.06, disableAxis: '' });
  });
});

describe('parallax', () => {
  const box = { left: 100, top: 0, width: 400, height: 200 };

  test('a parallax layer shifts with the pointer, and not at all in the middle', () => {
    expect(shiftAt({ x: 300, y: 100 }, box, 80)).toEqual({ x: 0, y: 0 });
    expect(shiftAt({ x: 500, y: 0 }, box, 80)).toEqual({ x: 40, y: -40 });
    expect(shiftAt({ x: 5, y: 5 }, { ...box, width: 0, height: 0 }, 80)).toEqual({ x: 0, y: 0 });
  });

  test('a parallax layer changes on its way through the window, without the offsets', () => {
    expect(partOf({ ...box, top: 800 }, 800)).toBe(0);
    expect(partOf({ ...box, top: 300 }, 800)).toBe(0.5);
    expect(partOf({ ...box, top: -500 }, 800)).toBe(1);
    expect(partOf({ ...box, top: 300 }, 800, 0, 50)).toBe(0);
    expect(partOf({ ...box, top: 50 }, 800, 25, 25)).toBe(1);
    expect(partOf({ ...box, top: 300 }, 800, 60, 60)).toBe(0);
  });

  test('the transforms of a parallax layer have ElementsKit’s names', () => {
    expect(transformAt('translateX', 200, 0.5)).toBe('translateX(100px)');
    expect(transformAt('rotate', 90, 1)).toBe('rotate(90deg)');
    expect(transformAt('scale', 2, 0.5)).toBe('scale(1.5)');
    expect(transformAt('explode', 2, 0.5)).toBeUndefined();
  });

  test('the layers of parallax are read, and broken settings give the defaults', () => {
    expect(readLayer({ _id: 'a', image: { url: '/a.png', alt: 'A' }, parallax_style: 'jump' })).toMatchObject({
      image: '/a.png',
      alt: 'A',
      parallax_style: 'mousemove',
    });
    const parsed = parallax.parse({ ekit_section_parallax_multi_items: 'x', ekit_we_effect_on: 5 }, quiet);
    expect(parsed).toMatchObject({ ekit_section_parallax_multi_items: [], ekit_we_effect_on: 'none' });
  });
});
