/** A WordPress of its own in a temporary folder, on SQLite, with the built plugin and a theme of a few lines. */
import { execFileSync, spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { unzipSync } from 'fflate';
import { distFolder } from '../../fixtures/http/paths';

const HERE = 'test/wordpress';
const BUILDS = `${HERE}/node_modules/@wp-playground/wordpress-builds`;
const PLUGIN = join(distFolder, 'wordpress/storefront-widgets');

/** What PHP needs besides itself; all of it is in `php-cli php-sqlite3 php-xml php-mbstring` of Debian. */
const EXTENSIONS = ['pdo_sqlite', 'mbstring', 'xml', 'dom'];

/** The versions that the tests run on: the newest that the npm package has whole, and the oldest that the plugin supports. */
export const VERSIONS = ['6.5', '6.3'] as const;
export type Version = (typeof VERSIONS)[number];

/** Where a site is. */
export interface SiteAt {
  url: string;
  folder: string;
}

/** The users besides `admin`, by role; the password of each is its name. */
const USERS = ['subscriber', 'contributor'];

/** The constants of a single site, and those of a network with its sites in subdirectories. */
const single = (url: string): string => `
define( 'WP_HOME', '${url}' );
define( 'WP_SITEURL', '${url}' );
`;
const network = (url: string): string => `
define( 'MULTISITE', true );
define( 'SUBDOMAIN_INSTALL', false );
define( 'DOMAIN_CURRENT_SITE', '${new URL(url).host}' );
define( 'PATH_CURRENT_SITE', '/' );
if ( 'cli' === PHP_SAPI ) {
	$_SERVER['HTTP_HOST'] = DOMAIN_CURRENT_SITE;
}
`;

const wpConfig = (addresses: string): string => `<?php
define( 'DB_NAME', 'wordpress' );
define( 'DB_USER', '' );
define( 'DB_PASSWORD', '' );
define( 'DB_HOST', '' );
define( 'DB_CHARSET', 'utf8' );
define( 'DB_COLLATE', '' );
foreach ( array( 'AUTH', 'SECURE_AUTH', 'LOGGED_IN', 'NONCE' ) as $name ) {
	define( $name . '_KEY', 'key of the tests' );
	define( $name . '_SALT', 'salt of the tests' );
}
${addresses}
define( 'WP_DEBUG', true );
define( 'WP_DEBUG_DISPLAY', false );
define( 'WP_DEBUG_LOG', __DIR__ . '/php-errors.log' );
define( 'DISABLE_WP_CRON', true );
define( 'WP_HTTP_BLOCK_EXTERNAL', true );
define( 'AUTOMATIC_UPDATER_DISABLED', true );
$table_prefix = 'wp_';
if ( ! defined( 'ABSPATH' ) ) {
	define( 'ABSPATH', __DIR__ . '/' );
}
require_once ABSPATH . 'wp-settings.php';
`;

/** The package brings a database that is set up. */
const SET_UP = `
require 'wp-load.php';
require_once ABSPATH . 'wp-admin/includes/upgrade.php';
wp_upgrade();
wp_set_password( 'admin', 1 );
wp_update_user( array( 'ID' => 1, 'user_login' => 'admin' ) );
foreach ( ${JSON.stringify(USERS)} as $role ) {
	wp_insert_user( array( 'user_login' => $role, 'user_pass' => $role, 'user_email' => "$role@shop.example", 'role' => $role ) );
}
update_option( 'permalink_structure', '' );
switch_theme( 'plain' );
$problem = activate_plugin( 'storefront-widgets/storefront-widgets.php' );
echo is_wp_error( $problem ) ? $problem->get_error_message() : get_userdata( 1 )->user_login;
`;

/** Makes a network of the site; its address is in the database from now on. */
const TO_NETWORK = (url: string): string => `
require 'wp-load.php';
require_once ABSPATH . 'wp-admin/includes/network.php';
require_once ABSPATH . 'wp-admin/includes/upgrade.php';
foreach ( $wpdb->tables( 'ms_global' ) as $table => $name ) {
	$wpdb->$table = $name;
}
install_network();
$problem = populate_network( 1, '${new URL(url).host}', 'admin@shop.example', 'Network', '/', false );
if ( is_wp_error( $problem ) ) {
	echo $problem->get_error_message();
}
remove_all_filters( 'option_siteurl' );
remove_all_filters( 'option_home' );
update_option( 'siteurl', '${url}' );
update_option( 'home', '${url}' );
`;

/** Adds the second site of a network, with the administrator \`owner\`, who has no rights elsewhere. */
const ADD_SITE = `
require 'wp-load.php';
$owner = wp_insert_user( array( 'user_login' => 'owner', 'user_pass' => 'owner', 'user_email' => 'owner@shop.example' ) );
$site  = wp_insert_site( array( 'domain' => DOMAIN_CURRENT_SITE, 'path' => '/two/', 'title' => 'Two', 'user_id' => $owner ) );
update_option( 'permalink_structure', '' );
// WordPress removes the colon before the port.
$wpdb->update( $wpdb->blogs, array( 'domain' => DOMAIN_CURRENT_SITE ), array( 'blog_id' => $site ) );
clean_blog_cache( $site );
switch_to_blog( $site );
foreach ( array( 'siteurl', 'home' ) as $address ) {
	update_option( $address, 'http://' . DOMAIN_CURRENT_SITE . '/two' );
}
switch_theme( 'plain' );
update_option( 'permalink_structure', '' );
echo is_wp_error( $site ) ? $site->get_error_message() : $site;
`;

/** Runs PHP in WordPress's folder, from the command line. */
export function runPhp(folder: string, code: string): string {
  return execFileSync('php', ['-d', 'display_errors=stderr', '-r', code], {
    cwd: folder,
    encoding: 'utf8',
    // What WordPress asks of a request.
    env: { ...process.env, SERVER_NAME: '127.0.0.1', HTTP_HOST: '127.0.0.1' },
  });
}

/** Brings the npm package and says what is missing of PHP; throws where the plugin is not built. */
export function prepare(): void {
  if (!existsSync(`${PLUGIN}/catalogue.php`)) throw new Error('The plugin is not built: run "npm run build".');
  const test = `echo implode( ' ', array_diff( ${JSON.stringify(EXTENSIONS)}, array_map( 'strtolower', get_loaded_extensions() ) ) );`;
  const missing = execFileSync('php', ['-r', test], { encoding: 'utf8' });
  if (missing) throw new Error(`PHP has no ${missing}: install php-cli php-sqlite3 php-xml php-mbstring.`);
  if (!existsSync(BUILDS)) execFileSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: HERE, stdio: 'inherit' });
}

function unzip(file: string, into: string, skip = 0): void {
  for (const [name, content] of Object.entries(unzipSync(readFileSync(file)))) {
    const path = join(into, ...name.split('/').slice(skip));
    if (name.endsWith('/')) continue;
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content);
  }
}

function lay(folder: string, version: Version, url: string): void {
  unzip(`${BUILDS}/src/wordpress/wp-${version}.zip`, folder);
  for (const part of ['wp-admin', 'wp-includes'])
    cpSync(`${BUILDS}/public/wp-${version}/${part}`, join(folder, part), { recursive: true });
  const content = join(folder, 'wp-content');
  const sqlite = join(content, 'plugins/sqlite-database-integration');
  unzip(`${BUILDS}/src/sqlite-database-integration/sqlite-database-integration.zip`, sqlite, 1);
  const dropIn = readFileSync(join(sqlite, 'db.copy'), 'utf8');
  writeFileSync(join(content, 'db.php'), dropIn.replaceAll('{SQLITE_IMPLEMENTATION_FOLDER_PATH}', sqlite));
  cpSync(PLUGIN, join(content, 'plugins/storefront-widgets'), { recursive: true });
  cpSync(`${HERE}/site/theme`, join(content, 'themes/plain'), { recursive: true });
  mkdirSync(join(content, 'mu-plugins'), { recursive: true });
  cpSync(`${HERE}/site/shop.php`, join(content, 'mu-plugins/shop.php'));
  mkdirSync(join(content, 'stubs'));
  const shop = readFileSync(`${HERE}/site/shop.php`, 'utf8');
  for (const [, handle] of shop.matchAll(/^\t'([\w-]+)' +=> array/gm)) writeStub(folder, handle as string);
  writeFileSync(join(folder, 'wp-config.php'), wpConfig(single(url)));
  rmSync(join(content, 'plugins/hello.php'), { force: true });
}

/** Writes a script of the site's: it notes that it has run, and has `code`. */
export function writeStub(folder: string, handle: string, code = ''): void {
  const text = `(window.ran ??= []).push('${handle}');\n${code}\n`;
  writeFileSync(join(folder, `wp-content/stubs/${handle}.js`), text);
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as { port: number };
  await new Promise((done) => server.close(done));
  return port;
}

async function answers(url: string, isOver: () => boolean): Promise<void> {
  const end = Date.now() + 30_000;
  while (Date.now() < end && !isOver()) {
    const status = await fetch(url).then(
      (answer) => answer.status,
      () => 0,
    );
    if (status === 200) return;
    await new Promise((done) => setTimeout(done, 100));
  }
  throw new Error(`${url} does not answer.`);
}

/** Makes a network of a WordPress: besides the site at `/`, one at `/two/`, on which no plugin is active. */
function addNetwork(folder: string, url: string): void {
  const expectOutput = (code: string, expected: string): void => {
    const output = runPhp(folder, code);
    if (output !== expected) throw new Error(`The network could not be set up: ${output}`);
  };
  expectOutput(TO_NETWORK(url), '');
  writeFileSync(join(folder, 'wp-config.php'), wpConfig(network(url)));
  expectOutput(ADD_SITE, '2');
  // What the rules for rewriting do elsewhere: the site's addresses of files lead to those of the first.
  symlinkSync('.', join(folder, 'two'));
}

/** Sets up and serves a WordPress. The caller closes it, which removes its folder. */
export async function startSite(version: Version, isNetwork = false): Promise<SiteAt & { close(): void }> {
  const folder = mkdtempSync(join(tmpdir(), `wordpress-${version}-`));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  lay(folder, version, url);
  const owner = runPhp(folder, SET_UP);
  if (owner !== 'admin') throw new Error(`WordPress ${version} could not be set up: ${owner}`);
  if (isNetwork) addNetwork(folder, url);
  const ini = ['display_errors=0', 'opcache.enable_cli=1'].flatMap((one) => ['-d', one]);
  const server = spawn('php', [...ini, '-S', `127.0.0.1:${port}`, '-t', folder], {
    stdio: 'ignore',
    env: { ...process.env, PHP_CLI_SERVER_WORKERS: '2' },
    detached: true,
  });
  const close = (): void => {
    // Its workers are in its group.
    if (server.pid && server.exitCode === null) process.kill(-server.pid);
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await answers(url, () => server.exitCode !== null);
  } catch (error) {
    close();
    throw error;
  }
  return { url, folder, close };
}
