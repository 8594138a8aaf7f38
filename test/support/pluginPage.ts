import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { distFolder } from '../../fixtures/http/paths';
import { openPage, type PageOptions, type WatchedPage } from './page';

/** An inline script of the build, as the plugin prints it. */
const inline = (name: 'early' | 'left-out'): string => {
  const code = readFileSync(join(distFolder, `${name}.js`), 'utf8').trim();
  return `<script id="storefront-widgets-${name}-js">\n${code}\n</script>`;
};

const BASE = '/storefront-widgets/';
const OURS = /<script src="\/storefront-widgets\/storefront-widgets\.js"[^>]*><\/script>/;

/** What the plugin prints before its tag. */
const CONFIG = `<script id="storefront-widgets-js-before">
window.storefrontWidgetsEarly = Object.assign( window.storefrontWidgetsEarly || {}, {"base":"${BASE}"} );window.storefrontWidgetsConfig = Object.assign( {"base":"${BASE}"}, window.storefrontWidgetsConfig );
</script>`;

/** The plugin's tag. */
export const TAG = `<script id="storefront-widgets-js" src="${BASE}storefront-widgets.js" defer data-base="${BASE}"></script>`;

export interface PluginPage extends PageOptions {
  /** Changes the page that the plugin has printed, as an optimiser does. */
  change?(html: string): string;
  /** Code of scripts that the page has besides, at the end of its body. */
  atEnd?: string;
}

/** The page as the plugin prints it: the scripts of the shop are left out. */
export function asPlugin(html: string, atEnd = ''): string {
  const leftOut = html.replace(
    /<script src="(\/assets\/(?:jquery|legacy\/[\w-]+)\.js)"( id="[\w-]+")/g,
    '<script type="text/plain" data-left-out="$1"$2',
  );
  return leftOut
    .replace(OURS, '')
    .replace(/<meta charset[^>]*>/, `$&${inline('left-out')}${CONFIG}${inline('early')}${TAG}`)
    .replace('</body>', () => `${atEnd}</body>`);
}

/** Opens a page of the demo shop as the plugin prints it, its old scripts left out. */
export function openPluginPage(
  path: string,
  { change = (html) => html, atEnd = '', ...options }: PluginPage = {},
): Promise<WatchedPage> {
  const address = `${path}?legacy=last`;
  return openPage(address, {
    ...options,
    before: async (page) => {
      await page.route(`**${address}`, async (route) => {
        const response = await route.fetch();
        const html = await response.text();
        await route.fulfill({ response, body: change(asPlugin(html, atEnd)) });
      });
      await options.before?.(page);
    },
  });
}
