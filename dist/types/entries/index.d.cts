export type * from './index.js' with { 'resolution-mode': 'import' };
