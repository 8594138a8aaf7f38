import { type ReactNode, useState } from 'react';
import { BindAll, type BindItem } from '../../core/react/Bind';
import { useLive } from '../../core/react/hooks';
import { type WidgetProps, widget } from '../../core/types';
import { asButton, nameFor } from '../../page/focus/asButton';
import { ContentDialog } from '../../ui/dialogs/content/ContentDialog';
import { OPENER } from './markup';
import { type settings as schema, settings } from './settings';

const FIELD = '.ekit_search-field, input[type=search], input[name=s]';

/** Opens the header's search. */
function SearchPopup({ host, settings }: WidgetProps<typeof schema>): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  const [panel] = useState(() => host.querySelector<HTMLElement>('.ekit_modal-searchPanel, .mfp-hide'));
  const opener = useLive(host, () => host.querySelector<HTMLElement>(OPENER));
  const field = panel?.querySelector<HTMLElement>(FIELD);
  const submit = panel?.querySelector('.ekit_search-button, [type=submit]');
  const { openText, labelText, fieldText, submitText } = settings;
  const items: BindItem[] = [];
  if (opener) {
    const attrs = { 'aria-haspopup': 'dialog', 'aria-label': nameFor(opener, openText) };
    items.push([opener, asButton(opener, () => setIsOpen(true), attrs)]);
  }
  if (field) items.push([field, { attrs: { 'aria-label': nameFor(field, fieldText) } }]);
  if (submit) items.push([submit, { attrs: { 'aria-label': nameFor(submit, submitText) } }]);
  const id = host.dataset.id ?? '';
  return (
    <>
      <BindAll items={items} />
      {isOpen && (
        <ContentDialog
          contents={[{ kind: 'inline', element: panel }]}
          className={`my-mfp-slide-bottom ekit-promo-popup ${id && `ekit-popup-${id}`}`.trim()}
          label={labelText}
          opener={opener}
          cross="outside"
          crossClass="ekit-popup-close"
          focusOf={() => field ?? null}
          onClosed={() => setIsOpen(false)}
        />
      )}
    </>
  );
}

export default widget({ settings, component: SearchPopup });
