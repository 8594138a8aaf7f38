import { inject } from 'vitest';
import { allMounted } from './mounted';
import { openPage, type PageOptions } from './openPage';
import type { WatchedPage } from './problems';

/** The filtered text of an author or a customer, and its place. */
export interface Written {
  post?: string;
  comment?: string;
}

/** The policy of the page: none, only Trusted Types, or the demo shop's strict one. */
export type Policy = 'none' | 'trusted-types' | 'strict';
export const POLICIES: readonly Policy[] = ['none', 'trusted-types', 'strict'];

interface PostOptions extends PageOptions {
  policy?: Policy;
  /** Further switches of the page, like `config={…}`. */
  query?: Readonly<Record<string, string>>;
  /** The page; its first `<!-- post -->` is replaced. @default '/fixture/post/' */
  path?: string;
}

/** The attacker's host, with harmful answers. */
export const EVIL = 'https://evil.example';

/** Sets the traps for {@link harm}. A script of an attack reports itself with `pwned=1`. */
const SCRIPT = 'window.pwned=1;document.documentElement.dataset.pwned=1;export const start=()=>{};export default {};';
const MARKUP = '<img src=x onerror="pwned=1"><script>pwned=1</script><div data-id="1a2b3c4">evil</div>';

const deeds = new WeakMap<WatchedPage, string[]>();

/** Opens a page with the post and the comment, and records their effects. */
export async function openPost(written: Written, options: PostOptions = {}): Promise<WatchedPage> {
  const { policy = 'none', query = {}, path = '/fixture/post/', before, ...rest } = options;
  const base = inject('base');
  const search = new URLSearchParams({ ...(policy === 'strict' && { csp: 'strict' }), ...query });
  const address = new URL(`${path}${search.size > 0 ? `?${search}` : ''}`, base);
  const done: string[] = [];
  const page = await openPage(address.href, {
    ...rest,
    async before(opening) {
      deeds.set(opening, done);
      await opening.context().route(
        (url) => url.origin !== base && /^https?:$/.test(url.protocol),
        async (route) => {
          const { method, url } = { method: route.request().method(), url: route.request().url() };
          done.push(`asked a foreign host: ${method} ${url}`);
          const isScript = /\.m?js\b/.test(url);
          const answer = {
            headers: { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' },
            contentType: isScript ? 'text/javascript' : 'text/html',
            body: isScript ? SCRIPT : MARKUP,
          };
          // The test may be over, and its page closed, before the answer.
          await route.fulfill(answer).catch(() => undefined);
        },
      );
      await opening.route(
        (url) => url.href === address.href,
        async (route) => {
          const answer = await route.fetch();
          const body = (await answer.text())
            .replace('<!-- post -->', () => written.post ?? '')
            .replace('<!-- comment -->', () => written.comment ?? '');
          const headers = answer.headers();
          if (policy === 'trusted-types')
            headers['content-security-policy'] = "require-trusted-types-for 'script'; trusted-types storefront-widgets";
          await route.fulfill({ response: answer, headers, body });
        },
      );
      opening.on('dialog', (dialog) => {
        done.push(`opened a dialog: ${dialog.message()}`);
        void dialog.dismiss();
      });
      opening.on('framenavigated', (frame) => {
        const url = frame.url();
        if (frame === opening.mainFrame() && url.split('#')[0] !== address.href && url !== 'about:blank')
          done.push(`went to ${url}`);
      });
      opening.on('request', (request) => {
        if (request.method() !== 'GET' && request.url().startsWith(base))
          done.push(`sent ${request.method()} ${request.url().slice(base.length)}: ${request.postData() ?? ''}`);
      });
      await before?.(opening);
    },
  });
  return page;
}

/** The harm done by the page once all widgets have mounted; empty if none. */
export async function harm(page: WatchedPage): Promise<string[]> {
  // A page that has navigated away cannot be evaluated.
  await allMounted(page).catch(() => undefined);
  await page.waitForLoadState('networkidle', { timeout: 5000 }).catch(() => undefined);
  const ran = await page
    .evaluate(() => 'pwned' in window || document.documentElement.hasAttribute('data-pwned'))
    .catch(() => false);
  return [...(ran ? ['ran script'] : []), ...(deeds.get(page) ?? [])];
}
