/**
 * Needed in addition to the loader on pages with markup of Elementor, ElementsKit or JetElements: the manifests of the
 * widgets for it. Loaded by `elementor/loader/part.ts`.
 */
import ofElementor from 'virtual:widgets/elementor';
import holds from 'virtual:widgets/hold';
import { withHolds } from '../core/claim/named';

export const manifests = withHolds(ofElementor, holds);
