import type { ReactNode } from 'react';
import type { WidgetProps } from '../../page/widget';
import { ResultCount } from './ResultCount';
import { SortDropdown } from './SortDropdown';
import type { settings as schema } from './settings';

/** The form that sorts a list, or the count that says how it is sorted. */
export function Sorting(props: WidgetProps<typeof schema>): ReactNode {
  return props.host.hasAttribute('data-is-sorted-by') ? <ResultCount {...props} /> : <SortDropdown {...props} />;
}
