import { afterEach, describe, expect, test, vi } from 'vitest';
import { onRefused } from '../../src/ui/map/googleApi';
import { iconOf, placesOf, pointOf } from '../../src/ui/map/rules';
import { findPlace } from '../../src/ui/map/useMap';
import { decodeJson, decodeList, readMap } from '../../src/widgets/map/markup';
import { markerOf, sceneOf, staticUrl } from '../../src/widgets/map/rules';
import { settings } from '../../src/widgets/map/settings';
import { attributesOf, pinOf, sceneOf as pinScene } from '../../src/widgets/pin-map/rules';
import { settings as pinSettings, readPinMap } from '../../src/widgets/pin-map/settings';

const quiet = (): void => {};
const given = (raw: object) => settings.parse(raw as Record<string, unknown>, quiet);
const pins = (raw: object) => pinSettings.parse(raw as Record<string, unknown>, quiet);

const encoded = (value: unknown): string => encodeURIComponent(JSON.stringify(value)).replaceAll('%20', '+');

const MARKER = { map_marker_lat: '23.75', map_marker_lng: '90.36', map_marker_title: 'A B' };

const host = (html: string): HTMLElement => {
  document.body.innerHTML = html;
  return document.body.firstElementChild as HTMLElement;
};

afterEach(() => {
  document.body.innerHTML = '';
  vi.unstubAllGlobals();
});

test('maps that come and go hear of a refused key once, leave one listener, and the page’s own is called', () => {
  const page = window as { gm_authFailure?: (() => void) | undefined };
  const own = vi.fn();
  page.gm_authFailure = own;
  onRefused(quiet)();
  const hook = page.gm_authFailure;
  for (let times = 0; times < 3; times++) onRefused(quiet)();
  expect(page.gm_authFailure).toBe(hook);
  // Another script listens as well.
  page.gm_authFailure = () => hook();
  const [one, gone] = [vi.fn(), vi.fn()];
  const stop = onRefused(one);
  onRefused(gone)();
  page.gm_authFailure();
  expect([own, one, gone].map(({ mock }) => mock.calls.length)).toEqual([1, 1, 0]);
  stop();
  Reflect.deleteProperty(page, 'gm_authFailure');
});

describe('ElementsKit’s markup of a map', () => {
  test('the markup of a map is decoded: spaces as +, percent signs, JSON, and JSON in a text', () => {
    expect(decodeJson('%7B%22a%22%3A%22x+y%2Bz%22%7D')).toEqual({ a: 'x y+z' });
    expect(decodeList('%22%5B%5D%22')).toEqual([]);
    expect(decodeList(encoded(JSON.stringify([{ featureType: 'water' }])))).toEqual([{ featureType: 'water' }]);
    expect(decodeList(encoded([MARKER]))).toEqual([MARKER]);
    expect(decodeList('[{"a":"1+1"}]')).toEqual([{ a: '1+1' }]);
  });

  test.each(['', '%22%22', '  '])('an empty list in the markup of a map is empty: %j', (source) => {
    expect(decodeList(source)).toEqual([]);
  });

  test.each(['%E0%A4%A', '%7Bno', 'null', '{"a":1}', 7])(
    'a broken list in the markup of a map is undefined: %j',
    (source) => {
      expect(decodeList(source)).toBeUndefined();
    },
  );

  test('the markup of a map is read by attribute, and empty attributes are ignored, except switches', () => {
    const element = host(
      '<div><div class="ekit-google-map" data-id="9" data-api_key="K" data-map_type="marker" data-map_zoom="" data-map_zoom_control="" data-map_lat="23.7"></div></div>',
    );
    expect(readMap(element)).toEqual({
      api_key: 'K',
      map_type: 'marker',
      map_zoom_control: '',
      map_lat: '23.7',
    });
  });
});

describe('the settings of a map', () => {
  test('the settings of a map have their defaults', () => {
    expect(given({})).toMatchObject({
      map_type: 'basic',
      map_zoom: 14,
      map_lat: null,
      map_stroke_color: '#e23a47',
      map_stroke_opacity: 0.8,
      map_stroke_weight: 4,
      map_stroke_fill_opacity: 0.4,
      map_static_width: 610,
      map_static_height: 300,
      map_routes_travel_mode: 'walking',
      map_basic_marker_icon_width: 32,
      gestureHandling: 'cooperative',
    });
  });

  test('the settings of a map are reported when they are wrong', () => {
    const told = vi.fn();
    const values = settings.parse({ map_lat: '123', map_markers: '%7Bno', map_zoom_control: 'false' }, told);
    expect(values).toMatchObject({ map_lat: null, map_markers: [], map_zoom_control: false });
    expect(told).toHaveBeenCalledTimes(2);
  });
});

describe('the settings of a map that only the site may set', () => {
  const KEYS = { api_key: 'K', tileUrl: '/t', geocoderUrl: '/g', consentCategory: 'c', creditUrl: '/c' };

  test('a setting of the site is refused from markup and reported', () => {
    const told = vi.fn();
    expect(settings.parse(KEYS, told)).toMatchObject({
      api_key: '',
      tileUrl: 'https://tile.openstreetmap.org/{z}/{x}/{y}.png',
      consentCategory: '',
    });
    expect(told).toHaveBeenCalledTimes(5);
    expect(pinSettings.parse(KEYS, told, KEYS)).toMatchObject(KEYS);
    expect(told).toHaveBeenCalledTimes(5);
  });

  test('a key in markup is accepted when a script tag of the page has it', () => {
    const told = vi.fn();
    const script = document.createElement('script');
    script.type = 'text/plain';
    script.setAttribute('data-src', '//maps.googleapis.com/maps/api/js?ver=1&key=K');
    document.body.append(script);
    expect(settings.parse({ api_key: 'K' }, told).api_key).toBe('K');
    expect(told).not.toHaveBeenCalled();
    expect(settings.parse({ api_key: 'K2' }, told).api_key).toBe('');
    document.body.innerHTML = '<i data-src="//maps.googleapis.com/maps/api/js?key=K">';
    expect(settings.parse({ api_key: 'K' }, told).api_key).toBe('');
  });

  test('pictures from other sites are reported', () => {
    const told = vi.fn();
    const evil = 'https://elsewhere.test/i.png';
    settings.parse({ map_basic_marker_icon: evil, map_markers: [{ map_marker_icon: { url: evil } }, {}] }, told);
    pinSettings.parse({ pins: [{ image: evil }, { image: '/i.png' }, { image: '' }] }, told);
    expect(told.mock.calls.map(([message]) => message)).toEqual([
      expect.stringContaining('"map_basic_marker_icon" is'),
      expect.stringMatching(/^"map_markers\[0\]\.map_marker_icon" is .*; using the usual pin$/),
      expect.stringMatching(/^"pins\[0\]\.image" is .*; using the usual pin$/),
    ]);
  });

  test('lists, texts and sizes are limited, and colours must be colours', () => {
    const many = Array.from({ length: 600 }, () => MARKER);
    expect(given({ map_markers: encoded(many), map_polylines: many }).map_markers).toHaveLength(500);
    expect(pins({ pins: many }).pins).toHaveLength(500);
    expect(markerOf({ ...MARKER, map_marker_content: 'x'.repeat(30_000) })?.info).toHaveLength(20_000);
    expect(given({ map_static_width: 1e6, map_stroke_color: 'url(https://a.test/#b)' })).toMatchObject({
      map_static_width: 610,
      map_stroke_color: '#e23a47',
    });
    const colours = ['red', '#1234', ' #E23A47 ', 'rgba(1, 2, 3, .4)', 'hsl(1 2% 3% / 4%)'];
    for (const color of colours) expect(given({ map_stroke_color: color }).map_stroke_color).toBe(color.trim());
  });
});

describe('the scene of a map', () => {
  test('the scene of a map has the default place and zoom when none is given', () => {
    expect(sceneOf(given({ map_zoom: 0 }))).toMatchObject({
      centre: { lat: 23.7808875, lng: 90.2792373 },
      zoom: 14,
      markers: [{ at: { lat: 23.7808875, lng: 90.2792373 }, info: '' }],
    });
  });

  test('coordinates may be texts, and markers without coordinates are ignored', () => {
    expect(pointOf('23.75', ' 90.36 ')).toEqual({ lat: 23.75, lng: 90.36 });
    expect([pointOf('', '1'), pointOf('north', 1), pointOf(91, 1), pointOf(null, 1)]).toEqual([null, null, null, null]);
    expect(markerOf({ ...MARKER, map_marker_lat: '' })).toBeNull();
    const scene = sceneOf(given({ map_type: 'marker', map_markers: encoded([{ map_marker_title: 'x' }, MARKER]) }));
    expect(scene).toMatchObject({ centre: { lat: 23.75, lng: 90.36 }, markers: [{ title: 'A B' }] });
  });

  test('a marker has a picture only when it is enabled and safe', () => {
    const icon = { map_marker_icon: { url: '/i.png', id: 3 }, map_marker_icon_width: '20' };
    expect(markerOf({ ...MARKER, ...icon })?.icon).toBeNull();
    expect(markerOf({ ...MARKER, ...icon, map_marker_icon_enable: 'yes' })?.icon).toEqual({
      url: `${location.origin}/i.png`,
      size: { width: 20, height: 32 },
      isCentred: false,
    });
    const others = [
      'javascript:alert(1)',
      'https://elsewhere.test/i.png',
      '//elsewhere.test/i.png',
      'data:image/svg+xml,x',
    ];
    expect(others.map((url) => iconOf(url, 1, 1, false))).toEqual([null, null, null, null]);
    expect(iconOf('data:image/png;base64,AA', 1, 1, false)).not.toBeNull();
    expect(iconOf('/i.png', 1e9, 1e9, false)?.size).toEqual({ width: 1000, height: 1000 });
    vi.stubGlobal('storefrontWidgetsConfig', { hosts: ['elsewhere.test'] });
    expect(iconOf('https://elsewhere.test/i.png', 1, 1, false)?.url).toBe('https://elsewhere.test/i.png');
  });

  test('a line keeps the given centre, and is shown whole without one', () => {
    const points = [
      { map_polyline_lat: '1', map_polyline_lng: '2' },
      { map_polyline_lat: '3', map_polyline_lng: '4' },
    ];
    const line = { map_type: 'polyline', map_polylines: encoded(points), map_markers: [MARKER] };
    expect(sceneOf(given(line))).toMatchObject({ fitsLine: true, markers: [{ title: 'A B' }] });
    expect(sceneOf(given({ ...line, map_lat: '5', map_lng: '6' }))).toMatchObject({
      fitsLine: false,
      centre: { lat: 5, lng: 6 },
      line: {
        points: [
          { lat: 1, lng: 2 },
          { lat: 3, lng: 4 },
        ],
        fill: null,
      },
    });
    expect(sceneOf(given({ ...line, map_type: 'polygon' }))).toMatchObject({
      markers: [],
      line: { fill: { color: '#e23a47', opacity: 0.4 } },
    });
  });

  test('the places of a map are listed as links to points, to an address and to a route', () => {
    const urls = (raw: object, isGoogle = false) => placesOf(sceneOf(given(raw)), isGoogle).map(({ url }) => url);
    expect(urls({ map_lat: 5, map_lng: 6 })).toEqual(['https://www.openstreetmap.org/?mlat=5&mlon=6#map=14/5/6']);
    expect(urls({ map_address_type: 'address', map_addr: 'A & B' })).toEqual([
      'https://www.openstreetmap.org/search?query=A+%26+B',
    ]);
    const way = {
      map_type: 'routes',
      map_routes_origin_lat: 1,
      map_routes_origin_lng: 2,
      map_routes_dest_lat: 3,
      map_routes_dest_lng: 4,
    };
    expect(urls(way)).toEqual([
      'https://www.openstreetmap.org/directions?engine=fossgis_osrm_foot&route=1%2C2%3B3%2C4',
    ]);
    expect(urls(way, true)).toEqual([
      'https://www.google.com/maps/dir/?api=1&origin=1%2C2&destination=3%2C4&travelmode=walking',
    ]);
  });
});

describe('the address of a static map', () => {
  const COLOURED = { ...MARKER, ekit_google_map_marker_icon_color: '#E23A47' };
  const picture = (markers: object[], ratio: number): string =>
    staticUrl({ ...given({ map_type: 'static', map_markers: markers }), api_key: 'K' }, 'https:', ratio);

  test('the address of a static map groups markers without a colour with the coloured one before', () => {
    expect(picture([COLOURED, MARKER, COLOURED], 1)).toBe(
      'https://maps.googleapis.com/maps/api/staticmap?size=610x300&sensor=true&zoom=14' +
        '&markers=color:0xE23A47%7C23.75,90.36%7C23.75,90.36&markers=color:0xE23A47%7C23.75,90.36&scale=1&key=K',
    );
    expect(picture([MARKER, MARKER], 1)).toContain('&markers=23.75,90.36%7C23.75,90.36&scale');
  });

  test.each([
    [0.5, 1],
    [1.25, 2],
    [3, 2],
  ])('the address of a static map has for a pixel ratio of %d a scale of %d', (ratio, scale) => {
    expect(picture([COLOURED], ratio)).toContain(`&scale=${scale}&`);
  });
});

describe('a map with pins', () => {
  test('a map with pins is read from its JSON, and has the defaults when it is broken', () => {
    const element = host(
      `<div class="jet-map" data-init='{"zoom":"9","center":{"lat":"1","lng":2}}' data-pins='[{"address":"x"}]'></div>`,
    );
    expect(pins(readPinMap(element))).toMatchObject({ zoom: 9, center: { lat: 1, lng: 2 }, pins: [{ address: 'x' }] });
    const broken = host('<div class="jet-map" data-init="{no" data-pins="{no"></div>');
    expect(pins(readPinMap(broken))).toMatchObject({ zoom: 14, center: null, pins: [] });
  });

  test('a pin’s link takes neither an address nor code from its attributes', () => {
    expect(
      attributesOf('Data-A|1,HREF|x,onClick|y,,bad name|2, Title | a|b ,aria-label|c,style|d,id|e,ping|f'),
    ).toEqual({
      title: 'a|b',
      'aria-label': 'c',
    });
    expect(attributesOf('rel|opener  nofollow,target|_blank')).toEqual({ rel: 'nofollow', target: '_blank' });
    const position = { lat: '1', lng: '2' };
    const link = { url: 'javascript:alert(1)', is_external: 'on', nofollow: 'on' };
    expect(pinOf({ position, link_title: 'Go', link })?.link).toEqual({
      text: 'Go',
      url: null,
      attributes: { target: '_blank', rel: 'nofollow' },
    });
    expect(pinOf({ position, link_title: 'Go' })?.link).toEqual({ text: 'Go', url: null, attributes: {} });
    expect(pinOf({ position: {}, desc: 'x' })).toBeNull();
  });

  test('a pin is centred on its picture only when both sizes are given', () => {
    const position = { lat: 1, lng: 2 };
    const image = '/i.png';
    expect(pinOf({ position, image, image_width: 10, image_height: 20 })?.icon).toMatchObject({ isCentred: true });
    expect(pinOf({ position, image, image_width: 10 })?.icon).toMatchObject({ isCentred: false, size: null });
  });

  test('a map with pins opens those with a text, all or only the first', () => {
    const position = { lat: 1, lng: 2 };
    const list = [
      { position, state: 'visible', desc: '' },
      { position, state: 'visible', desc: 'a' },
      { position, state: 'visible', desc: 'b' },
      { position, state: 'hidden', desc: 'c' },
    ];
    const open = (pinsAutoClose: unknown) =>
      pinScene(pins({ pins: list, pinsAutoClose })).markers.map((pin) => pin.isOpen);
    expect(open(false)).toEqual([false, true, true, false]);
    expect(open('yes')).toEqual([false, true, false, false]);
    const many = Array.from({ length: 60 }, () => ({ position, state: 'visible', desc: 'a' }));
    expect(pinScene(pins({ pins: many })).markers.filter((pin) => pin.isOpen)).toHaveLength(50);
  });
});

describe('the place of an address', () => {
  const answer = (status: number, body: string) =>
    vi.stubGlobal(
      'fetch',
      vi.fn(async () => new Response(body, { status })),
    );

  test('the place of an address is requested once, and again after a failure', async () => {
    answer(500, '');
    await expect(findPlace('https://geo.test/search?lang=de', 'Rome 1')).rejects.toThrow('no such place');
    answer(200, '[{"lat":"41.9","lon":"12.5"}]');
    const both = [
      findPlace('https://geo.test/search?lang=de', 'Rome 1'),
      findPlace('https://geo.test/search?lang=de', 'Rome 1'),
    ];
    expect(await Promise.all(both)).toEqual([
      { lat: 41.9, lng: 12.5 },
      { lat: 41.9, lng: 12.5 },
    ]);
    expect(fetch).toHaveBeenCalledTimes(1);
    expect(fetch).toHaveBeenCalledWith(
      'https://geo.test/search?lang=de&format=jsonv2&limit=1&q=Rome+1',
      expect.anything(),
    );
  });

  test.each(['[]', 'null', '<html>', '[{"lat":"x","lon":"1"}]'])('no place is found in the answer %s', async (body) => {
    answer(200, body);
    await expect(findPlace('https://geo.test/', body)).rejects.toThrow('no such place');
  });
});
