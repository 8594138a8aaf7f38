/** Generates the most hostile posts and comments that WordPress's filter allows, for all widgets, deterministic by seed. */
import type { SettingDescription, SettingsReader } from '../../src/core/settings/types';
import type { WidgetManifest } from '../../src/core/types';
import {
  hostileAddress,
  hostileNumber,
  hostileRecord,
  hostileText,
  hostileValue,
  pick,
  type Random,
  tooMuch,
  upTo,
} from './hostileValues';

/** An element of a post. */
export interface Piece {
  tag: string;
  attributes: Record<string, string>;
  children: (Piece | string)[];
  /** Its end tag is missing, so it swallows the rest of the page. */
  isOpen?: boolean;
}

/** The text of an author and of a customer. */
export interface HostilePost {
  post: Piece[];
  comment: Piece[];
  /** End tags before the post, which leave the theme's own elements. */
  closers: string;
}

/** Facts about a widget, from its sources. */
interface Facts {
  name: string;
  adopts: readonly string[];
  settings: readonly SettingDescription[];
  /** Names in its sources, which may be keys of nested settings. */
  keys: readonly string[];
  attributes: readonly string[];
  classes: readonly string[];
  /** Its markup on the demo pages. */
  samples: Piece[];
}

const manifests = import.meta.glob<Partial<Record<'early' | 'elementor' | 'editing', WidgetManifest>>>(
  '../../src/widgets/*/manifest.ts',
  { eager: true },
);
const schemas = import.meta.glob<SettingsReader<unknown>>('../../src/widgets/*/settings.ts', {
  eager: true,
  import: 'settings',
});
const sources = import.meta.glob<string>('../../src/**/*.{ts,tsx}', {
  eager: true,
  import: 'default',
  query: '?raw',
});

const unique = (found: Iterable<string>): string[] => [...new Set(found)];
const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The `data-` attributes that a source reads: by their names, or by those of `dataset`. */
const attributesIn = (source: string): string[] => [
  ...[...source.matchAll(/\bdata-[a-z0-9_-]*[a-z0-9]/g)].map(([name]) => name),
  ...[...source.matchAll(/dataset\.(\w+)/g)].map(([, name]) => `data-${kebab(name!)}`),
];
const classesIn = (source: string): string[] =>
  [...source.matchAll(/['"`,( >]\.([a-z][\w-]*[a-z0-9])(?=[\s'"`,.:>)[])/gi)].map(([, name]) => name!);
const keysIn = (source: string): string[] =>
  [...source.matchAll(/\b([a-z]+(?:_[a-z0-9]+)+|url|id|src|html|title|desc|type|icon|image|link)\b/g)].map(
    ([name]) => name,
  );

/** Indented doc comments describe the code below in words. */
const withoutDocs = (source: string): string => source.replace(/^ +\/\*\*[\s\S]*?\*\/\n/gm, '');

const sourceIn = (folder: string): string =>
  Object.entries(sources)
    .filter(([path]) => path.startsWith(folder))
    .map(([, source]) => withoutDocs(source))
    .join('\n');

const shared = ['core', 'page', 'wordpress', 'woocommerce', 'elementor', 'ui']
  .map((room) => sourceIn(`../../src/${room}/`))
  .join('\n');
const SHARED_ATTRIBUTES = unique(attributesIn(shared));

/** All widgets that markup can start; {@link addSample} fills `samples`. */
export const widgetFacts: readonly Facts[] = Object.entries(manifests).map(([path, { early, elementor, editing }]) => {
  const manifest = (early ?? elementor ?? editing)!;
  const folder = path.replace(/\w+\.ts$/, '');
  const source = sourceIn(folder);
  return {
    name: folder.split('/').at(-2) ?? '',
    adopts: manifest.adopts ?? [],
    settings: schemas[`${folder}settings.ts`]?.describe() ?? [],
    keys: unique(keysIn(source)),
    attributes: unique(attributesIn(source)),
    classes: unique(classesIn(source)),
    samples: [],
  };
});

/** Adds markup of a demo page as a sample for a widget. */
export function addSample(widget: string, sample: Piece): void {
  widgetFacts.find(({ name }) => name === widget)?.samples.push(sample);
}

// The markup that WordPress allows authors, from `wp_kses_allowed_html( 'post' )`.
const GLOBAL =
  /^(aria-(controls|current|describedby|details|expanded|hidden|label|labelledby|live)|class|data-[a-z0-9_-]+|dir|hidden|id|lang|role|style|title)$/;
const TAGS: Readonly<Record<string, RegExp>> = Object.fromEntries(
  Object.entries({
    a: 'href|name|rel|target|download',
    area: 'alt|coords|href|shape|target',
    audio: 'autoplay|controls|loop|muted|preload|src',
    button: 'aria-haspopup|disabled|name|popovertarget|popovertargetaction|type|value',
    data: 'value',
    details: 'name|open',
    dialog: 'open|popover|closedby',
    div: 'align|popover',
    img: 'alt|height|loading|src|usemap|width',
    label: 'for',
    li: 'value',
    map: 'name',
    meter: 'max|min|value',
    object: 'data|type',
    ol: 'reversed|start|type',
    progress: 'max|value',
    td: 'colspan|headers|rowspan',
    textarea: 'cols|disabled|name|readonly|rows',
    th: 'colspan|headers|rowspan|scope',
    time: 'datetime',
    ul: 'popover|type',
    video: 'autoplay|controls|height|loop|muted|playsinline|poster|preload|src|width',
    ...Object.fromEntries(
      (
        'address article aside b blockquote br caption cite code dd del dfn dl dt em fieldset figcaption figure font footer ' +
        'h1 h2 h3 h4 h5 h6 header hr i ins kbd legend main mark math mrow mtext mi nav p pre q s search section small span ' +
        'strong sub summary sup table tbody tfoot thead tr u wbr'
      )
        .split(' ')
        .map((tag) => [tag, '-']),
    ),
  }).map(([tag, names]) => [tag, new RegExp(`^(${names})$`)]),
);
/** Elements that would turn the rest of the page into text if they were not closed. */
const TEXT = new Set(['textarea', 'title']);
const VOID = new Set(['area', 'br', 'hr', 'img', 'wbr']);
/** Attributes that the browser itself loads from; pictures and films of other hosts need no widget. */
const LOADS = /^(src|poster)$/;
const ADDRESS = /^(href|src|poster|data)$/;
const SCHEME = /^(https?|ftps?|mailto|tel|sms|fax|webcal|urn)$/;
const PDF = '/wp-content/uploads/2026/01/evil.pdf';

/** Removes the control characters that the filter removes. */
const plain = (text: string): string => [...text].filter((sign) => sign >= ' ' || /[\t\n\r]/.test(sign)).join('');

/** The filtered address: without an unknown scheme. */
function filteredAddress(value: string): string {
  let left = plain(value).trim();
  // The filter treats the text before a colon as a scheme, even after `#`.
  for (let round = 0; round < 6; round += 1) {
    const at = left.indexOf(':');
    const before = left.slice(0, at);
    if (at < 0 || before.includes('/?')) break;
    const scheme = before.replace(/\s/g, '').toLowerCase();
    const isKnown = SCHEME.test(scheme);
    const next = isKnown ? `${scheme}:${left.slice(at + 1)}` : left.slice(at + 1).trim();
    if (next === left) break;
    left = next;
  }
  return left;
}

const STYLE =
  /^(color|background(-color)?|width|height|min-height|max-width|position|top|left|right|bottom|z-index|opacity|margin|padding|overflow|float|--[\w-]+)\s*:[^\\(&=}]*$/i;

/** The filtered attribute; undefined if it is removed. */
function filteredAttribute(tag: string, name: string, value: string): string | undefined {
  if (!(GLOBAL.test(name) || TAGS[tag]!.test(name))) return undefined;
  if (name === 'style') {
    return (
      value
        .split(';')
        .map((part) => part.trim())
        .filter((part) => STYLE.test(part))
        .join(';') || undefined
    );
  }
  if (!ADDRESS.test(name)) return value;
  const left = filteredAddress(value);
  return LOADS.test(name) && /^([a-z]+:|[\\/]{2})/i.test(left.replace(/\s/g, '')) ? '/assets/none.png' : left;
}

/** The filtered piece; a forbidden tag is replaced by its children. */
function filtered(piece: Piece | string): (Piece | string)[] {
  if (typeof piece === 'string') return [piece];
  const children = piece.children.flatMap(filtered);
  const { tag } = piece;
  if (!Object.hasOwn(TAGS, tag)) return children;
  const attributes: Record<string, string> = {};
  for (const [name, value] of Object.entries(piece.attributes)) {
    const left = filteredAttribute(tag, name, value);
    if (left !== undefined) attributes[name] = left;
  }
  if (tag === 'object') Object.assign(attributes, { type: 'application/pdf', data: PDF });
  return [{ ...piece, attributes, children: VOID.has(tag) ? [] : children }];
}

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#039;',
};
const escaped = (text: string): string => plain(text).replace(/[&<>"']/g, (sign) => ESCAPES[sign]!);

/** The markup of pieces. */
export function written(pieces: readonly (Piece | string)[]): string {
  return pieces
    .map((piece) => {
      if (typeof piece === 'string') return escaped(piece);
      const attributes = Object.entries(piece.attributes).map(([name, value]) => ` ${name}="${escaped(value)}"`);
      const start = `<${piece.tag}${attributes.join('')}>`;
      if (VOID.has(piece.tag)) return start;
      return `${start}${written(piece.children)}${piece.isOpen && !TEXT.has(piece.tag) ? '' : `</${piece.tag}>`}`;
    })
    .join('');
}

const isPiece = (child: Piece | string): child is Piece => typeof child !== 'string';

/** A piece and all pieces in it. */
export const allPieces = (pieces: readonly (Piece | string)[]): Piece[] =>
  pieces.filter(isPiece).flatMap((piece) => [piece, ...allPieces(piece.children)]);

const copy = (piece: Piece): Piece => structuredClone(piece);

/** A value for a setting: often a valid one, so that the code that depends on it runs. */
function valueFor(random: Random, { type }: SettingDescription, facts: Facts): unknown {
  const words = [...type.matchAll(/"([^"]*)"/g)].map(([, word]) => word!);
  if (words.length > 0 && random() < 0.8) return pick(random, words);
  if (type === 'yes or no' && random() < 0.9) return random() < 0.7 ? 'yes' : '';
  if (/\bnumber\b/.test(type) && random() < 0.9) return hostileNumber(random);
  if (/\baddress\b/.test(type)) {
    const url = hostileAddress(random);
    return random() < 0.5 ? { url, is_external: 'on', nofollow: '' } : url;
  }
  if (/\blist\b/.test(type) && random() < 0.9) {
    return Array.from({ length: 1 + upTo(random, 3) }, () => hostileRecord(random, facts.keys));
  }
  return random() < 0.6 ? hostileText(random) : hostileValue(random, facts.keys);
}

function hostileSettings(random: Random, facts: Facts): Record<string, unknown> {
  const settings: Record<string, unknown> = random() < 0.2 ? hostileRecord(random, facts.keys) : {};
  if (facts.settings.length === 0) return hostileRecord(random, facts.keys);
  const share = random();
  for (const setting of facts.settings) {
    if (random() < share) settings[setting.key] = valueFor(random, setting, facts);
  }
  return settings;
}

/** Replaces parts of a JSON value with hostile values. */
function spoiled(random: Random, value: unknown, facts: Facts, depth = 0): unknown {
  if (depth > 20) return value;
  if (random() < 0.25) {
    if (typeof value === 'number') return hostileNumber(random);
    return typeof value === 'string' ? hostileText(random) : hostileValue(random, facts.keys);
  }
  if (Array.isArray(value)) return value.map((item) => spoiled(random, item, facts, depth + 1));
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => [key, spoiled(random, item, facts, depth + 1)]),
    );
  }
  return value;
}

function spoiledAttribute(random: Random, value: string, facts: Facts): string {
  try {
    const parsed: unknown = JSON.parse(value);
    if (typeof parsed === 'object' && parsed !== null) {
      if (random() < 0.03) return tooMuch(random);
      const extra = !Array.isArray(parsed) && random() < 0.5 ? hostileSettings(random, facts) : {};
      const result = spoiled(random, parsed, facts);
      return JSON.stringify(typeof result === 'object' && !Array.isArray(result) ? { ...result, ...extra } : result);
    }
  } catch {
    // Not JSON: a text.
  }
  return anyText(random, facts);
}

/** A text or JSON for an attribute that any widget may read. */
function anyText(random: Random, facts: Facts): string {
  if (random() < 0.6) return hostileText(random);
  if (random() < 0.02) return tooMuch(random);
  const value = random() < 0.3 ? [hostileRecord(random, facts.keys)] : hostileValue(random, facts.keys);
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** Names that scripts read from the window and the document. */
const GLOBALS = unique([
  ...[
    ...Object.values(sources)
      .join('\n')
      .matchAll(/(?:pageGlobal|siteGlobal|windowValue)\('(\w+)'/g),
  ].map(([, name]) => name!),
  ...'currentScript StorefrontWidgets storefrontWidgetsConfig jQuery wpApiSettings ElementorProFrontendConfig elementorFrontendConfig'.split(
    ' ',
  ),
  ...'elementorFrontend trustedTypes google L YT Vimeo wp wc Swiper cookieStore localStorage forms cookie body head'.split(
    ' ',
  ),
  ...'getElementById querySelector createElement tmpl-variation-template tmpl-unavailable-variation-template'.split(
    ' ',
  ),
  ...'content primary main commentform rating reviews cart checkout order_review customer_login username password'.split(
    ' ',
  ),
]);
const PARTS = [
  'url',
  'base',
  'settings',
  'ajax_url',
  'ajaxurl',
  'root',
  'nonce',
  'hosts',
  'fn',
  'hooks',
  'urls',
  'push',
];

function clobberer(random: Random): Piece[] {
  const id = pick(random, GLOBALS);
  if (random() < 0.35)
    return [{ tag: 'object', attributes: { id, 'data-base': hostileAddress(random) }, children: [] }];
  const link = (): Piece => ({
    tag: 'a',
    attributes: { id, name: pick(random, PARTS), href: hostileAddress(random) },
    children: ['x'],
  });
  return random() < 0.5 ? [link(), link()] : [link()];
}

/** An element that matches a selector, as far as its text tells. */
function adopted(random: Random, facts: Facts): Piece {
  const attributes: Record<string, string> = {};
  const selector = facts.adopts.length > 0 && random() < 0.7 ? pick(random, facts.adopts) : '';
  // A selector for the whole page needs its element anywhere in the page.
  const asked = /:has\((.*)\)$/.exec(selector);
  const alternatives = asked ? [...asked[1]!.matchAll(/[^\s,()]*(?:\.|\[)[^\s,()]+/g)].map(([one]) => one) : [];
  const meant = selector.startsWith('body') && alternatives.length > 0 ? pick(random, alternatives) : selector;
  const own =
    meant
      .replace(/:(not|is|where|has)\((?:[^()]|\([^()]*\))*\)/g, ' ')
      .split(/[\s>~+]+/)
      .filter(Boolean)
      .at(-1) ?? '';
  const classes = [...own.replace(/\[[^\]]*\]/g, '').matchAll(/\.([\w-]+)/g)].map(([, name]) => name!);
  for (const [, name, , , value] of own.matchAll(/\[([\w-]+)(([*^$~|]?)=["']?([^"'\]]*))?/g)) {
    attributes[name!] = name === 'data-widget_type' ? `${value}default` : (value ?? '');
  }
  if (selector === '' || random() < 0.1) attributes['data-widget'] = facts.name;
  if (random() < 0.5) classes.push('elementor-element', 'elementor-widget');
  if (classes.length > 0) attributes.class = classes.join(' ');
  attributes['data-id'] = '1a2b3c4';
  const needle = attributes['data-settings'];
  const settings = JSON.stringify(hostileSettings(random, facts));
  // A selector may require a part of the settings.
  attributes['data-settings'] = needle
    ? settings.replace(/^\{/, () => `{${partOf(needle)}`).replace(',}', '}')
    : settings;
  const tag = /^[a-z]\w*/.exec(own)?.[0] ?? pick(random, ['div', 'div', 'section', 'span', 'button', 'a', 'ul']);
  const piece: Piece = { tag: Object.hasOwn(TAGS, tag) ? tag : 'div', attributes, children: [] };
  const count = upTo(random, 6);
  for (let at = 0; at < count; at += 1) pick(random, allPieces([piece])).children.push(innerPiece(random, facts));
  return piece;
}

/** The part of JSON in a selector, completed to an entry. */
function partOf(needle: string): string {
  const text = needle.replaceAll('\\', '').replace(/^[{,]/, '');
  const whole = text.startsWith('"') ? text : `"${text}`;
  if (/":"[^"]*"$/.test(whole)) return `${whole},`;
  return /":$/.test(whole)
    ? `${whole}"yes",`
    : `${whole.replace(/"$/, '')}","x":"yes",`.replace(/^"([^"]*)","x"/, '"$1"');
}

function innerPiece(random: Random, facts: Facts): Piece {
  const tag = pick(random, [
    'div',
    'a',
    'button',
    'span',
    'ul',
    'li',
    'img',
    'p',
    'i',
    'h3',
    'figure',
    'textarea',
    'video',
  ]);
  const attributes: Record<string, string> = {};
  if (facts.classes.length > 0) attributes.class = pick(random, facts.classes);
  if (facts.attributes.length > 0 && random() < 0.5)
    attributes[pick(random, facts.attributes)] = anyText(random, facts);
  if (tag === 'a') attributes.href = hostileAddress(random);
  return { tag, attributes, children: VOID.has(tag) ? [] : [random() < 0.5 ? hostileText(random) : 'x'] };
}

/** Damages a piece and its descendants at random. */
function spoil(random: Random, root: Piece, facts: Facts): void {
  // The damage varies, because widgets ignore hosts that are damaged too much.
  const rate = random() * 0.4;
  for (const piece of allPieces([root])) {
    const { attributes, children } = piece;
    for (const [name, value] of Object.entries(attributes)) {
      const isSettings = /^data-/.test(name) && /^\s*[[{]/.test(value);
      const chance = isSettings
        ? 0.6
        : /^data-(widget_type|widget|element_type|elementor-type)$/.test(name)
          ? 0.03
          : rate;
      if (random() >= chance) continue;
      if (name === 'href') attributes.href = hostileAddress(random);
      else if (/^data-/.test(name)) attributes[name] = spoiledAttribute(random, value, facts);
      else if (/^(title|alt|aria-label)$/.test(name)) attributes[name] = hostileText(random);
    }
    if (random() < rate * 0.3) {
      const own = facts.settings.map(({ key }) => `data-${key.toLowerCase()}`);
      const names = pick(
        random,
        [facts.attributes, facts.attributes, SHARED_ATTRIBUTES, own].filter((list) => list.length > 0),
      );
      attributes[pick(random, names)] = anyText(random, facts);
    }
    if (random() < rate * 0.1) attributes.id = pick(random, GLOBALS);
    if (random() < rate * 0.15 && facts.classes.length > 0) {
      attributes.class = `${attributes.class ?? ''} ${pick(random, facts.classes)}`.trim();
    }
    if (children.length > 0 && random() < rate * 0.1) children.push(structuredClone(pick(random, children)));
    if (children.length > 0 && random() < rate * 0.1) children.splice(upTo(random, children.length - 1), 1);
    if (children.some((child) => !isPiece(child)) && random() < rate * 0.3) {
      piece.children = children.map((child) => (isPiece(child) ? child : hostileText(random)));
    }
    if (random() < rate * 0.05) piece.isOpen = true;
  }
  if (random() < 0.3) {
    root.attributes['data-settings'] = JSON.stringify(hostileSettings(random, facts));
  }
}

/** The host of a widget with its content. */
function hostilePiece(random: Random, facts: Facts): Piece {
  const sample = facts.samples.length > 0 && random() < 0.65 ? copy(pick(random, facts.samples)) : undefined;
  const piece = sample ?? adopted(random, facts);
  spoil(random, piece, facts);
  return piece;
}

/** Markup that customers may write: text, and links with only a title. */
function hostileComment(random: Random): Piece[] {
  return Array.from({ length: 1 + upTo(random, 2) }, () => {
    const link: Piece = {
      tag: 'a',
      attributes: {
        href: filteredAddress(hostileAddress(random)),
        ...(random() < 0.4 && { title: hostileText(random) }),
      },
      children: [hostileText(random)],
    };
    const tag = pick(random, ['b', 'em', 'i', 'strong', 'code', 's']);
    return random() < 0.5 ? link : { tag, attributes: {}, children: [link], isOpen: random() < 0.1 };
  });
}

/** A post, and now and then a comment. */
export function hostilePost(random: Random, number: number): HostilePost {
  const post: Piece[] = [];
  const count = 1 + upTo(random, 4);
  for (let at = 0; at < count; at += 1) {
    // Each widget has its turn.
    const facts = at === 0 ? widgetFacts[number % widgetFacts.length]! : pick(random, widgetFacts);
    const piece = hostilePiece(random, facts);
    // One inside the other, or side by side.
    const places = random() < 0.3 ? allPieces(post) : [];
    if (places.length > 0) pick(random, places).children.push(piece);
    else post.push(piece);
  }
  if (random() < 0.3) post.splice(upTo(random, post.length), 0, ...clobberer(random));
  const isSwallowing = random() < 0.2;
  if (isSwallowing) for (const piece of allPieces(post)) piece.isOpen ||= random() < 0.2;
  if (isSwallowing && post.length > 0) post.at(-1)!.isOpen = true;
  return {
    post: post.flatMap(filtered).filter(isPiece),
    comment: random() < 0.15 ? hostileComment(random) : [],
    closers: isSwallowing ? '</div></article>' : '',
  };
}
