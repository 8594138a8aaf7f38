import { useEffect, useState } from 'react';
import { answerText, type SiteRest } from '../../siteRest';
import { type FoundPlace, searchSite } from './search';

/** How long typing must rest before words are searched, in milliseconds. */
const REST = 300;

/** What the search says. */
interface Found {
  readonly state: 'none' | 'loading' | 'ready' | 'failed';
  readonly places: readonly FoundPlace[];
  readonly message: string;
}

const NONE: Found = { state: 'none', places: [], message: '' };

/** Searches the site for words; empty words are not searched. An answer counts only while its words do. */
export function useSearch(rest: SiteRest, words: string): Found {
  const [found, setFound] = useState(NONE);
  useEffect(() => {
    if (!words.trim()) {
      setFound(NONE);
      return;
    }
    const stop = new AbortController();
    setFound({ ...NONE, state: 'loading' });
    const ask = async (): Promise<void> => {
      try {
        const places = await searchSite(rest, words, stop.signal);
        if (!stop.signal.aborted) setFound({ state: 'ready', places, message: '' });
      } catch (error) {
        if (!stop.signal.aborted) setFound({ state: 'failed', places: [], message: answerText(error) });
      }
    };
    const timer = setTimeout(() => void ask(), REST);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [rest, words]);
  return found;
}
