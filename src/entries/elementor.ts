/**
 * Needed in addition to the loader on pages with markup of Elementor, ElementsKit or JetElements: the manifests of the
 * widgets for it. Loaded by `elementor/loader/part.ts`.
 */
import manifests from 'virtual:widgets/elementor';

export { manifests };
