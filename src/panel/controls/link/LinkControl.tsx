import { type ReactNode, useMemo } from 'react';
import { siteRest } from '../../siteRest';
import { addressOf, withLink } from '../address';
import type { FieldProps } from '../field';
import { TextControl } from '../TextControl';
import { LinkSearch } from './LinkSearch';

/** A field for the address of a link. With the plugin it searches the site's pages and products, too. */
export function LinkControl(props: FieldProps): ReactNode {
  const { value, inherited, onChange } = props;
  const rest = useMemo(siteRest, []);
  const own: FieldProps = {
    ...props,
    value: addressOf(value),
    ...(inherited && { inherited: { ...inherited, value: addressOf(inherited.value) } }),
    onChange: (raw) => onChange(raw === undefined ? raw : withLink(value, String(raw))),
  };
  return rest ? <LinkSearch {...own} rest={rest} /> : <TextControl {...own} inputMode="url" isLine />;
}
