/** The documentation site. `npm run docs:site` makes it, see `scripts/docsSite.ts`. */
import { defineConfig } from 'vitepress';
import { exampleOf } from '../../scripts/docsSite/examples.ts';
import { changeMarkdown } from './markdown.ts';
import { sidebar, widgets } from './pages.ts';

const examples = new Map(widgets.map((name) => [name, exampleOf(name)]));

export default defineConfig({
  title: 'storefront-widgets',
  description: 'One script tag that brings the server-rendered pages of an online shop to life.',
  base: '/docs/',
  cacheDir: '../.cache/vitepress',
  markdown: { config: (md) => changeMarkdown(md, examples) },
  transformPageData: ({ relativePath, frontmatter }) =>
    // The form and the events need the room of the outline.
    relativePath.startsWith('widgets/') ? { frontmatter: { aside: false, pageClass: 'widget', ...frontmatter } } : {},
  themeConfig: {
    search: { provider: 'local' },
    outline: [2, 3],
    sidebar,
    nav: [
      { text: 'Start', link: '/' },
      { text: 'Widgets', link: '/widgets' },
      { text: 'Integrators', link: '/integrators' },
    ],
  },
});
