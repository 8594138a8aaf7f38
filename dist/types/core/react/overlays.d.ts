import type { ReactNode } from 'react';
/**
 * Renders something that belongs to no host (a dialog, a toast) in the page's root, in an error boundary of its own.
 * Returns what takes it away.
 */
export declare function renderOverlay(node: ReactNode): () => void;
