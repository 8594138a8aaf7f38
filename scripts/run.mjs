/**
 * Runs a TypeScript script of this project on Node 20, which cannot strip types itself:
 * `node scripts/run.mjs scripts/docs.ts [arguments]`. The script's default export is called with the arguments.
 */
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { runnerImport } from 'vite';

const [script, ...args] = process.argv.slice(2);
if (!script) throw new Error('usage: node scripts/run.mjs <script.ts> [arguments]');
const { module } = await runnerImport(pathToFileURL(resolve(script)).href, { configFile: false, logLevel: 'error' });
await module.default(args);
