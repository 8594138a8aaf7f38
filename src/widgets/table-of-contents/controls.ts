import type { Control } from '../../core/settings/types';

/** How the panel shows settings that consist of several values. */
export const controls: Record<string, Control> = { exclude_headings_by_selector: { kind: 'list' } };
