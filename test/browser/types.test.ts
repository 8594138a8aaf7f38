import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { distFolder } from '../../fixtures/http/paths';

const SOURCE = `
import type { StorefrontWidgetsApi } from 'storefront-widgets';

window.StorefrontWidgets = window.StorefrontWidgets || [];
window.StorefrontWidgets.push(({ React, Place, Bind, settings, register, page }) => {
  register({
    name: 'price-alert',
    settings: settings.schema({ below: settings.number(50, { min: 0 }) }),
    component({ host, settings: { below } }) {
      const price: number = below;
      const button = host.querySelector('button');
      return [
        React.createElement(Place, { key: 'note', in: host, as: 'p' }, String(price)),
        button && React.createElement(Bind, { key: 'button', to: button, attrs: { 'aria-pressed': 'true' } }),
      ];
    },
  });
  register({ name: 'plain', mount: (host) => () => host.remove() });
  register({ name: 'patient', async mount(host) { await page.rest.fetch('a/v1/b'); return () => host.remove(); } });
  // @ts-expect-error: nobody sends it
  page.events.on(document.body, 'no_such_event', () => {});
});
window.StorefrontWidgets.push(async (api: StorefrontWidgetsApi) => void (await api.toast({ message: 'Hello' })));
window.StorefrontWidgets.report?.().map(({ widget, state }) => [widget.length, state]);
window.storefrontWidgetsConfig = { base: '/files/', disable: ['quantity'] };
`;

/** A project that has this package, and React's types, installed. */
function projectFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'types-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const installed = join(folder, 'node_modules');
  mkdirSync(join(installed, 'storefront-widgets'), { recursive: true });
  cpSync(join(distFolder, 'types'), join(installed, 'storefront-widgets/dist/types'), { recursive: true });
  cpSync('package.json', join(installed, 'storefront-widgets/package.json'));
  for (const name of ['@types', 'csstype', 'valibot'])
    symlinkSync(resolve('node_modules', name), join(installed, name));
  writeFileSync(join(folder, 'widget.ts'), SOURCE);
  return folder;
}

test.each([
  ['bundler', 'esnext'],
  ['nodenext', 'nodenext'],
])('the types serve a project that resolves modules as %s', (moduleResolution, module) => {
  const options = ['--noEmit', '--strict', '--target', 'es2022', '--lib', 'es2022,dom,dom.iterable', '--types', ''];
  const { stdout } = spawnSync(
    process.execPath,
    [
      resolve('node_modules/typescript/bin/tsc'),
      ...options,
      '--moduleResolution',
      moduleResolution,
      '--module',
      module,
      'widget.ts',
    ],
    { cwd: projectFolder(), encoding: 'utf8' },
  );
  expect(stdout).toBe('');
});
