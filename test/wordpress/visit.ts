/** What a test does with a WordPress: lay a scene, choose, look at a page as a visitor or as a user. */
import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeEach, expect } from 'vitest';
import { sharedBrowser } from '../support/connection';
import { runPhp, type SiteAt } from './site';

/** A page in the browser, with what went wrong on it. */
export interface Visit {
  page: Page;
  errors: string[];
}

/** What a test does with one site. */
export interface Site extends SiteAt {
  /** The PHP of a must-use plugin that is there until the test ends. */
  scene(php: string): void;
  /** Stores choices of the owner; those of the last test are forgotten. */
  choose(options: Record<string, unknown>): void;
  /** Stores whether the widgets are off, on trial or on; that of the last test is forgotten. */
  setState(state: 'off' | 'trial' | 'on'): void;
  /** Runs PHP in WordPress and gives its output as JSON. */
  evaluate<T>(expression: string): T;
  html(path?: string, cookie?: string): Promise<string>;
  /** Opens a page, logged in where `user` is given. */
  open(path?: string, user?: string, options?: BrowserContextOptions): Promise<Visit>;
  /** What PHP has logged, which is then forgotten. */
  takeLog(): string;
  /** A cookie by which requests are those of a user. */
  cookieOf(user: string): string;
}

const scenesOf = (folder: string): string[] =>
  readdirSync(join(folder, 'wp-content/mu-plugins')).filter((name) => name.startsWith('scene-'));

/** The cookies of a header, for a browser. */
function jarOf(header: string, url: string): { name: string; value: string; url: string }[] {
  return header.split('; ').map((pair) => {
    const [name = '', value = ''] = pair.split('=');
    return { name, value, url };
  });
}

/**
 * The log without what SQLite says when a request and a test write at once: a database of a shop waits instead.
 *
 * @param log entries that start with a date in brackets, some with many lines
 */
const withoutLocks = (log: string): string =>
  log
    .split(/^(?=\[\d\d-\w{3}-\d{4} )/m)
    .filter((entry) => !entry.includes('database is locked'))
    .join('');

/** The site for the tests of a file: each starts with the plugin as it is installed, and none leaves an error of PHP. */
export function useSite(at: () => SiteAt): Site {
  const visits: Page[] = [];
  const cookies = new Map<string, string>();
  function takeLog(): string {
    const file = join(at().folder, 'php-errors.log');
    const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
    rmSync(file, { force: true });
    return text;
  }
  const evaluate = <T>(expression: string): T =>
    JSON.parse(runPhp(at().folder, `require 'wp-load.php'; echo wp_json_encode( ${expression} );`)) as T;

  let isChosen = true;
  beforeEach(() => {
    if (isChosen)
      evaluate(
        "array( delete_option( 'storefront_widgets' ), delete_option( 'storefront_widgets_state' ), delete_option( 'storefront_widgets_settings' ), delete_transient( 'storefront_widgets_usage' ) )",
      );
    isChosen = false;
  });
  afterEach(async () => {
    const { folder } = at();
    for (const name of scenesOf(folder)) rmSync(join(folder, 'wp-content/mu-plugins', name));
    for (const page of visits.splice(0)) await page.context().close();
  });
  afterAll(() => expect(withoutLocks(takeLog())).not.toContain('storefront-widgets'));

  function cookieOf(user: string): string {
    const known = cookies.get(user);
    if (known) return known;
    const values = evaluate<Record<string, string>>(`( function ( $id, $end ) {
      $token = WP_Session_Tokens::get_instance( $id )->create( $end );
      return array(
        LOGGED_IN_COOKIE => wp_generate_auth_cookie( $id, $end, 'logged_in', $token ),
        AUTH_COOKIE      => wp_generate_auth_cookie( $id, $end, 'auth', $token ),
      );
    } )( get_user_by( 'login', '${user}' )->ID, time() + 3600 )`);
    const cookie = Object.entries(values).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
    cookies.set(user, cookie.join('; '));
    return cookie.join('; ');
  }

  async function open(path = '/', user = '', options: BrowserContextOptions = {}): Promise<Visit> {
    const context = await (await sharedBrowser()).newContext(options);
    if (user) await context.addCookies(jarOf(cookieOf(user), at().url));
    const page = await context.newPage();
    visits.push(page);
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    await page.goto(at().url + path);
    return { page, errors };
  }

  return {
    get url() {
      return at().url;
    },
    get folder() {
      return at().folder;
    },
    scene(php) {
      // A new name each time, because PHP keeps what it has compiled.
      writeFileSync(join(at().folder, `wp-content/mu-plugins/scene-${randomUUID()}.php`), `<?php\n${php}\n`);
    },
    choose(options) {
      isChosen = true;
      const json = Buffer.from(JSON.stringify(options)).toString('base64');
      evaluate(`update_option( 'storefront_widgets', json_decode( base64_decode( '${json}' ), true ) )`);
    },
    setState(state) {
      isChosen = true;
      evaluate(`update_option( 'storefront_widgets_state', '${state}' )`);
    },
    evaluate,
    takeLog,
    async html(path = '/', cookie = '') {
      const answer = await fetch(at().url + path, { headers: { cookie } });
      return answer.text();
    },
    open,
    cookieOf,
  };
}

/** The scripts of the site that have run, in order. */
export const ran = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window as unknown as { ran?: string[] }).ran ?? []);

/** The handles of the files that a page loads, and of those that it leaves out. */
export function scriptsOf(html: string): { loaded: string[]; leftOut: string[] } {
  const tags = [...html.matchAll(/<script\b[^>]*>/g)].map(([tag]) => tag);
  const handlesOf = (some: string[]): string[] =>
    some.flatMap((tag) => /\bid=["']([\w-]+)-js["']/.exec(tag)?.slice(1) ?? []);
  return {
    loaded: handlesOf(tags.filter((tag) => /\ssrc=/.test(tag))).filter((handle) => handle !== 'storefront-widgets'),
    leftOut: handlesOf(tags.filter((tag) => /\sdata-left-out/.test(tag))),
  };
}
