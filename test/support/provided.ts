declare module 'vitest' {
  /** What the global setups of the browser and real projects hand to the test files. */
  interface ProvidedContext {
    /** Where the project's pages are served, without a trailing slash. */
    base: string;
    /** Which build is served there. */
    core: 'react' | 'lite';
  }
}

export {};
