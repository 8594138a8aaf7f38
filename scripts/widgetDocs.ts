/** Turns the `about.md` files of the widgets into the lists of the documentation. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';

const FOLDER = 'src/widgets';

/** The groups, in the order of the lists. */
export const GROUPS = [
  'Product page',
  'Lists',
  'Cart and account',
  'On every page',
  'Menus and panels',
  'Carousels and galleries',
  'Numbers and time',
  'Over the page',
  'Effects and backgrounds',
  'Forms, maps and page',
];

/** The sections of an `about.md` after what the widget does, in their order. */
const [MARKUP, KEYBOARD, EVENTS, LIMITS] = ['Markup', 'Keyboard and screen readers', 'Events', 'Limits'];
const SECTIONS = [MARKUP, KEYBOARD, EVENTS, LIMITS];

/** The `about.md` of a widget, as markdown with links relative to `docs/widgets/`. */
export interface About {
  name: string;
  group: string;
  /** What the widget does, in one line. */
  summary: string;
  /** What the text says before its first section. */
  intro: string;
  /** What the markup needs or gets, beside the selectors. */
  markup?: string;
  keyboard: string;
  /** A table, if the widget has its own events. */
  events?: string;
  /** What it does not do. */
  limits?: string;
}

function readAbout(name: string): About {
  const file = `${FOLDER}/${name}/about.md`;
  if (!existsSync(file)) throw new Error(`${file} is missing: every widget needs a description`);
  const found = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(readFileSync(file, 'utf8'));
  const [, head = '', text = ''] = found ?? [];
  const { group, summary } = Object.fromEntries(head.split('\n').map((line) => line.split(/: (.*)/)));
  const [intro = '', ...parts] = text.split(/^## /m);
  const sections = new Map(parts.map((part) => part.split(/\n([\s\S]*)/).map((one) => one.trim()) as [string, string]));
  const names = [...sections.keys()];
  const inOrder = SECTIONS.filter((section) => names.includes(section));
  if (names.join() !== inOrder.join())
    throw new Error(`${file} may have these sections, in this order: ${SECTIONS.join(', ')}`);
  const keyboard = sections.get(KEYBOARD);
  if (!GROUPS.includes(group)) throw new Error(`${file} needs a "group:", one of ${GROUPS.join(', ')}`);
  if (!summary) throw new Error(`${file} needs a "summary:", what the widget does in a line`);
  if (!keyboard) throw new Error(`${file} needs a section "${KEYBOARD}"`);
  const [markup, events, limits] = [MARKUP, EVENTS, LIMITS].map((section) => sections.get(section));
  return { name, group, summary, intro: intro.trim(), markup, keyboard, events, limits };
}

/** All widgets, by name. */
export const readAbouts = (): About[] => readdirSync(FOLDER).sort().map(readAbout);

/** The text with links relative to `docs/`. */
const fromDocs = (text: string): string => text.replace(/\]\((?=[\w-]+\.md)/g, '](widgets/').replaceAll('](../', '](');

/** Inserts `content` between the markers `<!-- name -->` and `<!-- /name -->` of a page. */
function between(page: string, name: string, content: string): string {
  const [start, end] = [`<!-- ${name} -->\n`, `<!-- /${name} -->`];
  const [before, after] = [page.indexOf(start), page.indexOf(end)];
  if (before < 0 || after < 0) throw new Error(`a page has no markers for ${name}: ${page.slice(0, 80)}`);
  return `${page.slice(0, before + start.length)}\n${content.trim()}\n\n${page.slice(after)}`;
}

/** `docs/widgets.md`, with a line for each widget. */
export const widgetsPage = (abouts: readonly About[]): string =>
  `${[
    '<!-- Written by `npm run docs` from the `about.md` of all widgets. -->',
    '# Widgets',
    'Each widget finds its markup by itself; `data-widget` mounts it anywhere else.',
    ...GROUPS.map((group) => {
      const rows = abouts
        .filter((about) => about.group === group)
        .map(({ name, summary }) => `| [${name}](widgets/${name}.md) | ${summary} |`);
      return `## ${group}\n\n| widget | what it does |\n| --- | --- |\n${rows.join('\n')}`;
    }),
  ].join('\n\n')}\n`;

/** `README.md` with its links to the widgets. */
export const withLinks = (page: string, abouts: readonly About[]): string =>
  between(
    page,
    'widgets',
    GROUPS.map((group) => {
      const links = abouts
        .filter((about) => about.group === group)
        .map(({ name }) => `[${name}](docs/widgets/${name}.md)`);
      return `- ${group}: ${links.join(', ')}`;
    }).join('\n'),
  );

/** `docs/accessibility.md` with a section for each widget. */
export const withKeyboard = (page: string, abouts: readonly About[]): string =>
  between(page, 'widgets', fromDocs(abouts.map(({ name, keyboard }) => `## ${name}\n\n${keyboard}`).join('\n\n')));

/** `docs/events.md` with the events of single widgets. */
export const withEvents = (page: string, abouts: readonly About[]): string =>
  between(
    page,
    'widgets',
    fromDocs(
      abouts.flatMap(({ name, events }) => (events ? [`### [${name}](${name}.md)\n\n${events}`] : [])).join('\n\n'),
    ),
  );
