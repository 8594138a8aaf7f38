import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

const commands = ['google-chrome', 'google-chrome-stable', 'chromium', 'chromium-browser'];

const applications = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/**
 * The path of a Chromium that this machine already has: the one named by `CHROME_PATH`, else the first of the usual
 * commands on `PATH`, else a macOS application. A `CHROME_PATH` that cannot be run is an error, not a reason to search.
 */
export function installedChromium(): string | undefined {
  const chosen = process.env.CHROME_PATH;
  if (chosen && !isExecutable(chosen)) throw new Error(`CHROME_PATH is "${chosen}", which cannot be executed`);
  if (chosen) return chosen;

  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  const onPath = commands.flatMap((command) => folders.map((folder) => join(folder, command)));
  return [...onPath, ...applications].find(isExecutable);
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
