import { type ReactNode, useId, useState } from 'react';
import { Bind } from '../../core/react/Bind';
import { keyOf, useLiveList } from '../../core/react/hooks';
import { type WidgetProps, widget } from '../../core/types';
import { asButton } from '../../page/focus/asButton';
import { buttonsOf, shortened, textBeside, wholeOf } from './markup';
import { readLabel, type settings as schema, settings } from './settings';

type Props = WidgetProps<typeof schema>;

/** Shows texts in full at the press of a button, and shortens them again. */
function ReadMore({ host, settings }: Props): ReactNode {
  const buttons = useLiveList(() => buttonsOf(host));
  // Where the site gives no label, each button keeps its own.
  const isGiven = settings.moreText !== readLabel(host).moreText;
  return buttons.map((button) => {
    const text = textBeside(button);
    return text && <Shortened key={keyOf(button)} button={button} text={text} settings={settings} isGiven={isGiven} />;
  });
}

interface ShortenedProps {
  button: HTMLElement;
  text: HTMLElement;
  settings: Props['settings'];
  /** Does the site give the button's label? */
  isGiven: boolean;
}

function Shortened({ button, text, settings, isGiven }: ShortenedProps): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const ownId = useId();
  const id = text.id || `text-${ownId}`;
  const whole = wholeOf(button, text);
  const short = shortened(whole, settings.length);
  // A text that equals the server's is left to the server's nodes.
  const [server] = useState(() => ({ text: text.textContent, label: button.textContent?.trim() }));
  return (
    <>
      <Bind to={text} attrs={{ id }} text={isOpen ? whole : short === server.text ? undefined : short} />
      <Bind
        to={button}
        text={isOpen ? settings.lessText : server.label && !isGiven ? undefined : settings.moreText}
        {...asButton(button, () => setOpen(!isOpen), {
          'aria-expanded': String(isOpen),
          'aria-controls': id,
          'data-collapsed': String(!isOpen),
        })}
      />
    </>
  );
}

export default widget({
  settings,
  read: readLabel,
  gates: async () => (await import('./gates')).gates,
  component: ReadMore,
  isLeft: false,
});
