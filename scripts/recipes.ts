import { existsSync, readFileSync } from 'node:fs';

const BLOCK = /(<!-- recipe: (\S+) -->\n)[\s\S]*?(<!-- \/recipe -->)/g;

/**
 * Inserts the recipes between their markers, `<!-- recipe: name -->` and `<!-- /recipe -->`: markup with a script, which
 * the demo shop shows, or a module in TypeScript.
 */
export function withRecipes(page: string): string {
  return page.replace(BLOCK, (_, start: string, name: string, end: string) => {
    const language = existsSync(`fixtures/recipes/${name}.ts`) ? 'ts' : 'html';
    const recipe = readFileSync(`fixtures/recipes/${name}.${language}`, 'utf8').trim();
    return `${start}\n\`\`\`${language}\n${recipe}\n\`\`\`\n\n${end}`;
  });
}
