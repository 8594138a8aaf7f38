interface ImportMetaEnv {
  /** Which React the build is made with: React itself, or Preact. */
  readonly CORE: 'react' | 'lite';
}

/** The files of this build, as `vite.config.ts` hands them to the loader. */
declare module 'virtual:chunks' {
  const chunks: import('./core/types').ChunkMap;
  export default chunks;
}
