interface ImportMetaEnv {
  /** Which React the build is made with: React itself, or Preact. */
  readonly CORE: 'react' | 'lite';
}

/** The files of this build, as `vite.config.ts` hands them to the loader. */
declare module 'virtual:chunks' {
  const chunks: import('../core/types').ChunkMap;
  export default chunks;
}

/** The chunks of the widgets that come with `entries/elementor.ts`. */
declare module 'virtual:chunks/elementor' {
  const chunks: import('../core/types').ChunkMap['widgets'];
  export default chunks;
}

/** Runs in the loader before anything else, for widgets whose manifest comes later. */
declare module 'virtual:widgets/atOnce' {
  const byWidget: Readonly<Record<string, () => void>>;
  export default byWidget;
}

/** Presses that the loader holds before it knows the widget's manifest. */
declare module 'virtual:widgets/hold' {
  const byWidget: Readonly<Record<string, import('../core/types').ReplayRule>>;
  export default byWidget;
}

/** Names of Elementor's handlers that each widget stands in for. */
declare module 'virtual:widgets/handlers' {
  const byWidget: Readonly<Record<string, readonly string[]>>;
  export default byWidget;
}

/** Manifests that must be there before the page's other scripts start. */
declare module 'virtual:widgets/early' {
  const byWidget: Readonly<Record<string, import('../core/types').Manifest>>;
  export default byWidget;
}

/** Manifests that come with the runtime. */
declare module 'virtual:widgets/late' {
  const byWidget: Readonly<Record<string, import('../core/types').Manifest>>;
  export default byWidget;
}

/** Manifests that come to pages with markup of Elementor or its add-ons. */
declare module 'virtual:widgets/elementor' {
  const byWidget: Readonly<Record<string, import('../core/types').Manifest>>;
  export default byWidget;
}

/** Manifests that count only while the page is edited. */
declare module 'virtual:widgets/editing' {
  const byWidget: Readonly<Record<string, import('../core/types').Manifest>>;
  export default byWidget;
}
