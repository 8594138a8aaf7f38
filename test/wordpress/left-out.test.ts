import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, inject, test } from 'vitest';
import { writeStub } from './site';
import { ran, scriptsOf, useSite } from './visit';

const site = useSite(() => inject('site'));

const PRODUCT = "add_action( 'wp_enqueue_scripts', 'enqueue_product' );";
const ELEMENTOR = "add_action( 'wp_enqueue_scripts', 'enqueue_elementor' );";
const hook = (name: string, code: string, priority = 10): string =>
  `add_action( '${name}', function () { ${code} }, ${priority} );`;
const markup = (html: string): string => hook('scene', `echo '${html}';`);
const widget = (type: string, settings = '{}'): string =>
  `<div class="elementor-element" data-element_type="widget" data-widget_type="${type}.default" data-settings="${settings.replaceAll('"', '&quot;')}"></div>`;

const JQUERY = ['jquery-core', 'jquery-migrate'];

/** The handles that the page loads. */
const loaded = async (path = '/'): Promise<string[]> => scriptsOf(await site.html(path)).loaded;

describe('a product page', () => {
  test('a product page runs only the theme’s script, without jQuery, and keeps the data for scripts', async () => {
    site.scene(PRODUCT);
    const { page, errors } = await site.open();
    expect(await ran(page)).toEqual(['theme-menu']);
    expect(await page.evaluate(() => Boolean(window.jQuery))).toBe(false);
    expect(await page.evaluate(() => 'wc_single_product_params' in window)).toBe(true);
    expect(errors).toEqual([]);
    const { leftOut } = scriptsOf(await site.html());
    expect(leftOut).toEqual(
      expect.arrayContaining([...JQUERY, 'wc-single-product', 'wp-util', 'underscore', 'flexslider']),
    );
  });

  test('a script that is enqueued in the footer is left out', async () => {
    site.scene(
      hook('wp_footer', "wp_enqueue_script( 'wc-add-to-cart-variation' ); wp_enqueue_script( 'theme-menu' );", 5),
    );
    const { page } = await site.open();
    expect(await ran(page)).toEqual(['theme-menu']);
  });

  test('the scripts that follow visits are left out only when a notice asks for consent', async () => {
    const scene = `${PRODUCT}\nadd_action( 'wp_enqueue_scripts', function () { wp_enqueue_script( 'wc-order-attribution' ); } );`;
    site.scene(scene);
    expect(await loaded()).toEqual(expect.arrayContaining(['sourcebuster-js', 'wc-order-attribution']));
    site.scene(`${scene}\n${markup('<div class="sgcc-main-wrapper"></div>')}`);
    expect(await loaded()).not.toEqual(expect.arrayContaining(['sourcebuster-js']));
    expect(scriptsOf(await site.html()).leftOut).toContain('wc-order-attribution');
  });

  test.each(['defer', 'async'])(
    'a script with the strategy %s is left out, and one that stays is unchanged',
    async (strategy) => {
      const register = (handle: string): string =>
        `wp_enqueue_script( '${handle}-2', content_url( 'stubs/${handle}.js' ), array(), '1', array( 'strategy' => '${strategy}' ) );`;
      site.scene(
        hook(
          'wp_enqueue_scripts',
          `wp_scripts()->registered['wc-cart-fragments']->extra['strategy'] = '${strategy}'; wp_enqueue_script( 'wc-cart-fragments' ); ${register('theme-menu')}`,
        ),
      );
      const html = await site.html();
      expect(scriptsOf(html).leftOut).toContain('wc-cart-fragments');
      expect(html).toMatch(new RegExp(`<script[^>]*id="theme-menu-2-js"[^>]*\\s${strategy}`));
      const { page } = await site.open();
      expect(await ran(page)).toEqual(['theme-menu']);
    },
  );

  test('the set-up of WordPress’s own libraries is left out with them', async () => {
    const libraries = ['lodash', 'moment', 'wp-api-fetch', 'wp-data', 'wp-date', 'wp-i18n'];
    site.scene(
      PRODUCT +
        hook(
          'wp_enqueue_scripts',
          `wp_scripts()->registered['wc-single-product']->deps[] = 'wp-date'; wp_scripts()->registered['wc-single-product']->deps[] = 'wp-data'; wp_scripts()->registered['wc-single-product']->deps[] = 'wp-api-fetch'; wp_scripts()->registered['wc-single-product']->deps[] = 'lodash';`,
          20,
        ),
    );
    const { page, errors } = await site.open();
    expect(await ran(page)).toEqual(['theme-menu']);
    expect(errors).toEqual([]);
    expect(scriptsOf(await site.html()).leftOut).toEqual(expect.arrayContaining(libraries));
  });

  test('the switch that WordPress sets for jQuery UI is left out with it, and keeps no jQuery', async () => {
    const SWITCH = "wp_add_inline_script( 'jquery-ui-core', 'jQuery.uiBackCompat = true;', 'before' );";
    site.scene(PRODUCT + ELEMENTOR + hook('wp_enqueue_scripts', SWITCH, 20));
    const { page, errors } = await site.open();
    expect(await page.evaluate(() => Boolean(window.jQuery))).toBe(false);
    expect(errors).toEqual([]);
    expect(scriptsOf(await site.html()).leftOut).toEqual(expect.arrayContaining([...JQUERY, 'jquery-ui-core']));
  });

  test('modules and import maps stay on a product page', async () => {
    site.scene(
      `${PRODUCT} ${hook('wp_enqueue_scripts', "wp_enqueue_script_module( 'own', content_url( 'stubs/js-cookie.js' ), array(), '1' );")}`,
    );
    const { page, errors } = await site.open();
    expect((await ran(page)).toSorted()).toEqual(['js-cookie', 'theme-menu']);
    expect(errors).toEqual([]);
  });
});

describe('jQuery and its users', () => {
  const USE = 'jQuery( function ( $ ) { window.used = $.fn.jquery; } );';
  test.each([
    ['a script in the theme’s header', hook('wp_head', `echo '<script>${USE}</script>';`, 99)],
    ['a script in the theme’s footer', hook('wp_footer', `echo '<script>${USE}</script>';`, 99)],
    [
      'code added to a script that stays',
      hook('wp_enqueue_scripts', `wp_add_inline_script( 'theme-menu', '${USE}' );`, 20),
    ],
    [
      'code added to a script that is left out',
      hook('wp_enqueue_scripts', `wp_add_inline_script( 'wc-single-product', '${USE}' );`, 20),
    ],
    ['a script of a module’s type', hook('wp_footer', `echo '<script type="module">${USE}</script>';`, 99)],
  ])('jQuery stays and works for %s', async (_, code) => {
    site.scene(PRODUCT + code);
    const { page, errors } = await site.open();
    await expect.poll(() => page.evaluate(() => (window as unknown as Record<string, unknown>).used)).toMatch(/^3\./);
    expect(errors).toEqual([]);
    const scripts = await ran(page);
    expect(scripts).toContain('theme-menu');
    expect(scripts).not.toContain('wc-single-product');
  });

  test('jQuery stays and works for an attribute with code', async () => {
    site.scene(PRODUCT + markup('<button onclick="jQuery(this).text(1)">0</button>'));
    const { page } = await site.open();
    await page.click('button');
    expect(await page.textContent('button')).toBe('1');
  });

  test('jQuery stays and works for a file that the theme prints itself', async () => {
    writeStub(site.folder, 'printed-by-hand', 'window.used = jQuery.fn.jquery;');
    site.scene(
      PRODUCT +
        hook('wp_footer', `echo '<script src="' . content_url( 'stubs/printed-by-hand.js' ) . '"></script>';`, 99),
    );
    const { page } = await site.open();
    expect(await page.evaluate(() => (window as unknown as Record<string, unknown>).used)).toMatch(/^3\./);
  });

  test('jQuery stays for a script that does not declare its dependencies', async () => {
    writeStub(site.folder, 'undeclared', 'window.jQuery && jQuery( document );');
    site.scene(
      PRODUCT +
        hook(
          'wp_enqueue_scripts',
          "wp_enqueue_script( 'undeclared', content_url( 'stubs/undeclared.js' ), array(), '1', true );",
        ),
    );
    expect(await loaded()).toEqual([...JQUERY, 'theme-menu', 'undeclared']);
  });

  test('a page is sent with the widgets although the address of a script has a null byte', async () => {
    site.scene(PRODUCT + hook('wp_enqueue_scripts', "wp_enqueue_script( 'odd', '/odd%00.js', array( 'jquery' ) );"));
    expect(await loaded()).toContain('odd');
    expect(await site.html()).toContain('storefront-widgets.js');
  });

  test('libraries stay for a plugin that is a link to a folder elsewhere', async () => {
    const elsewhere = mkdtempSync(join(tmpdir(), 'linked-'));
    writeFileSync(join(elsewhere, 'slides.js'), 'window.jQuery && jQuery.fn.flexslider( {} ).flexslider( {} );');
    const link = join(site.folder, 'wp-content/plugins/linked');
    symlinkSync(elsewhere, link);
    try {
      const enqueue = "wp_enqueue_script( 'slides', plugins_url( 'linked/slides.js' ), array(), '1', true );";
      site.scene(PRODUCT + hook('wp_enqueue_scripts', enqueue));
      expect(await loaded()).toEqual(expect.arrayContaining([...JQUERY, 'flexslider', 'slides']));
    } finally {
      rmSync(link);
      rmSync(elsewhere, { recursive: true });
    }
  });

  test('the checkout keeps its script with all dependencies, and the other scripts of the shop are left out', async () => {
    site.scene(PRODUCT + hook('wp_enqueue_scripts', "wp_enqueue_script( 'wc-checkout' );"));
    const stays = await loaded();
    for (const handle of [
      ...JQUERY,
      'jquery-blockui',
      'woocommerce',
      'wc-country-select',
      'wc-address-i18n',
      'wc-checkout',
    ])
      expect(stays).toContain(handle);
    for (const handle of ['wc-single-product', 'wc-add-to-cart', 'flexslider']) expect(stays).not.toContain(handle);
  });
});

describe('Elementor’s scripts', () => {
  const ALL = ['elementor-frontend', 'elementor-pro-frontend', 'pro-elements-handlers', 'elementskit-elementor'];

  test('Elementor’s scripts are left out of a page whose elements are all covered', async () => {
    site.scene(ELEMENTOR + markup(widget('heading') + widget('tabs') + widget('elementskit-faq')));
    expect(await loaded()).toEqual([]);
  });

  test('Elementor’s scripts stay for an element that nothing covers, and those of ElementsKit are left out', async () => {
    site.scene(ELEMENTOR + markup(widget('portfolio') + widget('elementskit-tab')));
    const stays = await loaded();
    for (const handle of ALL.slice(0, 3)) expect(stays).toContain(handle);
    expect(stays).not.toContain('elementskit-elementor');
  });

  test('Elementor’s scripts stay when an add-on’s script needs them', async () => {
    site.scene(ELEMENTOR + markup(widget('elementskit-lottie')));
    const stays = await loaded();
    for (const handle of ['elementskit-elementor', 'elementor-frontend', 'elementor-webpack-runtime'])
      expect(stays).toContain(handle);
    expect(stays).not.toContain('elementor-pro-frontend');
  });

  test.each([
    ['tabs', widget('tabs')],
    ['sticky', widget('heading', '{"sticky":"top"}')],
    ['popup', '<div data-elementor-type="popup" data-elementor-settings="{}"></div>'],
    [
      'page-scroll',
      '<div data-elementor-type="wp-page" data-elementor-settings="{&quot;ekit_onepagescroll&quot;:&quot;block&quot;}"></div>',
    ],
    ['page-lightbox', '<a href="/picture.jpg">Picture</a>'],
  ])('Elementor’s scripts stay when the widget %s is off and the page has work for it', async (type, html) => {
    site.scene(ELEMENTOR + markup(html));
    expect(await loaded()).toEqual([]);
    site.choose({ disable: [type] });
    expect(await loaded()).toContain('elementor-frontend');
  });

  test.each<[string, string, string[]]>([
    ['not for an element of another', widget('heading'), []],
    [
      'for its element',
      widget('jet-tabs-something-new'),
      ['jet-tabs-frontend', 'elementor-frontend', 'elementor-waypoints'],
    ],
    ['not for its element that a widget stands in for', widget('jet-tabs'), []],
    [
      'for such an element with what only its script does',
      `${widget('jet-tabs')}<div class="jet-tabs" data-settings="{&quot;ajaxTemplate&quot;:true}"></div>`,
      ['jet-tabs-frontend'],
    ],
    ['for its markup', '<div class="jet-popup jet-popup--front-mode"></div>', ['jet-popup-frontend', 'jet-plugins']],
    [
      'for its attribute on an element of another',
      widget('heading').replace('<div ', '<div data-jet-popup="{}" '),
      ['jet-popup-frontend', 'jet-waypoints-js'],
    ],
  ])('the scripts that an add-on enqueues on every page stay by this rule: %s', async (_, html, expected) => {
    const enqueue = "wp_enqueue_script( 'jet-popup-frontend' ); wp_enqueue_script( 'jet-tabs-frontend' );";
    site.scene(ELEMENTOR + hook('wp_enqueue_scripts', enqueue) + markup(html));
    const stays = await loaded();
    expect(stays).toEqual(expect.arrayContaining(expected));
    for (const handle of ['jet-popup-frontend', 'jet-tabs-frontend'])
      expect(stays.includes(handle)).toBe(expected.includes(handle));
  });

  describe('a library that elements of several plugins share', () => {
    const CALL = 'window.count = ( $number ) => $number.numerator( {} );';
    const scene = (html: string, script: string): void => {
      writeStub(site.folder, script, CALL);
      const enqueue = `wp_enqueue_script( 'jquery-numerator' ); wp_enqueue_script( '${script}', content_url( 'stubs/${script}.js' ) );`;
      site.scene(ELEMENTOR + hook('wp_enqueue_scripts', enqueue) + markup(html));
    };

    test('a shared library is left out with Elementor’s scripts when all elements are covered', async () => {
      scene(widget('counter'), 'jet-elements');
      expect(await loaded()).toEqual([]);
    });

    test('a shared library stays for an element that nothing covers and that calls it', async () => {
      scene(widget('counter') + widget('jet-timeline'), 'jet-elements');
      expect(await loaded()).toEqual(expect.arrayContaining(['jet-elements', 'jquery-numerator']));
    });

    test('a shared library stays for a theme’s script that calls it', async () => {
      scene(widget('counter'), 'counts-up');
      const stays = await loaded();
      expect(stays).toContain('jquery-numerator');
      expect(stays).not.toContain('elementor-frontend');
    });
  });

  test('Elementor’s scripts stay for an element of Elementor 4 that nothing covers and that has only its type', async () => {
    site.scene(ELEMENTOR + markup('<div data-e-type="e-youtube" data-settings="{}"></div>'));
    expect(await loaded()).toContain('elementor-frontend');
  });

  test('Elementor’s script stays for code that waits for its start, and asks for it there', async () => {
    const wait = `jQuery( window ).on( 'elementor/frontend/init', () => window.elementorFrontend.run() )`;
    site.scene(ELEMENTOR + markup(widget('heading')) + hook('wp_footer', `echo "<script>${wait}</script>";`));
    expect(await loaded()).toContain('elementor-frontend');
  });

  describe.each([
    ['elementor-frontend', 'elementorFrontend'],
    ['elementor-pro-frontend', 'elementorProFrontend'],
  ])('the script %s', (handle, name) => {
    test.each<[string, string, boolean]>([
      ['stays for code that calls it at a time of its own', `later( () => ${name}.run() )`, true],
      ['stays for code that waits for the start', `on( "elementor/frontend/init", () => ${name}.run() )`, true],
      ['is left out beside code that asks for it first', `typeof ${name} === "object" && ${name}.run()`, false],
      ['is left out beside code that only has its settings', `console.log( ${name}Config.version )`, false],
    ])(`the script ${handle} %s`, async (_, code, stays) => {
      const inline = hook('wp_footer', `echo '<script>function own() { ${code}; }</script>';`);
      site.scene(ELEMENTOR + markup(widget('heading')) + inline);
      expect((await loaded()).includes(handle)).toBe(stays);
      writeStub(site.folder, 'calls-elementor', `function own() { ${code}; }`);
      const enqueue = "wp_enqueue_script( 'calls-elementor', content_url( 'stubs/calls-elementor.js' ) );";
      site.scene(ELEMENTOR + markup(widget('heading')) + hook('wp_enqueue_scripts', enqueue));
      expect((await loaded()).includes(handle)).toBe(stays);
    });

    test(`the script ${handle} stays for an attribute that calls it`, async () => {
      const button = `<button onclick="${name}.modules.popup.showPopup( { id: 70 } )">Open</button>`;
      site.scene(ELEMENTOR + markup(widget('heading') + button));
      expect(await loaded()).toContain(handle);
    });
  });

  test('all scripts stay in Elementor’s preview', async () => {
    site.scene(PRODUCT + ELEMENTOR + markup(widget('tabs')));
    const html = await site.html('/?elementor-preview=1');
    expect(scriptsOf(html).leftOut).toEqual([]);
    expect(scriptsOf(html).loaded).toEqual(expect.arrayContaining([...JQUERY, ...ALL, 'wc-single-product']));
  });
});

describe('WordPress’s player', () => {
  const ENQUEUE = hook('wp_enqueue_scripts', "wp_enqueue_script( 'wp-mediaelement' );");

  test('WordPress’s player is left out of a page without a video or audio of WordPress', async () => {
    site.scene(ENQUEUE);
    expect(await loaded()).toEqual([]);
  });

  test('WordPress’s player stays for a video', async () => {
    site.scene(ENQUEUE + markup('<video class="one wp-video-shortcode two"></video>'));
    expect(await loaded()).toEqual([...JQUERY, 'mediaelement-core', 'mediaelement-migrate', 'wp-mediaelement']);
  });
});

describe('the password meter', () => {
  const METER = hook('wp_enqueue_scripts', "wp_enqueue_script( 'wc-password-strength-meter' );");

  test('the password meter is left out of a page without a password field', async () => {
    site.scene(METER);
    expect(await loaded()).toEqual([]);
  });

  test('the password meter loads in order and with its dictionary at the first focus of a password field', async () => {
    site.scene(METER + markup('<input id="name"><input id="secret" type="password">'));
    const { page, errors } = await site.open();
    await page.focus('#name');
    expect(await page.evaluate(() => Boolean(window.jQuery || (window as { zxcvbn?: unknown }).zxcvbn))).toBe(false);
    await page.focus('#secret');
    await expect.poll(() => ran(page)).toEqual(['wc-password-strength-meter']);
    const judge = (): Promise<number> =>
      page.evaluate(() =>
        (
          window as unknown as { wp: { passwordStrength: { meter(one: string, not: string[], two: string): number } } }
        ).wp.passwordStrength.meter('k9-Vj/wq2.Lm', [], 'k9-Vj/wq2.Lm'),
      );
    await expect.poll(judge).toBe(4);
    expect(errors).toEqual([]);
  });

  test('a new password that is typed before the meter comes is kept, though the meter’s start empties its field', async () => {
    const empty = 'jQuery( function ( $ ) { $( "#account_password" ).val( "" ); window.isEmptied = true; } );';
    site.scene(METER + markup('<input id="account_password" type="password">'));
    const { page, errors } = await site.open();
    let typed: () => void = () => {};
    const isTyped = new Promise<void>((resolve) => {
      typed = resolve;
    });
    await page.route(/wc-password-strength-meter/, async (route) => {
      await isTyped;
      await route.fulfill({ contentType: 'text/javascript', body: empty });
    });
    await page.focus('#account_password');
    await page.keyboard.type('k9-Vj');
    typed();
    await page.waitForFunction(() => 'isEmptied' in window);
    await expect.poll(() => page.inputValue('#account_password')).toBe('k9-Vj');
    expect(errors).toEqual([]);
  });
});

/** A preview of the customizer, as its frame asks for it. */
const CUSTOMIZED =
  '/?customize_changeset_uuid=3c1bbf0e-9b2e-4c0c-8c3c-000000000001&customize_theme=plain&customize_messenger_channel=preview-0';

describe('requests from which nothing is left out', () => {
  test.each([
    ['a feed', '/?feed=rss2'],
    ['REST', '/?rest_route=/'],
    ['robots.txt', '/?robots=1'],
    ['a sitemap', '/?sitemap=index'],
    ['a sitemap’s style sheet', '/?sitemap-stylesheet=index'],
    ['an embedded post', '/?p=1&embed=true'],
    ['an answer of admin-ajax.php', '/wp-admin/admin-ajax.php?action=none'],
    ['the login', '/wp-login.php'],
  ])('the answer of %s has no tag, and no script is left out of it', async (_, path) => {
    site.scene(PRODUCT);
    const html = await site.html(path);
    expect(html).not.toContain('data-left-out');
    expect(html).not.toContain('storefront-widgets-js');
  });

  test.each([
    ['the preview of the customizer', CUSTOMIZED],
    ['the preview of a widget', '/wp-admin/widgets.php?legacy-widget-preview[idBase]=search'],
  ])('no script is left out of %s, which has the tag', async (_, path) => {
    site.scene(PRODUCT);
    const html = await site.html(path, site.cookieOf('admin'));
    expect(html).not.toContain('data-left-out');
    expect(scriptsOf(html).loaded).toEqual(expect.arrayContaining(['wc-single-product', 'underscore']));
    expect(html).toContain('id="storefront-widgets-js"');
  });

  test('no script is left out of a part of a page', async () => {
    site.scene(hook('template_redirect', `echo '<script src="/x.js" id="wc-cart-js"></script>'; exit;`));
    expect(await site.html()).toBe('<script src="/x.js" id="wc-cart-js"></script>');
  });

  test('no script is left out when a filter says so', async () => {
    site.scene(`${PRODUCT} add_filter( 'storefront_widgets_leave_out', '__return_false' );`);
    expect(await loaded()).toContain('wc-single-product');
  });
});

test.each([
  ['a post', '/?p=1'],
  ['a post with a password', '/?p=1', "add_filter( 'post_password_required', '__return_true' );"],
  ['a search', '/?s=hello'],
  ['what is not found', '/?p=99999'],
  ['a draft', '/?page_id=3&preview=true'],
])('scripts are left out of the page of %s, which has the tag once', async (_, path, code = '') => {
  site.scene(PRODUCT + code);
  const html = await site.html(path, site.cookieOf('admin'));
  expect(html.trim().endsWith('</html>')).toBe(true);
  expect(html.match(/id="storefront-widgets-js"/g)).toHaveLength(1);
  expect(scriptsOf(html).leftOut).toContain('wc-single-product');
});

test('the customizer shows the page and follows changes', async () => {
  site.scene(`${PRODUCT} ${hook('scene', "echo '<h1>', esc_html( get_bloginfo( 'name' ) ), '</h1>';")}
    ${hook(
      'customize_register',
      `$one = func_get_arg( 0 );
      $one->get_setting( 'blogname' )->transport = 'postMessage';
      $one->selective_refresh->add_partial( 'blogname', array( 'selector' => 'h1', 'render_callback' => function () { return get_bloginfo( 'name' ); } ) );`,
      20,
    )}`);
  const { page, errors } = await site.open('/wp-admin/customize.php', 'admin');
  const preview = page.frameLocator('#customize-preview iframe').last();
  await preview.locator('h1').waitFor();
  await page
    .locator('#accordion-section-title_tagline h3, [aria-controls="sub-accordion-section-title_tagline"]')
    .first()
    .click();
  await page.locator('#customize-control-blogname input').fill('New name');
  await preview.getByText('New name').waitFor();
  await expect.poll(() => preview.locator('h1').evaluate(() => 'StorefrontWidgets' in window)).toBe(true);
  expect(errors).toEqual([]);
});

test('a block theme keeps its modules, and its menu opens', async () => {
  const [template, stylesheet] = ['template', 'stylesheet'].map(
    (option) => `add_filter( 'pre_option_${option}', function () { return 'twentytwentyfour'; } );`,
  );
  site.scene(`${PRODUCT} ${template} ${stylesheet}`);
  const html = await site.html();
  expect(html).toContain('type="importmap"');
  expect(scriptsOf(html).leftOut).toEqual(expect.arrayContaining([...JQUERY, 'wc-single-product']));
  const { page, errors } = await site.open('/', '', { viewport: { width: 390, height: 800 } });
  // Its module gives the button its listener some tasks after the page has loaded.
  await page.addInitScript(() => {
    const { addEventListener: add } = EventTarget.prototype;
    EventTarget.prototype.addEventListener = function (type: string, ...rest: [never]) {
      if (type === 'click' && this instanceof Element) this.setAttribute('data-hears-click', '');
      add.call(this, type, ...rest);
    };
  });
  await page.reload();
  await page.click('.wp-block-navigation__responsive-container-open[data-hears-click]');
  await page.locator('.wp-block-navigation__responsive-container.is-menu-open').waitFor();
  await page.keyboard.press('Escape');
  await page.locator('.wp-block-navigation__responsive-container:not(.is-menu-open)').waitFor({ state: 'attached' });
  expect(errors).toEqual([]);
});

describe('the owner’s choices', () => {
  test('a script that the owner keeps stays with its dependencies', async () => {
    site.scene(PRODUCT);
    site.choose({ keep: ['wc-single-product'] });
    expect(await loaded()).toEqual([...JQUERY, 'wc-single-product', 'theme-menu']);
  });

  test('jQuery stays on every page that has it when the owner keeps it', async () => {
    site.scene(PRODUCT);
    site.choose({ jquery: 'keep' });
    expect(await loaded()).toEqual([...JQUERY, 'theme-menu']);
  });

  test('the shop’s script stays when the owner turns its widget off', async () => {
    site.scene(PRODUCT);
    site.choose({ disable: ['variation-form'] });
    expect(await loaded()).toEqual(expect.arrayContaining(['wc-add-to-cart-variation', 'wp-util', 'underscore']));
  });
});

test('an optimiser that combines files gets only those that stay', async () => {
  mkdirSync(join(site.folder, 'wp-content/combined'), { recursive: true });
  writeFileSync(join(site.folder, 'wp-content/combined/index.php'), '');
  site.scene(`${PRODUCT}
    function combine( $html ) {
      $all = '';
      $html = preg_replace_callback( '~<script[^>]* src="[^"]*/stubs/([\\w-]+)\\.js[^"]*"[^>]*></script>~', function ( $found ) use ( &$all ) {
        $all .= file_get_contents( WP_CONTENT_DIR . "/stubs/$found[1].js" );
        return '';
      }, $html );
      file_put_contents( WP_CONTENT_DIR . '/combined/all.js', $all );
      return str_replace( '</body>', '<script src="' . content_url( 'combined/all.js' ) . '"></script></body>', $html );
    }
    ${hook('template_redirect', "ob_start( 'combine' );", 1)}`);
  const { page, errors } = await site.open();
  expect(await ran(page)).toEqual(['theme-menu']);
  expect(errors).toEqual([]);
});

describe('the scripts when our files cannot be loaded', () => {
  test.each(['storefront-widgets.js', 'runtime-*.js'])(
    'the page runs in order what was left out when our file cannot be loaded (%s)',
    async (file) => {
      site.scene(PRODUCT + markup('<form class="variations_form"><select></select></form>'));
      const { page } = await site.open('/?first');
      await page.route(`**/dist/lite/${file}*`, (route) => route.fulfill({ status: 404 }));
      await page.goto(site.url);
      // Before that, nothing needs the runtime.
      await page.mouse.move(5, 5);
      await expect.poll(() => ran(page)).toContain('wc-single-product');
      const order = await ran(page);
      const late = order.filter((handle) => handle !== 'theme-menu');
      expect(late).toEqual(
        expect.arrayContaining(['jquery-blockui', 'woocommerce', 'wc-add-to-cart', 'wc-single-product']),
      );
      expect(late.indexOf('jquery-blockui')).toBeLessThan(late.indexOf('woocommerce'));
      expect(await page.evaluate(() => Boolean(window.jQuery))).toBe(true);
    },
  );

  test('a page from which nothing was left out has no code to restore scripts', async () => {
    expect(await site.html()).not.toContain('storefront-widgets-left-out-js');
  });
});

describe('handles of WooCommerce 10.9', () => {
  const enqueue = (...handles: string[]): string =>
    hook('wp_enqueue_scripts', handles.map((handle) => `wp_enqueue_script( '${handle}' );`).join(' '));
  const LIBRARIES = {
    'wc-select2': "jQuery( 'select' ).select2( {} );",
    'wc-dompurify': 'DOMPurify.sanitize( "" );',
    'wc-jquery-cookie': "jQuery.cookie( 'a' );",
    'wc-jquery-payment': 'jQuery.payment.formatCardNumber();',
    'wc-jquery-tiptip': "jQuery( 'i' ).tipTip( {} );",
    'wc-custom-place-order-button': 'wc.customPlaceOrderButton.register();',
    'wc-address-autocomplete-common': 'wc.addressAutocomplete;',
  };

  test('libraries of WooCommerce 10.9 keep neither themselves nor jQuery on a page where nothing uses them', async () => {
    site.scene(PRODUCT + enqueue(...Object.keys(LIBRARIES)));
    expect(await loaded()).toEqual(['theme-menu']);
  });

  test.each(Object.entries(LIBRARIES))('the library %s stays when inline code uses it', async (handle, code) => {
    site.scene(
      PRODUCT + enqueue(handle) + hook('wp_footer', `?><script>function later() { ${code} }</script><?php`, 99),
    );
    expect(await loaded()).toContain(handle);
  });

  test('scripts of WooCommerce 10.9 without a replacement stay with their dependencies', async () => {
    site.scene(PRODUCT + enqueue('wc-address-autocomplete', 'wc-back-in-stock-form'));
    expect((await loaded()).toSorted()).toEqual([
      ...JQUERY,
      'theme-menu',
      'wc-address-autocomplete',
      'wc-address-autocomplete-common',
      'wc-back-in-stock-form',
      'wc-dompurify',
    ]);
  });
});
