/** Finds out the editor's language, and loads its texts. */
import { isRecord } from '../core/settings/json';
import { siteConfig } from '../core/settings/siteConfig';
import { siteGlobal } from '../core/settings/siteGlobals';
import { pluginTexts } from './save';
import { setTexts } from './texts';

type Texts = Readonly<Record<string, string>>;

/** The texts that come with us, by the path of their file, which names a locale of WordPress. */
const OWN = import.meta.glob<{ default: Texts }>('../wordpress/plugin/languages/*.po');

/** How long the panel waits for texts before it opens, in milliseconds. */
const PATIENCE = 4000;

/** The locale of the user who is signed in, else the page's language, as a tag such as `de-DE`. */
function wantedLanguage(): string {
  const { locale } = siteGlobal('storefrontWidgetsPanel') ?? {};
  const given = typeof locale === 'string' && locale ? locale : document.documentElement.lang || 'en';
  // Formal and informal variants, such as `de_DE_formal`, are no tags.
  return given.split('_').slice(0, 2).join('-');
}

/** Our texts for a language: those of its locale, else those of the same language elsewhere. */
async function ownTexts(tag: string): Promise<Texts> {
  const localeOf = (path: string): string => path.replace(/^.*\/|\.po$/g, '').replace('_', '-');
  const paths = Object.keys(OWN);
  const [language] = tag.split('-');
  const path =
    paths.find((one) => localeOf(one) === tag) ?? paths.find((one) => localeOf(one).split('-')[0] === language);
  return path ? ((await OWN[path]?.())?.default ?? {}) : {};
}

/** What the site says in `storefrontWidgetsConfig.texts.panel`, by English text. */
function siteTexts(): Texts {
  const { texts } = siteConfig();
  const given = isRecord(texts) && isRecord(texts.panel) ? texts.panel : {};
  return Object.fromEntries(Object.entries(given).filter((one): one is [string, string] => typeof one[1] === 'string'));
}

/** Loads the panel's texts. What cannot be loaded in time stays English. */
export async function loadTexts(): Promise<void> {
  const tag = wantedLanguage();
  const inTime = (texts: Promise<Texts>): Promise<Texts> =>
    Promise.race([texts.catch((): Texts => ({})), new Promise<Texts>((resolve) => setTimeout(resolve, PATIENCE, {}))]);
  const isEnglish = /^en\b/i.test(tag);
  // WordPress may have other translations than ours, and has those of the site's owner.
  const [own, theirs] = isEnglish ? [{}, {}] : await Promise.all([inTime(ownTexts(tag)), inTime(pluginTexts())]);
  const texts = { ...own, ...theirs, ...siteTexts() };
  setTexts(Object.keys(texts).length > 0 ? tag : 'en', texts);
}
