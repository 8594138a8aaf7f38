import { useCallback, useEffect, useState } from 'react';

/** How long a message stays, in milliseconds: it tells of what has just happened. */
const LASTS = 10_000;

/** The last message. The number tells two equal messages apart. */
interface Said {
  text: string;
  number: number;
}

/** The panel's last message, until it is old. */
export function useSaid(): [Said, say: (text: string) => void] {
  const [said, setSaid] = useState<Said>({ text: '', number: 0 });
  const say = useCallback((text: string): void => setSaid(({ number }) => ({ text, number: number + 1 })), []);
  useEffect(() => {
    if (!said.text) return;
    const timer = setTimeout(() => setSaid({ ...said, text: '' }), LASTS);
    return () => clearTimeout(timer);
  }, [said]);
  return [said, say];
}
