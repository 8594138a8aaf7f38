import type { ReactNode } from 'react';

const PATHS = {
  close: 'M6 6l12 12M18 6L6 18',
  share:
    'M8.5 10.5l7-4M8.5 13.5l7 4M6 9.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5zM18 3a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5zM18 16a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5z',
  fs: 'M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5',
  zoom: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM15.5 15.5L20 20M8 10.5h5M10.5 8v5',
  'arrow--left': 'M15 4l-8 8 8 8',
  'arrow--right': 'M9 4l8 8-8 8',
} as const;

/** The line drawing of a control. */
export const Icon = ({ name }: { name: keyof typeof PATHS }): ReactNode => (
  <svg className="pswp__icn" viewBox="0 0 24 24" aria-hidden="true">
    <path d={PATHS[name]} fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
  </svg>
);
