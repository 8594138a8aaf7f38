import type { Control } from '../../core/types';

/** How the panel shows settings that are made of others. */
export const controls: Record<string, Control> = { exclude_headings_by_selector: { kind: 'list' } };
