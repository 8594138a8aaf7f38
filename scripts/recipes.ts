import { readFileSync } from 'node:fs';

const BLOCK = /(<!-- recipe: (\S+) -->\n)[\s\S]*?(<!-- \/recipe -->)/g;

/** Inserts the demo shop's recipes between their markers, `<!-- recipe: name -->` and `<!-- /recipe -->`. */
export function withRecipes(page: string): string {
  return page.replace(BLOCK, (_, start: string, name: string, end: string) => {
    const recipe = readFileSync(`fixtures/recipes/${name}.html`, 'utf8').trim();
    return `${start}\n\`\`\`html\n${recipe}\n\`\`\`\n\n${end}`;
  });
}
