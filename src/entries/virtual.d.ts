interface ImportMetaEnv {
  /** The build's core: React, or Preact (`lite`). */
  readonly CORE: 'react' | 'lite';
}

/** The names of this build's chunks, from `vite.config.ts`. */
declare module 'virtual:chunks' {
  const chunks: import('../core/load/chunkMap').ChunkMap;
  export default chunks;
}

/** Code that the loader runs before anything else, for widgets whose manifest comes later. */
declare module 'virtual:widgets/atOnce' {
  const byWidget: Readonly<Record<string, () => void>>;
  export default byWidget;
}

/**
 * Presses that the loader holds before it knows the widget's manifest, and then the first of its `replay`, unless a rule
 * there has the same selector.
 */
declare module 'virtual:widgets/hold' {
  const byWidget: Readonly<Record<string, import('../core/types').ReplayRule>>;
  export default byWidget;
}

/** Names of the handlers of Elementor that each widget replaces. */
declare module 'virtual:widgets/handlers' {
  const byWidget: Readonly<Record<string, readonly string[]>>;
  export default byWidget;
}

/** Manifests of the shop's widgets, and of those whose guards must stand before the page's other scripts start. */
declare module 'virtual:widgets/early' {
  const byWidget: import('../core/claim/named').Manifests;
  export default byWidget;
}

/** Manifests for pages with markup of Elementor or its add-ons. */
declare module 'virtual:widgets/elementor' {
  const byWidget: import('../core/claim/named').Manifests;
  export default byWidget;
}

/** The documentation of each widget and its settings, for the panel. */
declare module 'virtual:setting-docs' {
  const byWidget: import('../panel/docs').SettingDocs;
  export default byWidget;
}

/** The `panelForm.ts` of the widgets, for the panel. */
declare module 'virtual:widget-forms' {
  const byWidget: Readonly<Record<string, import('../core/settings/form').WidgetForm>>;
  export default byWidget;
}

/** Manifests that apply only while the page is edited. */
declare module 'virtual:widgets/editing' {
  const byWidget: import('../core/claim/named').Manifests;
  export default byWidget;
}
