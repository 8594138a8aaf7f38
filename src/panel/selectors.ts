/** Finds a stable selector of a host, for an entry of `storefrontWidgetsConfig.settings`. */

/** Ids that scripts or servers generate: random, counted, of a framework. */
const MADE = /^(?!elementor|jet-popup-\d)(.*\d{4,}|.*[-_:]\d+|.*[0-9a-f]{8,}|:?r[0-9a-z]+:?|\d.*)$|[^\w-]/i;

/** Classes that come and go, or come from a bundler. */
const PASSING =
  /^(is|has|js)-|active|current|open|hover|focus|animated|invisible|loaded|loading|hidden|visible|selected|initialized|^storefront-|^swiper-|^slick-|^css-|^sc-|^_|[0-9a-f]{8,}|(^|-)(first|last|odd|even)$/i;

/** How long a name may be, and how many names of an element are tried, since authors choose them. */
const LONGEST = 60;
const MOST = 20;

/** Is it Elementor's class with the id of an element, or of a template such as a popup? */
const isElementor = (name: string): boolean => /^elementor-(element-[\w-]+|\d+)$/.test(name);

const isStableClass = (name: string): boolean =>
  name.length < LONGEST && (isElementor(name) || (/^[a-z][\w-]*$/i.test(name) && !PASSING.test(name)));

/** The selectors for an element alone, the best ones first: its id, Elementor's class, other classes. */
function namesOf(element: Element): string[] {
  // Not `element.id`, which a field of a form may hide.
  const id = element.getAttribute('id') ?? '';
  const classes = [...element.classList].slice(0, MOST).filter(isStableClass);
  const own = classes.filter(isElementor);
  return [
    ...(id && id.length < LONGEST && !MADE.test(id) ? [`#${CSS.escape(id)}`] : []),
    ...own.map((name) => `.${CSS.escape(name)}`),
    ...classes.filter((name) => !own.includes(name)).map((name) => `.${CSS.escape(name)}`),
  ];
}

function isOnly(element: Element, selector: string): boolean {
  const found = element.ownerDocument.querySelectorAll(selector);
  return found.length === 1 && found[0] === element;
}

/** How many ancestors are tried. */
const HIGHEST = 6;

function ancestorsOf(element: Element): Element[] {
  const found: Element[] = [];
  for (let node = element.parentElement; node && node !== node.ownerDocument.body; node = node.parentElement) {
    found.push(node);
  }
  return found;
}

/** Does the selector begin with an id, or with Elementor's class of an element or of a template, whose number is unique? */
const isUnderId = (selector: string): boolean => /^(#|\.elementor-(element-|\d))/.test(selector);

/** A selector of the body for this page, because on other pages the path may lead to another element; else empty. */
export const pageOf = ({ body }: Document): string => {
  const name = [...body.classList].find((one) => /^(page-id|postid|term)-\d+$/.test(one));
  return name ? `.${name} ` : '';
};

/** A path with `:nth-of-type` below the nearest ancestor with a unique name, else below the body. */
function countedPath(element: Element): string {
  const steps: string[] = [];
  for (let node = element; node !== element.ownerDocument.body && node.parentElement; node = node.parentElement) {
    const name = node === element ? undefined : namesOf(node).find((one) => isOnly(node, one));
    if (name) return [name, ...steps].join(' > ');
    const { localName } = node;
    const same = [...node.parentElement.children].filter((one) => one.localName === localName);
    steps.unshift(same.length > 1 ? `${localName}:nth-of-type(${same.indexOf(node) + 1})` : localName);
  }
  return ['body', ...steps].join(' > ');
}

/**
 * A selector that only `element` matches in its document: its id or Elementor's, a class, a class below a named
 * ancestor, else a counted path. A selector without an id also names the page if the body has a class for that.
 */
export function selectorOf(element: Element): string {
  const own = namesOf(element);
  const page = pageOf(element.ownerDocument);
  const withPage = (selector: string): string => (isUnderId(selector) ? selector : `${page}${selector}`);
  const alone = own.find((name) => isOnly(element, name));
  // A key of letters, digits and dashes alone would be a type; these begin with a dot or a hash.
  if (alone) return withPage(alone);
  const tails = [...own, own.slice(0, 2).join(''), element.localName].filter(Boolean);
  for (const ancestor of ancestorsOf(element).slice(0, HIGHEST)) {
    for (const name of namesOf(ancestor)) {
      const found = tails.map((tail) => `${name} ${tail}`).find((selector) => isOnly(element, selector));
      if (found) return withPage(found);
    }
  }
  return withPage(countedPath(element));
}
