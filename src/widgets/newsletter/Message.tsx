import type { ReactNode } from 'react';
import { Bind } from '../../core/Bind';
import { Place } from '../../core/Place';
import type { Outcome } from './outcome';

interface MessageProps {
  form: HTMLFormElement;
  outcome: Outcome;
}

/** Says how it ended in the form's message area, else in one of our own at the form's end. Always as text. */
export function Message({ form, outcome: { text, tone } }: MessageProps): ReactNode {
  const area = form.querySelector('.ekit-mail-message');
  if (!area) {
    // Not the class of the page's own areas: those are hidden.
    return (
      <Place in={form} className={`newsletter-message ${tone}`}>
        {text}
      </Place>
    );
  }
  const shown = { success: tone === 'success', error: tone === 'error' };
  return <Bind to={area} text={text} class={shown} style={{ display: 'block' }} />;
}
