import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Reveal } from '../page/base/reveal';
import { t } from './texts';

interface Props {
  host: HTMLElement;
  say(message: string): void;
}

/** Opens the selected popup, and closes it: nothing else does while the page is edited. The focus stays here, or comes back. */
export function OpenPopup({ host, say }: Props): ReactNode {
  const [shown, setShown] = useState<AbortController>();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => () => shown?.abort(), [shown]);

  const open = (): void => {
    const end = new AbortController();
    const onEnd = (): void => {
      setShown(undefined);
      button.current?.focus();
    };
    const detail: Reveal = { signal: end.signal, onEnd };
    if (host.dispatchEvent(new CustomEvent('storefront-widgets:reveal', { cancelable: true, detail }))) {
      say(t('It cannot be opened now.'));
      return;
    }
    setShown(end);
    say(t('The popup is open. Escape closes it.'));
  };
  return (
    <button ref={button} type="button" aria-expanded={!!shown} onClick={() => (shown ? shown.abort() : open())}>
      {shown ? t('Close it') : t('Open it')}
    </button>
  );
}
