/**
 * Needed in addition to the loader on pages with markup of Elementor, ElementsKit or JetElements: the manifests of the
 * widgets for it and their chunk names. Loaded by `elementor/loader/part.ts`.
 */
import chunks from 'virtual:chunks/elementor';
import manifests from 'virtual:widgets/elementor';

export { chunks, manifests };
