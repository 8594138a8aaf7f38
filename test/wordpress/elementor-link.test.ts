import { expect, inject, test } from 'vitest';
import { useSite } from './visit';

const site = useSite(() => inject('site'));

const PANEL = 'storefront-widgets-panel';

/** Elementor, as far as the panel asks it: the page 2 was made with it, and contributors may not edit it. */
const ELEMENTOR = `namespace Elementor;
class Document {
  private $id;
  public $controls = array();
  public function __construct( $id ) { $this->id = $id; }
  public function is_built_with_elementor() { return 2 === $this->id; }
  public function is_editable_by_current_user() { return \\current_user_can( 'edit_post', $this->id ) && ! isset( $_GET['fixed'] ); }
  public function get_edit_url() { return \\admin_url( "post.php?post={$this->id}&action=elementor" ); }
  public function get_main_id() { return $this->id; }
  public function start_controls_section( $name, $args ) { $this->controls[] = array( $name, $args ); }
  public function add_control( $name, $args ) { $this->controls[] = array( $name, $args ); }
  public function end_controls_section() { $this->controls[] = 'end'; }
}
class Documents { public function get( $id ) { return new Document( $id ); } }
class Plugin { public static $instance; public $documents; }
Plugin::$instance = new Plugin();
Plugin::$instance->documents = new Documents();`;

const PAGE = `add_action( 'scene', function () {
  echo '<div id="sale" data-widget="countdown" data-settings="{&quot;dueTime&quot;:&quot;2100-01-01&quot;}">1 January 2100</div>';
} );`;

/** What the page says of Elementor's editor. */
const editorOf = async (path: string): Promise<string | undefined> => {
  const html = await site.html(path, site.cookieOf('admin'));
  const [, json = '{}'] = /window\.storefrontWidgetsPanel = (\{.*?\});/.exec(html) ?? [];
  return (JSON.parse(json) as { elementor?: string }).elementor;
};

test('the panel has a link to Elementor’s editor where the page was made with Elementor', async () => {
  site.scene(ELEMENTOR);
  site.scene(PAGE);
  expect(await editorOf('/?page_id=2')).toBe(`${site.url}/wp-admin/post.php?post=2&action=elementor`);
  for (const path of ['/?p=1', '/', '/?page_id=2&fixed']) expect(await editorOf(path), path).toBeUndefined();
  const { page } = await site.open('/?page_id=2', 'admin');
  await page.click(`#wp-admin-bar-${PANEL} a`);
  const link = page.locator(PANEL).getByRole('link', { name: 'Edit with Elementor (in a new tab)' });
  expect(await link.getAttribute('href')).toContain('post=2&action=elementor');
  expect(await link.getAttribute('target')).toBe('_blank');
});

test.each([
  ['is missing', ''],
  ['has no documents', 'namespace Elementor; class Plugin { public static $instance; public $documents; }'],
  ['throws', `${ELEMENTOR.replace('return new Document( $id );', "throw new \\Exception( 'broken' );")}`],
  ['has documents without an address', ELEMENTOR.replace('get_edit_url', 'get_other_url')],
])('the panel has no such link where Elementor %s, and the page goes on', async (_, scene) => {
  site.scene(scene);
  site.scene(PAGE);
  expect(await editorOf('/?page_id=2')).toBeUndefined();
  const { page } = await site.open('/?page_id=2', 'admin');
  await page.click(`#wp-admin-bar-${PANEL} a`);
  await page.locator(`${PANEL} h1`).waitFor();
  expect(await page.locator(PANEL).getByRole('link', { name: 'Elementor' }).count()).toBe(0);
  site.takeLog();
});

test('the settings of a page in Elementor’s editor have a link that opens the page with the panel', async () => {
  site.scene(ELEMENTOR);
  site.scene(PAGE);
  // On the administration's pages, for the user of the request.
  site.scene(`add_action( 'admin_init', function () {
    if ( ! isset( $_GET['controls'] ) ) { return; }
    $document = new \\Elementor\\Document( (int) $_GET['controls'] );
    do_action( 'elementor/documents/register_controls', $document );
    wp_send_json( $document->controls );
  } );`);
  type Control = [string, { type?: string; tab?: string; raw?: string }];
  const controls = async (post: number, user: string): Promise<Control[]> =>
    JSON.parse(await site.html(`/wp-admin/index.php?controls=${post}`, site.cookieOf(user))) as Control[];
  const [section, control, visitor, end] = await controls(2, 'admin');
  expect([section?.[0], section?.[1].tab, control?.[1].type, visitor?.[1].type, end]).toEqual([
    'storefront_widgets',
    'settings',
    'raw_html',
    'raw_html',
    'end',
  ]);
  const hrefOf = (one?: Control): string => {
    expect(one?.[1].raw).toContain('target="_blank"');
    return /href="([^"]+)"/.exec(one?.[1].raw ?? '')?.[1]?.replaceAll('&#038;', '&') ?? '';
  };
  const href = hrefOf(control);
  expect(href).toContain('page_id=2');
  expect(await controls(2, 'contributor')).toEqual([]);
  expect(await controls(3, 'admin')).toEqual([]);

  // The browser of the same user: the nonce is that of the session.
  const { page, errors } = await site.open(href.replace(site.url, ''), 'admin');
  await page.locator(`${PANEL} h1`).waitFor();
  expect(errors).toEqual([]);
  // The address can be passed on, and a frame of it opens no panel.
  expect(new URL(page.url()).search).toBe('?page_id=2');
  for (const [path, user] of [
    [href.replace(/edit=\w+/, 'edit=0123456789'), 'admin'],
    [href, 'contributor'],
    [href, ''],
  ] as const) {
    const other = await site.open(path.replace(site.url, ''), user);
    await other.page.waitForSelector('#sale[data-widget-state=mounted]');
    expect(await other.page.locator(PANEL).count()).toBe(0);
  }
  // As a visitor, the same user has no admin bar and no panel, but the widgets.
  const seen = await site.open(hrefOf(visitor).replace(site.url, ''), 'admin');
  await seen.page.waitForSelector('#sale[data-widget-state=mounted]');
  expect(await seen.page.locator('#wpadminbar').count()).toBe(0);
  expect(seen.errors).toEqual([]);
});

test('the panel has a link that shows the page as visitors do', async () => {
  site.scene(PAGE);
  const { page } = await site.open('/?page_id=2#sale', 'admin');
  await page.click(`#wp-admin-bar-${PANEL} a`);
  const link = page.locator(PANEL).getByRole('link', { name: 'See it as visitors do (in a new tab)' });
  const [opened] = await Promise.all([page.context().waitForEvent('page'), link.click()]);
  await opened.waitForSelector('#sale[data-widget-state=mounted]');
  expect(new URL(opened.url()).hash).toBe('#sale');
  expect(await opened.locator('#wpadminbar').count()).toBe(0);
});
