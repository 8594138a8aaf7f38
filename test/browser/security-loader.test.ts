import { describe, expect, test } from 'vitest';
import { expectNoProblems, mounted } from '../support/page';
import { EVIL, harm, openPost, POLICIES } from '../support/post';

const PDF = 'type="application/pdf" data="/wp-content/uploads/x.pdf"';
const TABLE = '<div class="table-wrap"><div data-widget="tilt">x</div></div>';

/** What markup can call so that the loader would take it for the site's own word. */
const NAMES: Record<string, string> = {
  'the running script': `<object id="currentScript" ${PDF} data-base="${EVIL}/"></object>`,
  'the running script, with a file of its own': `<object id="currentScript" ${PDF} src="${EVIL}/storefront-widgets.js" data-base="${EVIL}/"></object>`,
  'the switches of the running script': `<object id="currentScript" ${PDF} data-disable="tilt" data-debug></object>`,
  'the API': '<a id="StorefrontWidgets">x</a>',
  'the API, twice': '<a id="StorefrontWidgets">x</a><a id="StorefrontWidgets" name="push">x</a>',
  'the configuration': '<a id="storefrontWidgetsConfig">x</a>',
  'the base in the configuration': `<a id="storefrontWidgetsConfig">x</a><a id="storefrontWidgetsConfig" name="base" href="${EVIL}/">x</a>`,
  'the types that are off': '<a id="storefrontWidgetsConfig">x</a><a id="storefrontWidgetsConfig" name="disable">x</a>',
  jQuery: '<a id="jQuery">x</a><a id="jQuery" name="fn">x</a>',
  'what the loader keeps of jQuery': '<a id="storefrontWidgetsJQuery">x</a>',
  'the front end of Elementor': '<a id="elementorFrontend">x</a><a id="elementorFrontend" name="hooks">x</a>',
  'the order attribution': '<a id="wc_order_attribution">x</a><a id="storefrontWidgetsConsent" title="allow">x</a>',
  scheduler: '<a id="scheduler">x</a><a id="trustedTypes">x</a><a id="navigation">x</a><a id="google">x</a>',
  'a method of the document': `<object id="querySelector" ${PDF}></object><object id="querySelectorAll" ${PDF}></object>`,
  'parts of the document': ['body', 'head', 'cookie', 'readyState', 'baseURI', 'createElement', 'addEventListener']
    .map((id) => `<object id="${id}" ${PDF}></object>`)
    .join(''),
};

const SCRIPTS = ['defer-head', 'async', 'body-end', 'inline', 'module'] as const;

/** All names, as many in one post as leave each other alone. */
const TOGETHER: Record<string, string[]> = {
  'the running script and what the site sets': [
    'the running script',
    'the API',
    'the configuration',
    'jQuery',
    'what the loader keeps of jQuery',
    'the front end of Elementor',
    'the order attribution',
    'scheduler',
  ],
  'a file, the base and a method of the document': [
    'the running script, with a file of its own',
    'the API, twice',
    'the base in the configuration',
    'a method of the document',
  ],
  'switches and parts of the document': [
    'the switches of the running script',
    'the types that are off',
    'parts of the document',
  ],
};

const postOf = (names: readonly string[]): string => `${names.map((name) => NAMES[name]).join('')}${TABLE}`;

async function expectHarmless(names: readonly string[], script: string): Promise<void> {
  const page = await openPost({ post: postOf(names) }, { query: { script } });
  await mounted(page, 'tilt');
  expect(await harm(page)).toEqual([]);
  // The demo's own scripts may run before ours.
  expectNoProblems(page, [/x\.pdf/, /edit-switch/]);
}

test.each(Object.keys(NAMES).map((name, at) => [name, SCRIPTS[at % SCRIPTS.length]!] as const))(
  'an element that is called like %s is not taken for that by the script (%s)',
  (name, script) => expectHarmless([name], script),
);

test('every name that markup may take is also tried together with others', () => {
  expect(Object.values(TOGETHER).flat().toSorted()).toEqual(Object.keys(NAMES).toSorted());
});

describe.each(Object.entries(TOGETHER))('elements are called like %s', (_, names) => {
  test.each(SCRIPTS)('elements with such names are not taken for what they are called by the script (%s)', (script) =>
    expectHarmless(names, script),
  );

  test.each(POLICIES)('elements with such names do no harm under the policy "%s"', async (policy) => {
    const page = await openPost({ post: postOf(names) }, { policy, query: { script: 'defer-body' } });
    await mounted(page, 'tilt');
    expect(await harm(page)).toEqual([]);
  });
});

test('markup cannot say where the files are when the site says so', async () => {
  const config = JSON.stringify({ base: '/storefront-widgets/' });
  const page = await openPost({ post: `${NAMES['the running script']}${TABLE}` }, { query: { config } });
  await mounted(page, 'tilt');
  expect(await harm(page)).toEqual([]);
});
