import { type ReactNode, useState } from 'react';
import { Bind, BindAll, type BindItem } from '../../core/react/Bind';
import { keyOf, sync, useLive } from '../../core/react/hooks';
import { serverAttribute } from '../../core/react/overrides';
import { type WidgetProps, widget } from '../../core/types';
import { asButton, nameFor } from '../../page/focus/asButton';
import { useModal } from '../../ui/dialogs/modal/useModal';
import { containerOf, inputOf, toggleOf } from './markup';
import { readSearch, type settings as schema, settings } from './settings';
import './search.css';

type Props = WidgetProps<typeof schema>;

/** A button that opens the search in the whole window. */
function FullScreen({ host, settings }: Props): ReactNode {
  const { openText, closeText, labelText } = settings;
  const [isOpen, setIsOpen] = useState(false);
  const toggle = useLive(host, toggleOf);
  const container = useLive(host, containerOf);
  const cross = useLive(host, () => host.querySelector<HTMLElement>('.dialog-lightbox-close-button'));
  const close = (): void => {
    leave();
    sync(() => setIsOpen(false));
  };
  const leave = useModal(
    isOpen,
    () => container && { root: container, focus: inputOf(host) ?? container, opener: toggle, onEscape: close },
  );
  if (!container || !toggle) return null;
  const id = container.id || `search-form-${keyOf(container)}`;
  const items: BindItem[] = [
    [
      container,
      {
        class: { 'elementor-search-form--full-screen': isOpen, 'elementor-lightbox': isOpen },
        attrs: { id, role: 'dialog', 'aria-modal': 'true', 'aria-label': labelText, inert: !isOpen },
      },
    ],
    [
      toggle,
      asButton(toggle, () => setIsOpen(true), {
        'aria-haspopup': 'dialog',
        'aria-expanded': String(isOpen),
        'aria-controls': id,
        'aria-label': nameFor(toggle, openText),
      }),
    ],
  ];
  if (cross) items.push([cross, asButton(cross, close, { 'aria-label': nameFor(cross, closeText) })]);
  return <BindAll items={items} />;
}

/** A form whose frame shows that its field has focus. */
function Minimal({ host }: Props): ReactNode {
  const form = useLive(host, () => host.querySelector('.elementor-search-form'));
  const input = useLive(host, inputOf);
  const icon = useLive(host, () => host.querySelector('.elementor-search-form__icon'));
  const [hasFocus, setHasFocus] = useState(() => input !== null && input === document.activeElement);
  return (
    <>
      {form && <Bind to={form} class={{ 'elementor-search-form--focus': hasFocus }} />}
      {input && <Bind to={input} on={{ focus: () => setHasFocus(true), blur: () => setHasFocus(false) }} />}
      {icon && <Bind to={icon} on={{ click: () => inputOf(host)?.focus() }} />}
    </>
  );
}

/** Names the field, for which the page has at most a tooltip. */
function FieldName({ host, settings }: Props): ReactNode {
  const input = useLive(host, inputOf);
  if (!input || input.labels?.length) return null;
  const name = serverAttribute(input, 'aria-label') ? undefined : input.title || settings.labelText;
  return <Bind to={input} attrs={{ 'aria-label': name }} />;
}

/** Elementor's search. The classic form only needs its field named. */
function SearchForm(props: Props): ReactNode {
  const { skin } = props.settings;
  return (
    <>
      <FieldName {...props} />
      {skin === 'minimal' && <Minimal {...props} />}
      {skin === 'full_screen' && <FullScreen {...props} />}
    </>
  );
}

export default widget({ settings, read: readSearch, component: SearchForm });
