import type { Plugin } from 'vite';

/** At which position a settings builder takes the sentence that only the documentation needs. */
const ABOUT_AT: Record<string, number> = { flag: 1, number: 1, text: 1, choice: 2, list: 3 };

interface Node {
  type: string;
  start: number;
  end: number;
  callee?: { type: string; name?: string };
  arguments?: Node[];
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;

function visit(value: unknown, found: (node: Node) => void): void {
  if (Array.isArray(value)) for (const one of value) visit(one, found);
  if (!isNode(value)) return;
  found(value);
  for (const child of Object.values(value)) if (typeof child === 'object') visit(child, found);
}

/** Leaves the sentences about settings out of the bundle: they are for the documentation, and weigh two kilobytes. */
export function dropAbouts(): Plugin {
  return {
    name: 'drop-abouts',
    enforce: 'post',
    transform(code, id) {
      if (!/src[\\/]widgets[\\/][^\\/]+[\\/]settings\.ts$/.test(id)) return null;
      const abouts: Node[] = [];
      visit(this.parse(code), (node) => {
        if (node.type !== 'CallExpression' || node.callee?.type !== 'Identifier') return;
        const about = node.arguments?.[ABOUT_AT[node.callee.name ?? ''] ?? -1];
        if (about) abouts.push(about);
      });
      // From the end, so that positions stay true.
      const cut = abouts.sort((a, b) => b.start - a.start);
      return {
        code: cut.reduce((text, { start, end }) => `${text.slice(0, start)}''${text.slice(end)}`, code),
        map: null,
      };
    },
  };
}
