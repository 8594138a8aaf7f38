import { describe, expect, test } from 'vitest';
import { mounted, type WatchedPage } from '../support/page';
import { EVIL, harm, openPost, POLICIES, type Policy } from '../support/post';

const attribute = (value: unknown): string =>
  (typeof value === 'string' ? value : JSON.stringify(value)).replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** Leaves boxes open, so that they go around what the page has behind the post. */
const around = (start: string): string => `</div></article></div></main>${start}${'<div>'.repeat(12)}`;

const box = (widget: string, settings: object = {}, more = ''): string =>
  `<div data-widget="${widget}" data-settings="${attribute(settings)}" ${more}>`;

/** Addresses that an author would like things to be sent to. */
const FOREIGN: Record<string, string> = {
  'of a foreign host': `${EVIL}/wp-admin/admin-ajax.php`,
  'without a protocol': '//evil.example/wp-admin/admin-ajax.php',
  'with a backslash': '/\\evil.example/wp-admin/admin-ajax.php',
  'with spaces around it': ` \t${EVIL}/wp-json/elementskit/v1/ `,
  'of the site that leads abroad': '/go/wp-admin/admin-ajax.php',
  'of the site that leads abroad by its query': '/go?to=/wp-json/elementskit/v1/',
};

/** The site has an address that sends everybody on, with all that was sent. */
const withRedirector = (opening: WatchedPage): Promise<unknown> =>
  opening.route('**/go**', (route) => route.fulfill({ status: 307, headers: { location: `${EVIL}/caught` } }));

const LOGIN = 'footer form.login';
const NATIVE = 'sent POST /my-account/: username=ada&password=s3cret&woocommerce-login-nonce=n0nce&login=Log+in';

/** Logs in, and says what the page has sent. */
async function logIn(page: WatchedPage): Promise<string[]> {
  expect(await harm(page)).toEqual([]);
  const press = (): Promise<void> =>
    page.$eval(LOGIN, (form) => form.querySelector<HTMLButtonElement>('[name=login]')?.click());
  await Promise.all([page.waitForURL(/my-account/, { timeout: 10_000 }).catch(() => undefined), press()]);
  return (await harm(page)).filter((deed) => !deed.startsWith('went to'));
}

const isAround = (page: WatchedPage, widget: string): Promise<boolean> =>
  page.$eval(LOGIN, (form, name) => form.closest(`[data-widget~=${name}]`) !== null, widget);

const opened = (post: string, policy: Policy = 'none', query: Record<string, string> = {}): Promise<WatchedPage> =>
  openPost({ post }, { policy, query, before: async (page) => void (await withRedirector(page)) });

describe('a box that an author leaves open around the shop’s login', () => {
  const entries = Object.entries(FOREIGN).flatMap(([what, address]): [string, string, string][] => [
    [`a form, with an address ${what}`, 'form', box('form', { ajaxUrl: address })],
    [`a newsletter, with an address ${what}`, 'newsletter', box('newsletter', { restBase: address, listId: 'a1' })],
  ]);
  const like = 'class="elementor-form ekit-mailChimpForm variations_form cart woocommerce-cart-form checkout"';
  const more: [string, string, string][] = [
    ['Elementor’s form', 'form', `<div data-widget_type="form.default" ${like}>`],
    [
      'two boxes, the outer with an address',
      'form',
      box('form', { ajaxUrl: FOREIGN['of a foreign host'] }) + box('form'),
    ],
    [
      'ElementsKit’s newsletter',
      'newsletter',
      `<div class="ekit-mailChimpForm" data-listed="a1">${box('newsletter', { restBase: `${EVIL}/` })}`,
    ],
    [
      'all that send',
      'form',
      box(
        'form newsletter add-to-cart review-form variation-form cart-page',
        { ajaxUrl: EVIL, restBase: EVIL, ajax: true, required: true },
        like,
      ),
    ],
    [
      'a variation form that nobody can send',
      'variation-form',
      `${box('variation-form', {}, 'class="variations_form cart" data-product_variations="[]"')}<button type="submit" class="single_add_to_cart_button disabled wc-variation-selection-needed">x</button>`,
    ],
    [
      'a review without a rating',
      'review-form',
      `${box('review-form', { required: 'yes' })}<div data-rating="1" class="comment-form-rating">x</div>`,
    ],
    [
      'Elementor’s checkout',
      'shop-sections',
      `${box('shop-sections')}<div class="e-woocommerce-login-section"><a class="e-show-login">x</a><div class="e-woocommerce-login-anchor"><button type="submit" class="e-woocommerce-form-login-submit">x</button>`,
    ],
  ];
  test.each([...entries, ...more])(
    'a box around the shop’s login gets nothing of what is typed there: %s',
    async (_, widget, start) => {
      const page = await opened(around(start));
      await mounted(page, widget);
      expect(await isAround(page, widget)).toBe(true);
      expect(await logIn(page)).toEqual([NATIVE]);
    },
  );
  test.each(POLICIES)(
    'a box around the shop’s login gets nothing of what is typed there under the policy "%s"',
    async (policy) => {
      const page = await opened(around(box('form newsletter', { ajaxUrl: EVIL, restBase: EVIL })), policy);
      await mounted(page, 'form');
      expect(await logIn(page)).toEqual([NATIVE]);
    },
  );
  test('Enter in a field of the login inside such a box logs in natively', async () => {
    const page = await opened(around(`${more[6]?.[2]}`));
    await mounted(page, 'shop-sections');
    await page.focus(`${LOGIN} [name=password]`);
    await Promise.all([page.waitForURL(/my-account/), page.keyboard.press('Enter')]);
    expect((await harm(page)).filter((deed) => !deed.startsWith('went to'))).toEqual([NATIVE]);
  });
});

describe('a form of Elementor behind a post', () => {
  const form =
    '<div class="elementor-element elementor-widget" data-widget_type="form.default"><form class="elementor-form" method="post"><input type="hidden" name="form_id" value="f1"><div class="elementor-field-group elementor-field-group-name"><input name="form_fields[name]" value="Ada"></div><button type="submit">Send</button></form></div>';
  const CONTACT = '.elementor-form';
  const answered = async (post: string, message: string, policy: Policy = 'none'): Promise<WatchedPage> => {
    const page = await openPost(
      { post },
      {
        policy,
        async before(opening) {
          await withRedirector(opening);
          await opening.route('**/wp-admin/admin-ajax.php', (route) =>
            route.fulfill({ json: { success: false, data: { message, errors: { name: message } } } }),
          );
        },
      },
    );
    await mounted(page, 'form');
    await page.$eval(CONTACT, (one: Element) => (one as HTMLFormElement).requestSubmit());
    await page.locator(`${CONTACT} > .elementor-message-danger`, { hasText: 'Not taken' }).waitFor();
    return page;
  };

  test.each(Object.entries(FOREIGN))(
    'a form of Elementor is sent to the site, whatever a box around it says: %s',
    async (_, address) => {
      const page = await answered(`${box('form', { ajaxUrl: address })}${form}</div>`, 'Not taken');
      expect(await harm(page)).toEqual([expect.stringMatching(/^sent POST \/wp-admin\/admin-ajax\.php: /)]);
    },
  );
  test.each(POLICIES)(
    'a form of Elementor says what the site answers, without what could run or lead away (%s)',
    async (policy) => {
      const hostile = `<b>Not taken</b>, <a href="/contact/">why?</a><img src=x onerror="pwned=1"><meta http-equiv="refresh" content="0;url=${EVIL}/"><form action="${EVIL}/"><input type="password"></form><svg><a href="javascript:pwned=1"><text>x</text></a></svg>`;
      const page = await answered(form, hostile, policy);
      expect(await harm(page)).toEqual([expect.stringMatching(/^sent POST \/wp-admin\/admin-ajax\.php: /)]);
      const shown = await page.$eval(`${CONTACT} > .elementor-message`, ({ innerHTML }) => innerHTML);
      expect(shown).toContain('<b>Not taken</b>');
      expect(shown).toContain('<a href="/contact/">why?</a>');
      expect(shown).not.toMatch(/onerror|<meta|<form|<input|javascript:/);
      expect(await page.locator(`${CONTACT} .elementor-help-inline b`).textContent()).toBe('Not taken');
    },
  );
});

describe('a countdown in a post', () => {
  const to = (address: unknown): string => attribute([{ type: 'redirect', redirect_url: address }]);
  const over = (address: unknown): string =>
    `<div class="elementor-countdown-wrapper" data-widget="countdown" data-date="1609459200" data-expire-actions="${to(address)}">x</div>`;
  const running = (address: unknown): string =>
    `<div data-widget="countdown" data-settings="${attribute({ evergreen: 60, actions: [{ type: 'redirect', redirect_url: address }] })}">x</div>`;
  const BAD: [string, unknown][] = [
    ['a foreign address', `${EVIL}/`],
    ['one in a record', { url: `${EVIL}/`, is_external: 'on' }],
    ['one without a protocol', '//evil.example/'],
    ['one with backslashes', '\\\\evil.example/'],
    ['a script', 'javascript:pwned=1'],
    ['a page of its own', 'data:text/html,<script>1</script>'],
    ['an address that fills the cart', '/?add-to-cart=11'],
    ['a request to the shop', '/?wc-ajax=add_to_cart&product_id=11'],
  ];
  test.each([...BAD, ['an address of the site', '/shop/'] as const])(
    'a countdown in a post leads nowhere at load: %s',
    async (_, address) => {
      const page = await opened(over(address));
      await mounted(page, 'countdown');
      expect(await harm(page)).toEqual([]);
    },
  );
  const runOut = async (address: unknown, query: Record<string, string> = {}): Promise<WatchedPage> => {
    const page = await openPost({ post: running(address) }, { query, before: (opening) => opening.clock.install() });
    await mounted(page, 'countdown');
    await page.clock.fastForward(61_000);
    return page;
  };
  test.each(BAD)('a countdown in a post leads nowhere when it has run out: %s', async (_, address) => {
    const page = await runOut(address);
    await page.locator('[data-widget=countdown]', { hasText: 'Time is up' }).waitFor();
    expect(await harm(page)).toEqual([]);
  });
  test('a countdown leads to the site, and to its hosts, when the visitor has seen it run out', async () => {
    await (await runOut('/blank/')).waitForURL(/\/blank\//);
    const config = JSON.stringify({ hosts: ['evil.example'] });
    await (await runOut(`${EVIL}/sale`, { config })).waitForURL(/evil\.example/);
  });
});

describe('a layout switcher in a post', () => {
  const switcher = (settings: object): string =>
    `${box('layout-switcher', { main_layout: 'on', secondary_layout: 'off', ...settings })}<button type="button" class="jet-woo-switcher-btn jet-woo-switcher-btn-main active">A</button><button type="button" class="jet-woo-switcher-btn jet-woo-switcher-btn-secondary">B</button><div class="jet-woo-products-wrapper">Old</div></div>`;
  const SECOND = '.jet-woo-switcher-btn-secondary';
  const pressed = async (settings: object, policy: Policy = 'none'): Promise<WatchedPage> => {
    const page = await openPost(
      { post: switcher(settings) },
      {
        policy,
        async before(opening) {
          await withRedirector(opening);
          await opening.route('**/wp-admin/admin-ajax.php', (route) =>
            route.fulfill({ json: { success: true, data: { html: '<p>New</p>' } } }),
          );
        },
      },
    );
    await mounted(page, 'layout-switcher');
    expect(await harm(page)).toEqual([]);
    await page.click(SECOND);
    await page.locator('.jet-woo-products-wrapper', { hasText: 'New' }).waitFor();
    return page;
  };
  const asked = [expect.stringMatching(/^sent POST \/wp-admin\/admin-ajax\.php: action=jet_woo_builder_get_layout/)];
  const cookiesOf = async (page: WatchedPage): Promise<string[]> =>
    (await page.context().cookies()).map(({ name }) => name).filter((name) => name !== 'shop_session');

  test.each(Object.entries(FOREIGN))('a layout switcher with an address %s asks only the site', async (_, url) => {
    expect(await harm(await pressed({ url }))).toEqual(asked);
  });
  test.each(POLICIES)('a layout switcher asks only the site under the policy "%s"', async (policy) => {
    expect(await harm(await pressed({ url: `${EVIL}/` }, policy))).toEqual(asked);
  });
  test.each(['sgcc-cookie-notice', 'wordpress_test_cookie', 'store_notice_x', ' sgcc-cookie-notice'])(
    'a layout switcher in a post does not write the cookie “%s”',
    async (cookie) => {
      const page = await pressed({ cookie, cookieDays: 9999 });
      expect(await cookiesOf(page)).toEqual([]);
    },
  );
  test('a layout switcher in a post does not ask at load for what a cookie says', async () => {
    const page = await openPost(
      { post: switcher({ cookie: 'known' }) },
      {
        before: (opening) =>
          opening.addInitScript(() => {
            // biome-ignore lint/suspicious/noDocumentCookie: a cookie that the visitor has
            document.cookie = 'known=off;path=/';
          }),
      },
    );
    await mounted(page, 'layout-switcher');
    expect(await harm(page)).toEqual([]);
  });
});

const RUN = '<img src=x onerror="pwned=1">';

describe('the details of a variation', () => {
  const variations = attribute([
    {
      attributes: { attribute_size: 's' },
      variation_id: 21,
      variation_is_visible: true,
      is_in_stock: true,
      is_purchasable: true,
      price_html: '<b>5</b>',
    },
    { attributes: { attribute_size: 'm' }, variation_id: 22, variation_is_visible: false, price_html: '<b>6</b>' },
  ]);
  const shop = (script = ''): string =>
    `<div class="product"><form class="variations_form cart" method="post" data-product_id="20" data-product_variations="${variations}"><table class="variations"><tbody><tr><td><select id="size" name="attribute_size" data-attribute_name="attribute_size"><option value="">-</option><option value="s">s</option><option value="m">m</option></select></td></tr></tbody></table><div class="single_variation_wrap"><div class="single_variation"></div><button type="submit" class="single_add_to_cart_button">Add</button></div></form></div>${script}`;
  const named = (name: string): Record<string, string> => ({
    'a box': `<div id="${name}">${attribute(RUN)}</div>`,
    'text as it is': `<pre id="${name}">{{{ data.variation.price_html }}}${attribute(RUN)}</pre>`,
    'a link': `<a id="${name}" name="${name}">${attribute(RUN)}</a>`,
    'a box, in two copies': `<div id="${name}">${attribute(RUN)}</div><p id="${name}">${attribute(RUN)}</p>`,
  });
  const program = attribute('<# window.pwned = 1 #>') + attribute(RUN);
  const chosen = async (
    post: string,
    size: string,
    policy: Policy = 'none',
    before?: (page: WatchedPage) => Promise<unknown>,
  ) => {
    const page = await openPost({ post }, { policy, before: async (opening) => void (await before?.(opening)) });
    await mounted(page, 'variation-form');
    await page.selectOption('#size', size);
    return page;
  };
  const price = (page: WatchedPage) => page.locator('form .single_variation b');

  test.each(Object.entries(named('tmpl-variation-template')))(
    'the details of a variation do not come from %s in a post',
    async (_, written) => {
      const page = await chosen(written + shop(), 's');
      expect(await price(page).textContent()).toBe('5');
      expect(await harm(page)).toEqual([]);
    },
  );
  test.each(POLICIES)('the details of a variation do not come from a post under the policy "%s"', async (policy) => {
    const page = await chosen(`${named('tmpl-variation-template')['a box']}${shop()}`, 's', policy);
    expect(await price(page).textContent()).toBe('5');
    expect(await harm(page)).toEqual([]);
  });
  test.each(Object.entries(named('tmpl-unavailable-variation-template')))(
    'the details of an unavailable variation do not come from %s in a post',
    async (_, written) => {
      const script = '<script type="text/template" id="tmpl-unavailable-variation-template"><b>Gone</b></script>';
      const page = await chosen(written + shop(script), 'm');
      expect(await price(page).textContent()).toBe('Gone');
      expect(await harm(page)).toEqual([]);
    },
  );
  test('the CMS’s engine makes no details of what stands before the shop’s template', async () => {
    const script =
      '<script type="text/template" id="tmpl-variation-template"><# if (1) { #><b>{{{ data.variation.price_html }}}</b><# } #></script>';
    const page = await chosen(
      `<div id="tmpl-variation-template">${program}</div>${shop(script)}`,
      's',
      'none',
      (opening) =>
        opening.addInitScript(() => {
          const template = (name: string) => () => document.getElementById(`tmpl-${name}`)?.textContent ?? '';
          Object.assign(window, { wp: { template } });
        }),
    );
    await price(page).first().waitFor();
    expect(await harm(page)).toEqual([]);
  });

  const own = attribute([
    {
      attributes: {},
      variation_id: 1,
      variation_is_visible: true,
      is_in_stock: true,
      is_purchasable: true,
      price_html: RUN,
      availability_html: RUN,
      image: { src: 'x', full_src: 'javascript:pwned=1', caption: RUN },
    },
  ]);
  const list = `data-product_id="11" data-product_variations="${own}"`;
  const place = '<div class="single_variation_wrap"><div class="single_variation">x</div></div>';
  test.each([
    ['a box', `<div class="variations_form cart" ${list}>${place}</div>`],
    ['a box by hand', `<div data-widget="variation-form swatches" ${list}>${place}</div>`],
    ['a paragraph', `<p class="variations_form" ${list}><span class="single_variation">x</span></p>`],
    [
      'a product with pictures',
      `<div class="product"><div class="images"><div class="woocommerce-product-gallery__image"><a href="/x/"><img class="wp-post-image" src="/x.jpg"></a></div></div><div class="variations_form" ${list}>${place}</div></div>`,
    ],
    [
      'bold type that goes on into the login',
      `<b class="variations_form" data-widget="variation-form" ${list}><b class="single_variation">x`,
    ],
    ['a box that goes around the login', around(`<div class="variations_form" ${list}>${place}`)],
  ])('the details of a variation do not come from %s that looks like the form', async (_, post) => {
    const page = await opened(post);
    await mounted(page, 'variation-form');
    await page.clock.install();
    await page.clock.runFor(2000);
    expect(await harm(page)).toEqual([]);
    expect(await page.locator('[href^="javascript:"], [onerror]').count()).toBe(0);
  });
  test('the details of a chosen variation do not come from a box that goes around the form', async () => {
    const page = await chosen(`<div class="variations_form" ${list}>${place}${shop()}`, 's');
    expect(await price(page).textContent()).toBe('5');
    expect(await harm(page)).toEqual([]);
  });
});

describe('order attribution in a post', () => {
  const REFUSED = { attribution: JSON.stringify({ allowTracking: false }) };
  const host = (settings: object = {}): string => `${box('order-attribution', settings)}</div>`;
  const tracks = async (
    post: string,
    query: Record<string, string> = REFUSED,
    before?: (page: WatchedPage) => Promise<unknown>,
  ) => {
    const page = await openPost({ post }, { query, before: async (opening) => void (await before?.(opening)) });
    await mounted(page, 'order-attribution');
    expect(await harm(page)).toEqual([]);
    return (await page.context().cookies()).some(({ name }) => name.startsWith('sbjs_'));
  };
  test('order attribution is on where the shop says so', async () => {
    const page = await openPost({ post: host() }, { query: { attribution: '{"allowTracking":true}' } });
    await mounted(page, 'order-attribution');
    await expect.poll(async () => (await page.context().cookies()).map(({ name }) => name)).toContain('sbjs_current');
  });
  test.each([
    ['a setting', host({ allowTracking: true })],
    ['a setting, with another category', host({ allowTracking: 'yes', consentCategory: '' })],
    ['a request that is an element', `<a id="storefrontWidgetsTracking">x</a>${host()}`],
    [
      'a request that is two elements',
      `<a id="storefrontWidgetsTracking">x</a><a id="storefrontWidgetsTracking" name="x">x</a>${host()}`,
    ],
    [
      'an object that is an element',
      `<a id="wc_order_attribution">x</a><a id="wc_order_attribution" name="params">x</a>${host()}`,
    ],
  ])('order attribution is not switched on by %s', async (_, post) => {
    expect(await tracks(post)).toBe(false);
  });
  test.each([
    [
      'the choices',
      '<a id="storefrontWidgetsConsent" name="marketing">x</a><a id="storefrontWidgetsConsent" name="allow">x</a>',
    ],
    ['the kind of consent', '<a id="wp_consent_type">x</a><a id="wp_fallback_consent_type">x</a>'],
    ['a category that nobody manages', box('order-attribution', { consentCategory: 'none', allowTracking: true })],
  ])('order attribution is not allowed by an element that is called like %s', async (_, post) => {
    const asks = { attribution: JSON.stringify({ allowTracking: false, consentCategory: 'marketing' }) };
    const isOn = await tracks(post + host(), asks, (opening) =>
      opening.addInitScript(() => Object.assign(window, { wp_has_consent: () => true })),
    );
    expect(isOn).toBe(false);
  });
  test('consent that comes early is kept where an element has its name', async () => {
    const page = await openPost(
      { post: `<a id="storefrontWidgetsConsent">x</a>${host()}` },
      {
        query: { attribution: JSON.stringify({ allowTracking: false, consentCategory: 'marketing' }) },
        before: (opening) =>
          opening.addInitScript(() =>
            addEventListener('DOMContentLoaded', () =>
              document.dispatchEvent(
                new CustomEvent('wp_listen_for_consent_change', { detail: { marketing: 'allow' } }),
              ),
            ),
          ),
      },
    );
    await mounted(page, 'order-attribution');
    await expect.poll(async () => (await page.context().cookies()).map(({ name }) => name)).toContain('sbjs_current');
  });
});

describe('a banner in a post that can be dismissed', () => {
  const banner = (address: string, start = box('coming-soon')): string =>
    `${start}<button type="button" class="coming-soon-footer-banner-dismiss" data-rest-url="${attribute(address)}" data-rest-nonce="n0nce">Close</button></div>`;
  const dismissed = async (post: string, policy: Policy = 'none'): Promise<WatchedPage> => {
    const page = await opened(post, policy);
    await mounted(page, 'coming-soon');
    expect(await harm(page)).toEqual([]);
    await page.click('.coming-soon-footer-banner-dismiss');
    await page.locator('.coming-soon-footer-banner-dismiss').waitFor({ state: 'hidden' });
    return page;
  };
  test.each([
    '/wp-json/wp/v2/posts/1',
    '/wp-json/wp/v2/users/1/application-passwords',
    '/wp-json/wp/v2/users/../posts/1',
    '/wp-json/wp/v2/users/1%2f..%2f..%2fposts',
    '/wp-json/wp/v2/users/1?_method=DELETE&force=true',
    '/wp/v2/users/1',
    '/wp-json/wp/v2/users/',
    '/?rest_route=/wp/v2/posts/1',
    '/?rest_route=/wp/v2/users/1&roles=administrator',
    '/?add-to-cart=11',
    '/?add-to-cart=11&rest_route=/wp/v2/users/1',
    '/my-account/',
    `${EVIL}/wp-json/wp/v2/users/1`,
    '//evil.example/wp-json/wp/v2/users/1',
    '/\\evil.example/wp-json/wp/v2/users/1',
    'javascript:pwned=1',
    '',
  ])('a dismissed banner sends nothing to %s', async (address) => {
    expect(await harm(await dismissed(banner(address)))).toEqual([]);
  });
  test('a dismissed banner that looks like the CMS’s own sends nothing', async () => {
    const post = banner('/?add-to-cart=11', '<div id="coming-soon-footer-banner" role="region" aria-label="x">');
    expect(await harm(await dismissed(post))).toEqual([]);
  });
  test.each(POLICIES)('a dismissed banner sends nothing under the policy "%s"', async (policy) => {
    expect(await harm(await dismissed(banner(`${EVIL}/wp-json/wp/v2/users/1`), policy))).toEqual([]);
  });
  test.each([
    '/wp-json/wp/v2/users/1',
    '/wp-json/wp/v2/users/me',
    '/blog/wp-json/wp/v2/users/7/',
    '/?rest_route=/wp/v2/users/1',
    '/index.php?rest_route=%2Fwp%2Fv2%2Fusers%2F1',
  ])('a dismissed banner sends what the CMS takes to %s', async (address) => {
    const page = await dismissed(banner(address));
    await expect
      .poll(() => harm(page))
      .toEqual([`sent POST ${address}: woocommerce_meta%5Bcoming_soon_banner_dismissed%5D=yes`]);
  });
});

describe('other widgets in a post', () => {
  test('two places for notices do not take them from each other for ever', async () => {
    const place = '<div data-widget="notice-place">x</div>';
    const page = await opened(
      `${place}${place}<div class="woocommerce-message">One</div><div class="woocommerce-error">${place}</div>`,
    );
    await mounted(page, 'notice-place');
    const changes = await page.evaluate(async () => {
      let count = 0;
      const observer = new MutationObserver((records) => {
        count += records.length;
      });
      observer.observe(document.body, { childList: true, subtree: true });
      document.body.append(document.createElement('i'));
      for (let frame = 0; frame < 20; frame++) await new Promise(requestAnimationFrame);
      return count;
    });
    expect(changes).toBeLessThan(10);
    expect(await harm(page)).toEqual([]);
  });
  test.each(['javascript:pwned=1', 'data:text/html,x', 'mailto:x@evil.example', ''])(
    'a card leads nowhere by the address "%s"',
    async (address) => {
      const page = await opened(
        `<div class="jet-woo-item-overlay-wrap" data-url="${attribute(address)}"><p>Card</p></div>`,
      );
      await mounted(page, 'product-list');
      await page.click('.jet-woo-item-overlay-wrap p');
      expect(await harm(page)).toEqual([]);
    },
  );
  test('widgets that send do nothing before somebody acts', async () => {
    const names =
      'form newsletter coming-soon countdown layout-switcher order-attribution shop-sections variation-form swatches add-to-cart loop-add-to-cart review-form address-fields cart-page mini-cart menu-cart quick-view password-toggle search-form search-popup product-list share-buttons taxonomy-filter';
    const hostile = {
      url: EVIL,
      ajaxUrl: EVIL,
      restBase: EVIL,
      cookie: 'x',
      prefix: 'x',
      ajax: true,
      cart_update_automatically: 'yes',
      automatically_open_cart: 'yes',
      share_url: EVIL,
    };
    const hosts = names
      .split(' ')
      .map((name) =>
        box(
          name,
          hostile,
          `class="add_to_cart_button ajax_add_to_cart remove_from_cart_button restore-item" data-product_id="11" data-cart_item_key="x" data-url="${EVIL}/" data-rest-url="${EVIL}/" data-product_variations="false" data-quantity="1"`,
        ),
      );
    const page = await opened(around(hosts.join('')), 'none', { attribution: '{"allowTracking":false}' });
    await mounted(page, 'form');
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    expect(await harm(page)).toEqual([]);
  });
});
