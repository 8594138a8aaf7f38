import { useEffect, useState } from 'react';
import { answerText, type SiteRest } from '../../siteRest';
import { type LibraryFile, searchLibrary } from './library';
import type { MediaType } from './MediaControl';

/** How long typing must rest before words are searched, in milliseconds. */
const REST = 300;

/** What is asked for. */
interface Wanted {
  readonly words: string;
  /** The last page that is wanted; those before are there. */
  readonly page: number;
}

/** What is there. */
export interface Library {
  readonly state: 'loading' | 'ready' | 'failed';
  readonly files: readonly LibraryFile[];
  /** Are there further pages? */
  readonly hasMore: boolean;
  /** Why it failed. */
  readonly message: string;
  readonly words: string;
  search(words: string): void;
  more(): void;
  retry(): void;
}

/** Searches the library. An answer counts only while it is still the one that is wanted. */
export function useLibrary(rest: SiteRest, type: MediaType): Library {
  const [wanted, setWanted] = useState<Wanted>({ words: '', page: 1 });
  const [found, setFound] = useState<Pick<Library, 'state' | 'files' | 'hasMore' | 'message'>>({
    state: 'loading',
    files: [],
    hasMore: false,
    message: '',
  });
  useEffect(() => {
    const stop = new AbortController();
    const { words, page } = wanted;
    setFound((before) => ({ ...before, state: 'loading', message: '' }));
    const ask = async (): Promise<void> => {
      try {
        const { files, pages } = await searchLibrary(rest, type, words, page, stop.signal);
        if (stop.signal.aborted) return;
        setFound((before) => {
          const kept = page === 1 ? [] : before.files;
          // A file that was added meanwhile moves the others to later pages.
          const fresh = files.filter(({ id }) => !kept.some((one) => one.id === id));
          return { state: 'ready', files: [...kept, ...fresh], hasMore: page < pages, message: '' };
        });
      } catch (error) {
        if (stop.signal.aborted) return;
        setFound((before) => ({
          ...before,
          files: page === 1 ? [] : before.files,
          state: 'failed',
          message: answerText(error),
        }));
      }
    };
    const timer = setTimeout(() => void ask(), words && page === 1 ? REST : 0);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [rest, type, wanted]);
  return {
    ...found,
    words: wanted.words,
    search: (words) => setWanted({ words, page: 1 }),
    more: () => setWanted(({ words, page }) => ({ words, page: page + 1 })),
    retry: () => setWanted((now) => ({ ...now })),
  };
}
