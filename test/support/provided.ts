declare module 'vitest' {
  /** Values from the global setups of the browser and real projects. */
  interface ProvidedContext {
    /** The address of the project's pages, without a trailing slash. */
    base: string;
    /** The build that is served there. */
    core: 'react' | 'lite';
  }
}

export {};
