import type { Manifest } from './types';

/** Types a widget's manifest. */
export const manifest = (given: Manifest): Manifest => given;
