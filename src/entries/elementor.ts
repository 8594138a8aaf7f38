/**
 * What only pages with markup of Elementor, ElementsKit or JetElements need, beside the runtime: the manifests of the
 * widgets for it, and the names of their chunks. Loaded by `elementor/base/part.ts`.
 */
import chunks from 'virtual:chunks/elementor';
import manifests from 'virtual:widgets/elementor';

export { chunks, manifests };
