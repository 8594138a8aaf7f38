/** Measures a page view for `entries/reports.ts`, until the visitor leaves the page or hides it. */
import { type Metric, onCLS, onINP, onLCP } from 'web-vitals';
import { type Figures, inlineCode } from '../core/claim/inline/inlineCode';

const figures: Figures = { lcp: null, cls: null, inp: null };
const keep = ({ name, value }: Metric): void => {
  figures[name.toLowerCase() as keyof Figures] = value;
};
for (const measure of [onLCP, onCLS, onINP]) measure(keep, { reportAllChanges: true });

let isSent = false;
function send(): void {
  if (isSent || (document.visibilityState !== 'hidden' && !isLeaving)) return;
  isSent = true;
  inlineCode().sendFigures?.(figures);
}

let isLeaving = false;
// The library listens to the same events of the document, and has its last figures by then.
addEventListener('visibilitychange', send);
addEventListener('pagehide', () => {
  isLeaving = true;
  send();
});
