/** Changes of the documentation's markdown for the site: links that lead out of `docs/`, and the running examples. */
import { basename, dirname, join } from 'node:path/posix';
import type { MarkdownRenderer } from 'vitepress';
import type { Example } from '../../scripts/docsSite/examples.ts';

type State = Parameters<Parameters<MarkdownRenderer['core']['ruler']['push']>[1]>[0];
type Token = State['tokens'][number];

/** Is it the address of a file of the repository? */
const isFile = (link: string): boolean => !/^([a-z]+:|#|\/)/i.test(link);

/** The link as the site has it; undefined where the site does not have its file. */
function onSite(link: string, page: string): string | undefined {
  if (!isFile(link)) return link;
  // The start page is the README, whose links begin in the folder above.
  const folder = page === 'index.md' ? '..' : dirname(page);
  const path = join(folder, link);
  if (path === '../dist/storefront-widgets.zip') return '/lib/storefront-widgets.zip';
  if (path.startsWith('../README.md')) return `/${path.slice('../README.md'.length)}`;
  if (path.startsWith('../docs/')) return `/${path.slice('../docs/'.length)}`;
  // A folder has no page.
  return path.startsWith('../') || path.endsWith('/') ? undefined : link;
}

/** Links to files of the repository stay as text. */
function changeLinks(children: readonly Token[], page: string): Token[] {
  let isDropped = false;
  return children.filter((token) => {
    if (token.type === 'image') token.attrSet('src', onSite(token.attrGet('src') ?? '', page) ?? '');
    if (token.type === 'link_close') return !isDropped;
    if (token.type !== 'link_open') return true;
    const link = onSite(token.attrGet('href') ?? '', page);
    isDropped = link === undefined;
    if (link !== undefined) token.attrSet('href', link);
    return !isDropped;
  });
}

/** Puts the running example below the first sentence of a widget's page. */
function addExample({ tokens, Token }: State, widget: string, { height }: Example): void {
  const end = tokens.findIndex(({ type }) => type === 'paragraph_close');
  const example = new Token('html_block', '', 0);
  example.content = `<WidgetExample widget="${widget}" :height="${height}" />\n`;
  tokens.splice(end + 1, 0, example);
}

/** `examples`: the widgets whose examples run. */
export function changeMarkdown(md: MarkdownRenderer, examples: ReadonlyMap<string, Example>): void {
  md.core.ruler.push('storefront-widgets', (state) => {
    const page: string = state.env.relativePath ?? '';
    for (const token of state.tokens) if (token.children) token.children = changeLinks(token.children, page);
    const widget = basename(page, '.md');
    const example = dirname(page) === 'widgets' ? examples.get(widget) : undefined;
    if (example) addExample(state, widget, example);
  });
}
