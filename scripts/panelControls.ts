import { existsSync, readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';

const ID = 'virtual:setting-controls';
const FOLDER = 'src/widgets';

/** Serves `virtual:setting-controls`: the `controls.ts` of all widgets that have one, for the panel. */
export function panelControls(): Plugin {
  return {
    name: 'panel-controls',
    resolveId: (id) => (id === ID ? id : null),
    load(id) {
      if (id !== ID) return null;
      const widgets = readdirSync(FOLDER).filter((widget) => existsSync(`${FOLDER}/${widget}/controls.ts`));
      const imports = widgets.map(
        (widget, at) => `import { controls as w${at} } from ${JSON.stringify(resolve(FOLDER, widget, 'controls.ts'))};`,
      );
      const entries = widgets.map((widget, at) => `${JSON.stringify(widget)}: w${at}`);
      return `${imports.join('\n')}\nexport default { ${entries.join(', ')} };\n`;
    },
  };
}
