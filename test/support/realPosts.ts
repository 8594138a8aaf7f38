import type { Page } from 'playwright-core';
import type { RecordedPost } from '../real/server';

/** Every POST that the server of the real pages received from this visitor since it was last asked to forget them. */
export async function realPosts(page: Page): Promise<RecordedPost[]> {
  const response = await page.request.get(new URL('/__real/posts', page.url()).href);
  return (await response.json()) as RecordedPost[];
}

/** Forgets the recorded POSTs, at the start of a test that counts them. */
export async function forgetRealPosts(page: Page): Promise<void> {
  await page.request.delete(new URL('/__real/posts', page.url()).href);
}
