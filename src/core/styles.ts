/** Waits for a part and its style sheets; the last sheet comes first in the page, because each is prepended. */
export async function withStyles<T>(part: Promise<T>, urls: readonly string[]): Promise<T> {
  const [module] = await Promise.all([part, ...urls.map(loadStyles)]);
  return module;
}

/** Puts a stylesheet before the theme's, so that the theme wins. Resolves when it is there, or has failed. */
export function loadStyles(url: string): Promise<void> {
  if (document.querySelector(`link[href="${CSS.escape(url)}"]`)) return Promise.resolve();
  return new Promise((done) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = url;
    link.onload = () => done();
    link.onerror = () => done();
    document.head.prepend(link);
  });
}
