/** The names of a build's files. */
/** The files of a widget. */
export interface WidgetChunks {
    js: string;
    css?: readonly string[];
    imports?: readonly string[];
    /** Further files that the widget needs if the page has jQuery. */
    gates?: readonly string[];
    /** The widget has no component, so it needs no React. */
    plain?: true;
}
/** The chunks of a build, as the loader knows them. */
export interface ChunkMap {
    runtime: string;
    shared: readonly string[];
    /** What components need: React, and what mounts them. */
    common: readonly string[];
    /** The files of widgets, as far as their names have loaded. */
    widgets: Record<string, WidgetChunks>;
    /** The file with the chunk names of all widgets; missing where `widgets` has them. */
    names?: string;
    /** The part with manifests that only some pages need, and the names of their widgets. */
    part: {
        js: string;
        names: readonly string[];
    };
    /** The files that complete the manifests of widgets at rest, by widget. */
    rest: Readonly<Record<string, string>>;
}
