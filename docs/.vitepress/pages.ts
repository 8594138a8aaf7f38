/** The pages of the site, as its sidebar lists them. */
import type { DefaultTheme } from 'vitepress';
import { GROUPS, readAbouts } from '../../scripts/widgetDocs.ts';

const item = (text: string, link: string): DefaultTheme.SidebarItem => ({ text, link: `/${link}` });

const abouts = readAbouts();

/** The names of all widgets. */
export const widgets: readonly string[] = abouts.map(({ name }) => name);

export const sidebar: DefaultTheme.SidebarItem[] = [
  {
    text: 'Shops',
    items: [
      item('Start', ''),
      item('WordPress plugin', 'wordpress-plugin'),
      item('Tag in a theme', 'wordpress-theme'),
      item('Editing', 'editing'),
      item('Colours and sizes', 'theming'),
      item('Texts', 'texts'),
      item('Compatibility', 'compatibility'),
      item('Browsers', 'browser-support'),
      item('Accessibility', 'accessibility'),
      item('Security', 'security'),
    ],
  },
  {
    text: 'Integrators',
    items: [
      item('Widgets of your own', 'integrators'),
      item('Page services', 'page-services'),
      item('Events', 'events'),
    ],
  },
  { text: 'Widgets', items: [item('All widgets', 'widgets')] },
  ...GROUPS.map((group) => ({
    text: group,
    collapsed: true,
    items: abouts.filter((about) => about.group === group).map(({ name }) => item(name, `widgets/${name}`)),
  })),
  {
    text: 'Contributing',
    collapsed: true,
    items: ['contracts', 'decisions', 'glossary', 'loading', 'releasing', 'tests'].map((name) =>
      item(name[0]?.toUpperCase() + name.slice(1), `contributing/${name}`),
    ),
  },
];
