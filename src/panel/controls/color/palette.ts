/** The colours that the theme and the page builder name, as the plugin prints them or the page's style sheets have them. */
import { isRecord } from '../../../core/settings/json';
import { siteGlobal } from '../../../core/settings/siteGlobals';
import type { SettingDescription } from '../../../core/settings/types';
import { t } from '../../texts';

/** A colour with a name. */
export interface NamedColor {
  readonly name: string;
  /** The custom property that has it on the site's pages. */
  readonly variable: string;
  readonly color: string;
}

const WORDPRESS = '--wp--preset--color--';
const ELEMENTOR = '--e-global-color-';

/** WordPress's own colours, which its style sheet has on every site. */
const DEFAULTS =
  /^(black|cyan-bluish-gray|white|pale-pink|vivid-red|luminous-vivid-(orange|amber)|(light|vivid)-green-cyan|(pale|vivid)-cyan-blue|vivid-purple)$/;

const isColor = (color: string): boolean => /^[\w#(),.%\s+/-]{1,60}$/.test(color) && CSS.supports('color', color);

/** `dark-blue` as an editor reads it. */
const nameOf = (slug: string): string => slug.charAt(0).toUpperCase() + slug.slice(1).replaceAll('-', ' ');

/** The custom properties with colours in a style sheet, and their values; none if its rules may not be read. */
function propertiesOf(sheet: CSSStyleSheet): string[] {
  try {
    return [...sheet.cssRules].flatMap((rule) =>
      rule instanceof CSSStyleRule
        ? [...rule.style].filter((name) => /^--(wp--preset--color--|e-global-)/.test(name))
        : [],
    );
  } catch {
    return [];
  }
}

/** The colours that the page's own style sheets have. Those that Elementor's users add have no name there. */
function colorsOfPage(): NamedColor[] {
  const variables = new Set([...document.styleSheets].flatMap(propertiesOf));
  const style = getComputedStyle(document.body);
  return [...variables].flatMap((variable) => {
    const color = style.getPropertyValue(variable).trim();
    const isOfTheme = variable.startsWith(WORDPRESS);
    const slug = variable.slice((isOfTheme ? WORDPRESS : ELEMENTOR).length);
    if (!isColor(color) || (isOfTheme ? DEFAULTS.test(slug) : !variable.startsWith(ELEMENTOR))) return [];
    const name = !isOfTheme && /\d/.test(slug) ? t('Global colour %s', color) : nameOf(slug);
    return [{ name, variable, color }];
  });
}

/** The colours that the plugin prints; undefined without it. */
function colorsOfPlugin(): NamedColor[] | undefined {
  const { palette } = siteGlobal('storefrontWidgetsPanel') ?? {};
  if (!Array.isArray(palette)) return undefined;
  const style = getComputedStyle(document.body);
  return palette.flatMap((one: unknown) => {
    if (!isRecord(one) || typeof one.slug !== 'string' || typeof one.color !== 'string') return [];
    const variable = WORDPRESS + one.slug;
    // Themes may give another custom property as the colour.
    const color = one.color.startsWith('var(') ? style.getPropertyValue(variable).trim() : one.color;
    if (!/^[\w-]+$/.test(one.slug) || !isColor(color)) return [];
    return [{ name: String(one.name || nameOf(one.slug)), variable, color }];
  });
}

/** The site's palette: the theme's colours, then those of Elementor. Two colours never have the same name. */
export function readPalette(): NamedColor[] {
  const own = colorsOfPlugin();
  const onPage = colorsOfPage();
  const all = [...(own ?? onPage.filter(({ variable }) => variable.startsWith(WORDPRESS)))];
  for (const one of onPage.filter(({ variable }) => variable.startsWith(ELEMENTOR))) {
    if (all.some(({ color }) => color.toLowerCase() === one.color.toLowerCase())) continue;
    const isTaken = all.some(({ name }) => name === one.name);
    all.push(isTaken ? { ...one, name: `${one.name} (Elementor)` } : one);
  }
  return all.filter(({ name }, at) => all.findIndex((one) => one.name === name) === at);
}

let known: NamedColor[] | undefined;

/** The palette, which is read once. */
export const palette = (): readonly NamedColor[] => (known ??= readPalette());

/**
 * What is stored for a colour of the palette: its custom property, which follows the theme, with the colour of now for
 * a page without it; the colour alone where the setting cannot take that.
 */
export function storedFor({ variable, color }: NamedColor, { control, read }: SettingDescription): string {
  const stored = `var(${variable}, ${color})`;
  return (control.kind === 'color' && control.isDrawn) || !read(stored) ? color : stored;
}

/** The colour of the palette that a value stands for. */
export function colorIn(colors: readonly NamedColor[], value: unknown): NamedColor | undefined {
  const text = String(value ?? '').trim();
  const [, variable] = /^var\((--[\w-]+)/.exec(text) ?? [];
  return colors.find((one) => (variable ? one.variable === variable : one.color.toLowerCase() === text.toLowerCase()));
}
