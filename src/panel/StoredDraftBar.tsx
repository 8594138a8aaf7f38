import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from './Button';
import { changesOf, type Draft } from './drafts';
import { copyText } from './outputs';
import { Question } from './Question';
import { dateOf } from './SaveBar';
import { errorText, type Server } from './save';
import type { Store } from './store';
import { draftUrl, type StoredDraft } from './storedDraft';
import { t } from './texts';

interface Props {
  server: Server;
  store: Store;
  room: ShadowRoot;
  say(message: string): void;
  /** Called when all changes are in the draft. */
  onKept(kept: Draft): void;
}

/** Keeps changes as a draft, which a link shows, until it is published or discarded. */
export function StoredDraftBar({ server, store, room, say, onKept }: Props): ReactNode {
  const [draft, setDraft] = useState<StoredDraft>();
  const [isBusy, setBusy] = useState(false);
  /** What the draft was saved from: no change is missing in it as long as the panel has that. */
  const [kept, setKept] = useState<Draft>();
  const first = useRef<HTMLButtonElement>(null);
  const hasRun = useRef(false);
  const [asked, setAsked] = useState<'replace' | 'discard'>();
  const { base, present } = store.get();
  const changes = changesOf(base, present).filter(({ place }) => place === 'site');

  useEffect(() => {
    let isOpen = true;
    // Without the draft the panel works as before; what fails is said when it is used.
    server.draft.load().then(
      (loaded) => isOpen && setDraft(loaded),
      () => undefined,
    );
    return () => {
      isOpen = false;
    };
  }, [server]);

  async function run(task: () => Promise<string>): Promise<void> {
    setBusy(true);
    setAsked(undefined);
    try {
      say(await task());
    } catch (error) {
      say(errorText(error));
    } finally {
      setBusy(false);
    }
  }

  // The pressed button may be gone, and has taken the focus with it.
  useEffect(() => {
    if (!isBusy && hasRun.current && !room.activeElement) first.current?.focus();
    hasRun.current = isBusy;
  }, [isBusy, room]);

  /** Asks again where somebody else has stored a draft that the user has not seen. */
  const isSeen = async (question: 'replace' | 'discard'): Promise<boolean> => {
    const stored = await server.draft.load();
    setDraft(stored);
    if (!stored || stored.id === draft?.id) return true;
    setAsked(question);
    return false;
  };

  const save = (): Promise<void> =>
    run(async () => {
      if (!(await isSeen('replace'))) return '';
      setDraft(await server.draft.save(changes));
      onKept(present);
      setKept(present);
      return t('Kept as a draft. Visitors do not see it; its link does.');
    });

  const publish = (one: StoredDraft): Promise<void> =>
    run(async () => {
      const { settings } = await server.draft.publish(one);
      setDraft(undefined);
      store.dispatch({ type: 'restored', site: settings });
      return t('The draft is published. Visitors get it with the next page they load.');
    });

  const discard = (): Promise<void> =>
    run(async () => {
      if (!(await isSeen('discard'))) return '';
      await server.draft.discard();
      setDraft(undefined);
      return t('The draft is discarded, and its links have ended.');
    });

  /** Makes the changes of the draft changes of the panel. What others have saved since it was made stays. */
  const take = ({ settings, base: start }: StoredDraft): void => {
    const from: Draft = { site: start ?? store.get().present.site, host: {} };
    for (const { next, ...spot } of changesOf(from, { site: settings, host: {} })) {
      store.dispatch(next ? { type: 'set', ...spot, value: next.value, at: 0 } : { type: 'remove', ...spot });
    }
    say(t('The draft is in the panel. Save publishes it.'));
  };

  const copy = async (one: StoredDraft): Promise<void> => {
    const isCopied = await copyText(draftUrl(one, location.href), room);
    say(isCopied ? t('Link copied. It works for a week.') : t('The browser does not let the panel copy.'));
  };

  return (
    <>
      <Button
        ref={first}
        isOff={isBusy || changes.length === 0}
        onClick={() => (draft ? setAsked('replace') : void save())}
      >
        {t('Save as draft')}
      </Button>
      {asked && draft && (
        <Question
          text={
            asked === 'replace'
              ? t('The draft of %1$s, %2$s, would be replaced.', draft.user, dateOf(draft.time))
              : t('The draft would be lost.')
          }
          yes={asked === 'replace' ? t('Replace the draft') : t('Discard the draft')}
          onYes={() => void (asked === 'replace' ? save() : discard())}
          onNo={() => setAsked(undefined)}
        />
      )}
      {draft && (
        <section className="draft" aria-label={t('Draft')}>
          <p className="about">{t('Draft of %1$s, %2$s', draft.user, dateOf(draft.time))}</p>
          <div className="buttons">
            <a href={draftUrl(draft, location.href)} target="_blank" rel="noreferrer">
              {t('See it')}
            </a>
            <Button isOff={isBusy} onClick={() => void copy(draft)}>
              {t('Copy its link')}
            </Button>
            <Button isOff={isBusy} onClick={() => take(draft)}>
              {t('Take it into the panel')}
            </Button>
            <Button isOff={isBusy || (changes.length > 0 && present !== kept)} onClick={() => void publish(draft)}>
              {t('Publish')}
            </Button>
            <Button isOff={isBusy} onClick={() => setAsked('discard')}>
              {t('Discard')}
            </Button>
          </div>
        </section>
      )}
    </>
  );
}
