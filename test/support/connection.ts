import { type Browser, chromium } from 'playwright-core';
import { afterAll, inject } from 'vitest';
import './provided';

let connection: Promise<Browser> | undefined;

/** This file's connection to the shared browser, opened when first asked for and closed after the file's last test. */
export function connectedBrowser(): Promise<Browser> {
  connection ??= chromium.connect(inject('browser'));
  return connection;
}

afterAll(async () => {
  await (await connection)?.close();
  connection = undefined;
});
