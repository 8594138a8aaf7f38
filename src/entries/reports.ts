/**
 * The inline script of the plugin that sends what has failed for a visitor to the site itself, at most five failures of a
 * page view, and has a share of the views measured.
 */
import { type InlineCode, inlineCode, isLoader, LOADER_MISSING, offer } from '../core/claim/inline/inlineCode';
import { keyOf, type Problem, watchErrors } from '../core/problems';
import { currentScript } from '../core/settings/siteGlobals';

/** How many failures of one page view are sent. */
const MOST = 5;

function startReports({ url, type, path, ours, sample, vitals }: NonNullable<InlineCode['reports']>): void {
  const told = new Set<string>();
  const { base = '' } = inlineCode();
  const nonce = currentScript()?.nonce;
  // A string goes as text, for which the browser asks no permission first.
  const send = (body: object): void => void navigator.sendBeacon?.(url, JSON.stringify({ ...body, type, ours }));
  const onReport = (problem: Problem): void => {
    const key = keyOf(problem);
    if (told.has(key) || told.size === MOST) return;
    told.add(key);
    send({ problem: { ...problem, message: problem.message.slice(0, 500) }, path });
  };
  offer({ onReport, sendFigures: (figures) => send({ view: { failed: told.size > 0, ...figures } }) });
  if (base) watchErrors(base, (message) => onReport({ kind: 'error', widget: '', message }));
  addEventListener('error', ({ target }) => isLoader(target) && onReport(LOADER_MISSING), true);
  if (Math.random() >= sample) return;
  addEventListener('load', () => {
    const script = document.createElement('script');
    Object.assign(script, { src: vitals, nonce, async: true });
    document.head.appendChild(script);
  });
}

const { reports } = inlineCode();
if (reports) startReports(reports);
