/** Prints what has changed, with the widgets that it touches first. */
import type { Comparison } from './compare';
import type { Vendor } from './readFolder';
import { type Sources, touchedBy } from './touched';

const SIGNS = { new: '+', gone: '-', changed: '~' } as const;

/** The report on one vendor, as lines. */
export function reportOn(vendor: Vendor, { with: version, changes }: Comparison, sources: Sources): string[] {
  const head = `${vendor.name} ${vendor.version}: ${version ? `${changes.length} differences from ${version}` : 'not known yet'}`;
  const rows = changes.map(({ what, fact, before }) => {
    const places = touchedBy(fact, sources);
    const details =
      what === 'changed'
        ? ` (${before || 'nothing'} -> ${fact.details || 'nothing'})`
        : fact.details && ` (${fact.details})`;
    const line = `${SIGNS[what]} ${fact.kind} ${fact.name}${details}`;
    return { line: places.length > 0 ? `${line}\n      ${places.join(', ')}` : line, isTouched: places.length > 0 };
  });
  const part = (title: string, isTouched: boolean): string[] => {
    const own = rows.filter((row) => row.isTouched === isTouched).map(({ line }) => `  ${line}`);
    return own.length > 0 ? [title, ...own] : [];
  };
  return [
    head,
    ...(version ? [...part(' named in our sources:', true), ...part(' others:', false)] : []),
    ...(vendor.unread.length > 0
      ? [` ${vendor.unread.length} files could not be read, the first: ${vendor.unread[0]}`]
      : []),
  ];
}
