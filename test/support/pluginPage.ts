import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { distFolder } from '../../fixtures/http/paths';
import { openPage, type PageOptions, type WatchedPage } from './page';

/** An inline script of the build, as the plugin prints it. */
const inline = (name: 'early' | 'left-out' | 'reports'): string => {
  const code = readFileSync(join(distFolder, `${name}.js`), 'utf8').trim();
  return `<script id="storefront-widgets-${name}-js">\n${code}\n</script>`;
};

const BASE = '/storefront-widgets/';
const OURS = /<script src="\/storefront-widgets\/storefront-widgets\.js"[^>]*><\/script>/;

/** What the plugin prints before its tag. */
const CONFIG = `<script id="storefront-widgets-js-before">
window.storefrontWidgetsEarly = Object.assign( window.storefrontWidgetsEarly || {}, {"base":"${BASE}"} );window.storefrontWidgetsConfig = Object.assign( {"base":"${BASE}"}, window.storefrontWidgetsConfig );
</script>`;

/** Where the plugin has the reports of visitors sent. */
export const REPORTS = '/wp-json/storefront-widgets/v1/reports';

const printedReports = (sample: number): string => `<script id="storefront-widgets-reports-js-before">
window.storefrontWidgetsEarly.base = location.origin + "${BASE}";
window.storefrontWidgetsEarly.reports = {"url":"${REPORTS}","type":"product","path":"/x/","ours":true,"sample":${sample},"vitals":"${BASE}vitals.js"};
</script>${inline('reports')}`;

/** The plugin's tag. */
export const TAG = `<script id="storefront-widgets-js" src="${BASE}storefront-widgets.js" defer data-base="${BASE}"></script>`;

export interface PluginPage extends PageOptions {
  /** Changes the page that the plugin has printed, as an optimiser does. */
  change?(html: string): string;
  /** The share of views that are measured; where it is given, failures are reported, too. */
  sample?: number;
  /** Code of scripts that the page has besides, at the end of its body. */
  atEnd?: string;
}

/** The page as the plugin prints it: the scripts of the shop are left out. */
export function asPlugin(html: string, atEnd = '', sample?: number): string {
  const leftOut = html.replace(
    /<script src="(\/assets\/(?:jquery|legacy\/[\w-]+)\.js)"( id="[\w-]+")/g,
    '<script type="text/plain" data-left-out="$1"$2',
  );
  const reports = sample === undefined ? '' : printedReports(sample);
  return leftOut
    .replace(OURS, '')
    .replace(/<meta charset[^>]*>/, `$&${inline('left-out')}${CONFIG}${reports}${inline('early')}${TAG}`)
    .replace('</body>', () => `${atEnd}</body>`);
}

/** Opens a page of the demo shop as the plugin prints it, its old scripts left out. */
export function openPluginPage(
  path: string,
  { change = (html) => html, atEnd = '', sample, ...options }: PluginPage = {},
): Promise<WatchedPage> {
  const address = `${path}${path.includes('?') ? '&' : '?'}legacy=last`;
  return openPage(address, {
    ...options,
    before: async (page) => {
      await page.route(`**${address}`, async (route) => {
        const response = await route.fetch();
        const html = await response.text();
        await route.fulfill({ response, body: change(asPlugin(html, atEnd, sample)) });
      });
      await options.before?.(page);
    },
  });
}
