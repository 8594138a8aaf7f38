import { resolve } from 'node:path';
import { type Plugin, runnerImport } from 'vite';
import type { SettingDocs } from '../src/panel/docs';
import { settingDocs } from './settingDocs.ts';
import { readAbouts } from './widgetDocs.ts';

const ID = 'virtual:setting-docs';

/** The sentences about the widgets and their settings. */
export async function readDocs(): Promise<SettingDocs> {
  const { module } = await runnerImport<typeof import('./schemas')>(resolve('scripts/schemas.ts'), {
    configFile: false,
    logLevel: 'error',
    plugins: [settingDocs()],
  });
  const abouts = new Map(readAbouts().map(({ name, summary }) => [name, summary]));
  return Object.fromEntries(
    module.widgets.map(({ part, rows }) => {
      const settings = Object.fromEntries(rows.flatMap(({ key, about }) => (about ? [[key, about]] : [])));
      return [part, { about: abouts.get(part) ?? '', settings }];
    }),
  );
}

/** Serves `virtual:setting-docs`: the doc comments of the widgets' settings, for the panel. */
export function panelDocs(): Plugin {
  let docs: Promise<SettingDocs> | undefined;
  return {
    name: 'panel-docs',
    resolveId: (id) => (id === ID ? id : null),
    async load(id) {
      if (id !== ID) return null;
      docs ??= readDocs();
      // JSON.parse: an object literal of this size takes longer.
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(await docs))});`;
    },
  };
}
