import { type ReactNode, useId, useState } from 'react';
import type { PageEvent } from '../../core/listen';
import { Bind } from '../../core/react/Bind';
import { keyOf, useLiveList } from '../../core/react/hooks';
import type { WidgetProps } from '../../page/base/widget';
import type { settings as schema } from './settings';

type Props = WidgetProps<typeof schema>;

/** The text that a button shortens: beside it, with the whole text as `data-text`. */
const textBeside = (button: Element): HTMLElement | null =>
  button.parentElement?.querySelector<HTMLElement>('[data-text]') ?? null;

/** Texts that a button shows whole, and shortens again. */
export function ReadMore({ host, settings }: Props): ReactNode {
  const buttons = useLiveList(() => [...host.querySelectorAll<HTMLElement>('.more')]);
  return buttons.map((button) => {
    const text = textBeside(button);
    return text && <Shortened key={keyOf(button)} button={button} text={text} settings={settings} />;
  });
}

interface ShortenedProps {
  button: HTMLElement;
  text: HTMLElement;
  settings: Props['settings'];
}

function Shortened({ button, text, settings }: ShortenedProps): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const ownId = useId();
  const id = text.id || `text-${ownId}`;
  const whole = text.dataset.text ?? '';
  const short = [...whole].slice(0, settings.length).join('');
  // What the server has stays its own nodes.
  const [server] = useState(() => ({ text: text.textContent, label: button.textContent?.trim() }));
  const toggle = (event: PageEvent): void => {
    event.preventDefault();
    setOpen(!isOpen);
  };
  const onKeyDown = (event: PageEvent): void => {
    const { key } = event as Event as KeyboardEvent;
    if (key === 'Enter' || key === ' ') toggle(event);
  };
  const isNative = button instanceof HTMLButtonElement;
  return (
    <>
      <Bind to={text} attrs={{ id }} text={isOpen ? whole : short === server.text ? undefined : short} />
      <Bind
        to={button}
        text={isOpen ? settings.lessText : server.label ? undefined : settings.moreText}
        attrs={{
          role: isNative ? undefined : 'button',
          tabindex: isNative ? undefined : 0,
          'aria-expanded': String(isOpen),
          'aria-controls': id,
          'data-collapsed': String(!isOpen),
        }}
        on={{ click: toggle, keydown: isNative ? undefined : onKeyDown }}
      />
    </>
  );
}
