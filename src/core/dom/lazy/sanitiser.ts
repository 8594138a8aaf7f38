/** The sanitiser for untrusted HTML: an allow-list for formatted text. Loaded on demand. */
import DOMPurify, { type Config } from 'dompurify';
import { isMediaHost } from '../../settings/siteConfig';

const TAGS =
  'a abbr address b blockquote br caption cite code dd del div dl dt em figcaption figure h1 h2 h3 h4 h5 h6 hr i img ins ' +
  'li mark ol p pre q s small span strong sub sup table tbody td tfoot th thead time tr u ul';
// No ids or names, which become properties of the window; no data attributes, which widgets read.
const ATTRIBUTES = 'alt class colspan datetime dir height href lang rel rowspan src style target title width';

/** Allowed attributes whose values are no addresses. */
const NO_ADDRESS = 'colspan datetime dir height lang rel rowspan target width';

/** Styles of text; nothing that positions, covers or loads. */
const STYLE =
  /^(color|background-color|text-align|text-decoration(-line)?|font-(family|size|style|weight)|line-height)$/;
const LINKS = /^(https?:|mailto:|tel:|[#/?.])/i;

const urlOf = (address: string): URL | null => {
  try {
    return new URL(address, document.baseURI);
  } catch {
    return null;
  }
};

function isPictureOfSite(address: string): boolean {
  const url = urlOf(address);
  return url !== null && isMediaHost(url);
}

/** Keeps the allowed declarations of a style attribute. */
function textStyle(given: string): string {
  const { style } = document.implementation.createHTMLDocument('').createElement('p');
  style.cssText = given;
  return [...style]
    .filter((name) => STYLE.test(name))
    .map((name) => `${name}: ${style.getPropertyValue(name)}`)
    .filter((declaration) => !/url\(|image\(/i.test(declaration))
    .join('; ');
}

const purify = DOMPurify();

purify.addHook('uponSanitizeAttribute', (_, attribute) => {
  const { attrName, attrValue } = attribute;
  if (attrName === 'src') attribute.keepAttr = isPictureOfSite(attrValue);
  if (attrName === 'style') {
    attribute.attrValue = textStyle(attrValue);
    attribute.keepAttr = attribute.attrValue !== '';
  }
});
purify.addHook('afterSanitizeAttributes', (element) => {
  if (element.hasAttribute('target')) element.setAttribute('rel', 'noopener noreferrer');
});

/** Parses HTML inertly through `policy` and removes everything outside the allow-list. Nothing is parsed twice. */
export function sanitise(html: string, policy: { createHTML(html: string): string }): DocumentFragment {
  const fragment = purify.sanitize(html, {
    ALLOWED_TAGS: TAGS.split(' '),
    ALLOWED_ATTR: ATTRIBUTES.split(' '),
    ALLOW_DATA_ATTR: false,
    ALLOWED_URI_REGEXP: LINKS,
    // Without this DOMPurify would check the values of these attributes against the pattern for addresses.
    ADD_URI_SAFE_ATTR: NO_ADDRESS.split(' '),
    RETURN_DOM_FRAGMENT: true,
    TRUSTED_TYPES_POLICY: { ...policy, createScriptURL: () => '' } as unknown as Config['TRUSTED_TYPES_POLICY'],
  });
  return document.importNode(fragment, true);
}
