import { execFileSync, spawnSync } from 'node:child_process';
import {
  createReadStream,
  createWriteStream,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress } from 'node:zlib';

/** A browser executable: its path and additional environment variables. */
export interface UnpackedBrowser {
  path: string;
  env: Record<string, string>;
}

/**
 * The headless Chromium of the npm package `@sparticuz/chromium`, unpacked once per version into `.cache/`.
 *
 * We unpack it ourselves instead of calling its `executablePath()`: that writes to fixed names in the temporary folder
 * (a half-written file of an interrupted run would be taken for the browser) and ships the NSS libraries only to the
 * cloud systems that it recognises.
 */
export async function npmChromium(cache = resolve('.cache')): Promise<UnpackedBrowser> {
  const { bin, version } = packageOf('@sparticuz/chromium');
  const folder = join(cache, `chromium-${version}`);
  if (!existsSync(folder)) await unpack(bin, folder, cache);

  const path = join(folder, 'chromium');
  // Written at each start: it holds absolute paths, and the project may have moved.
  writeFileSync(join(folder, 'fonts.conf'), fontConfiguration(join(folder, 'fonts')));
  const env: Record<string, string> = { FONTCONFIG_FILE: join(folder, 'fonts.conf') };
  // The bundled NSS needs glibc 2.34. An older system that has its own NSS keeps using that.
  if (!runs(path, env)) env.LD_LIBRARY_PATH = join(folder, 'lib');
  if (!runs(path, env)) throw new Error(`${path} does not start: ${failure(path, env)}`);
  return { path, env };
}

function packageOf(name: string): { bin: string; version: string } {
  let folder = dirname(createRequire(import.meta.url).resolve(name));
  while (!existsSync(join(folder, 'package.json')) || !existsSync(join(folder, 'bin'))) folder = dirname(folder);
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string };
  return { bin: join(folder, 'bin'), version };
}

/** Unpacks beside the final folder and renames at the end, so that a folder that exists is complete. */
async function unpack(bin: string, folder: string, cache: string): Promise<void> {
  mkdirSync(cache, { recursive: true });
  const work = mkdtempSync(`${folder}-`);
  try {
    await decompress(join(bin, 'chromium.br'), join(work, 'chromium'));
    for (const name of ['al2023.tar', 'fonts.tar', 'swiftshader.tar']) {
      await decompress(join(bin, `${name}.br`), join(work, name));
      execFileSync('tar', ['-xf', name], { cwd: work });
      rmSync(join(work, name));
    }
    renameSync(work, folder);
  } catch (error) {
    rmSync(work, { recursive: true, force: true });
    // Another process may have been faster; its folder is the same.
    if (!existsSync(folder)) throw error;
  }
}

async function decompress(from: string, to: string): Promise<void> {
  await pipeline(createReadStream(from), createBrotliDecompress(), createWriteStream(to, { mode: 0o755 }));
}

/** Without a configuration, and on systems with no fonts at all, Chromium would draw no text. */
function fontConfiguration(folder: string): string {
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <include ignore_missing="yes">/etc/fonts/fonts.conf</include>
  <dir>${folder}</dir>
  <cachedir>${folder}-cache</cachedir>
</fontconfig>
`;
}

function runs(path: string, env: Record<string, string>): boolean {
  return spawnSync(path, ['--version'], { env: { ...process.env, ...env } }).status === 0;
}

function failure(path: string, env: Record<string, string>): string {
  return spawnSync(path, ['--version'], { env: { ...process.env, ...env }, encoding: 'utf8' }).stderr.trim();
}
