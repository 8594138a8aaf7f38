import { type Plugin, parseSync } from 'vite';

const FILES = /\/src\/.*\/(settings|texts|phrases)\.ts$/;

interface Node {
  type: string;
  start: number;
  end: number;
  value?: Node;
  method?: boolean;
  shorthand?: boolean;
}

/** All properties of object literals in a tree. */
function* propertiesIn(node: unknown): Generator<Node & { value: Node }> {
  if (typeof node !== 'object' || node === null) return;
  const { type, value, method } = node as Node;
  if (type === 'Property' && value && !method) yield node as Node & { value: Node };
  for (const child of Object.values(node)) yield* propertiesIn(child);
}

const textOf = (comment: string): string =>
  comment
    .split('\n')
    .map((line) => line.replace(/^\s*\*? ?/, '').trim())
    .filter(Boolean)
    .join(' ');

/** Copies the doc comments of settings in object literals into their descriptions. Only for the documentation. */
export function settingDocs(): Plugin {
  return {
    name: 'setting-docs',
    enforce: 'pre',
    transform(source, id) {
      if (!FILES.test(id)) return null;
      const { program, comments } = parseSync(id, source);
      const abouts = comments.filter(({ value }) => value.startsWith('*'));
      const inserts = [...propertiesIn(program)].flatMap(({ start, value, shorthand }) => {
        const about = abouts.find(({ end }) => end <= start && source.slice(end, start).trim() === '');
        if (!about) return [];
        const name = shorthand ? `${source.slice(value.start, value.end)}: ` : '';
        return [
          { at: value.start, text: `${name}documented(` },
          { at: value.end, text: `, ${JSON.stringify(textOf(about.value))})` },
        ];
      });
      let code = source;
      for (const { at, text } of inserts.sort((a, b) => b.at - a.at)) code = code.slice(0, at) + text + code.slice(at);
      return `import { documented } from '/scripts/documented.ts';\n${code}`;
    },
  };
}
