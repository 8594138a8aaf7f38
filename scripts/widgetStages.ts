import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { type Plugin, parseSync, type Rolldown } from 'vite';

/** The exports of a `manifest.ts`, by where they are needed; `src/entries/virtual.d.ts` describes them. */
export const STAGES = {
  loader: ['atOnce', 'hold', 'handlers', 'early'],
  runtime: ['editing'],
  /** On pages with markup of Elementor or its add-ons: `entries/elementor.ts`. */
  elementor: ['elementor'],
  /** Not in any bundle; the build writes them into the catalogue of the WordPress plugin. */
  plugin: ['scripts', 'covers', 'effects', 'starting'],
} as const;

const PREFIX = 'virtual:widgets/';
const FOLDER = 'src/widgets';
const ALL: readonly string[] = Object.values(STAGES).flat();

const manifestOf = (widget: string): string => resolve(FOLDER, widget, 'manifest.ts');

const stagesIn = (source: string): string[] =>
  [...source.matchAll(/^export (?:const|function) (\w+)/gm)].map(([, name]) => name!);

/** Every widget with the stages in its manifest. */
function readStages(): [widget: string, stages: string[]][] {
  return readdirSync(FOLDER)
    .sort()
    .map((widget) => {
      const stages = stagesIn(readFileSync(manifestOf(widget), 'utf8'));
      const unknown = stages.filter((stage) => !ALL.includes(stage));
      if (unknown.length > 0) throw new Error(`${manifestOf(widget)} exports ${unknown}, which is no stage`);
      if (!['early', 'elementor', 'editing'].some((stage) => stages.includes(stage)))
        throw new Error(`${manifestOf(widget)} needs a manifest: export early, elementor or editing`);
      return [widget, stages];
    });
}

/** The widgets whose manifest exports a stage. */
export const widgetsWith = (stage: string): string[] =>
  readStages().flatMap(([widget, stages]) => (stages.includes(stage) ? [widget] : []));

/** The source of a stage's module: the exports of all widgets for it, by widget. Unused exports are tree-shaken. */
function moduleOf(stage: string): string {
  const widgets = widgetsWith(stage);
  const imports = widgets.map(
    (widget, at) => `import { ${stage} as w${at} } from ${JSON.stringify(manifestOf(widget))};`,
  );
  const entries = widgets.map((widget, at) => `${JSON.stringify(widget)}: w${at}`);
  return `${imports.join('\n')}\nexport default { ${entries.join(', ')} };\n`;
}

/** A top-level statement of a module. */
interface Statement {
  names: string[];
  text: string;
}

function statementsOf(code: string): Statement[] {
  const { program } = parseSync('manifest.js', code);
  return program.body.map((node) => {
    const names =
      node.type === 'VariableDeclaration'
        ? node.declarations.map(({ id }) => (id.type === 'Identifier' ? id.name : ''))
        : [node.type === 'FunctionDeclaration' ? (node.id?.name ?? '') : ''];
    return { names, text: code.slice(node.start, node.end) };
  });
}

/** Statements of a bundled manifest that none of the stages uses. */
function strayIn(code: string, stages: readonly string[]): string[] {
  const statements = statementsOf(code);
  // Bundlers number duplicate names: `hold$3`.
  const isStage = (name: string): boolean => stages.includes(name.replace(/\$\d+$/, ''));
  const reached = new Set(statements.filter(({ names }) => names.some(isStage)));
  for (const { text } of reached)
    for (const one of statements)
      if (one.names.some((name) => name && text.split(/[^\w$]+/).includes(name))) reached.add(one);
  return statements.filter((one) => !reached.has(one)).map(({ text }) => text);
}

/** Fails if a bundle contains code of a manifest for other stages, which the bundler could not remove. */
function checkStages(bundle: Rolldown.OutputBundle, stages: readonly string[]): void {
  for (const chunk of Object.values(bundle)) {
    if (chunk.type !== 'chunk') continue;
    for (const [id, { code }] of Object.entries(chunk.modules)) {
      if (!/\/src\/widgets\/[^/]+\/manifest\.ts$/.test(id) || !code) continue;
      const [stray] = strayIn(code, stages);
      if (stray) throw new Error(`${id} brings code into the loader that none of ${stages} needs: ${stray}`);
    }
  }
}

/** Serves `virtual:widgets/<stage>`, and keeps the code of other stages out of the loader. */
export function widgetStages(): Plugin {
  return {
    name: 'widget-stages',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : null),
    load: (id) => (id.startsWith(`\0${PREFIX}`) ? moduleOf(id.slice(PREFIX.length + 1)) : null),
    generateBundle(_, bundle) {
      if (this.environment.name.endsWith('Loader')) checkStages(bundle, STAGES.loader);
    },
  };
}
