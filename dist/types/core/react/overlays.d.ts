import type { ReactNode } from 'react';
/** Renders what belongs to no host (a dialog, a toast), in an error boundary; returns what takes it away. */
export declare function renderOverlay(node: ReactNode): () => void;
