import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';

const ID = 'virtual:widget-forms';
const FOLDER = 'src/widgets';

/** Serves `virtual:widget-forms`: the `panelForm.ts` of all widgets, for the panel. */
export function panelForms(): Plugin {
  return {
    name: 'panel-forms',
    resolveId: (id) => (id === ID ? id : null),
    load(id) {
      if (id !== ID) return null;
      const widgets = readdirSync(FOLDER);
      const imports = widgets.map(
        (widget, at) => `import { form as w${at} } from ${JSON.stringify(resolve(FOLDER, widget, 'panelForm.ts'))};`,
      );
      const entries = widgets.map((widget, at) => `${JSON.stringify(widget)}: w${at}`);
      return `${imports.join('\n')}\nexport default { ${entries.join(', ')} };\n`;
    },
  };
}
