import { type ReactNode, useRef, useState } from 'react';
import { Button } from './Button';
import { applyChanges, type Change, changesOf, type Draft, isUnsaved } from './drafts';
import { Question } from './Question';
import { ConflictError, errorText, type Revision, type Server, type Stored, saveErrorText } from './save';
import type { Store } from './store';
import { language, mark, t } from './texts';
import { changeTexts, conflictText, type WordsOf } from './versionText';

/** A stored time, in words. */
export const dateOf = (time: string): string => {
  const date = new Date(time);
  return Number.isNaN(date.getTime())
    ? time
    : new Intl.DateTimeFormat(language(), { dateStyle: 'medium', timeStyle: 'short' }).format(date);
};

interface Props {
  server: Server;
  store: Store;
  say(message: string): void;
  wordsOf: WordsOf;
}

/** Saves changes of the configuration, and restores earlier versions of it. */
export function SaveBar({ server, store, say, wordsOf }: Props): ReactNode {
  const [isBusy, setBusy] = useState(false);
  const [stored, setStored] = useState<Stored>();
  const [asked, setAsked] = useState<Revision>();
  const summary = useRef<HTMLElement>(null);
  const { base, present } = store.get();
  const changes = changesOf(base, present);
  const hasChanges = changes.some(({ place }) => place === 'site');

  async function run(task: () => Promise<string>): Promise<void> {
    setBusy(true);
    try {
      say(await task());
    } catch (error) {
      say(saveErrorText(error));
    } finally {
      setBusy(false);
    }
  }

  /**
   * Makes the changes in `known` part of what is saved. Later changes, and those of hosts' attributes, stay unsaved.
   */
  const startFrom = (start: Draft, known: readonly Change[]): void =>
    store.dispatch({ type: 'saved', draft: { ...start, site: applyChanges(start.site, known) } });

  /** Leads to a field whose text is refused: its setting would be saved without it. */
  const hasRefused = (): boolean => {
    const room = summary.current?.getRootNode() as ShadowRoot | undefined;
    const field = room?.querySelector('.field.refused');
    if (!field) return false;
    field.querySelector<HTMLElement>('[aria-invalid=true],input,select,textarea')?.focus();
    say(
      t(
        'Nothing was saved. %1$s: %2$s',
        field.querySelector('label')?.textContent ?? '',
        field.querySelector('.error')?.textContent ?? '',
      ),
    );
    return true;
  };

  const save = (): Promise<void> =>
    run(async () => {
      try {
        setStored(await server.save(changes, base));
      } catch (error) {
        if (!(error instanceof ConflictError)) throw error;
        startFrom(base, error.theirs);
        return conflictText(error.theirs, wordsOf);
      }
      startFrom(base, changes);
      return t('Saved. Visitors get it with the next page they load.');
    });

  const restore = ({ version }: Revision): Promise<void> => {
    setAsked(undefined);
    return run(async () => {
      const after = await server.restore(version);
      // The version's button may disappear, because only the newest versions are kept.
      summary.current?.focus();
      setStored(after);
      store.dispatch({ type: 'restored', site: after.settings });
      return t('Version %s is restored. Visitors get it with the next page they load.', version);
    });
  };

  // Not by `run`, because loading the list must keep no button busy. A save meanwhile gives a newer version.
  const list = async (): Promise<void> => {
    try {
      const loaded = await server.load();
      setStored((now) => (now && now.version > loaded.version ? now : loaded));
    } catch (error) {
      say(errorText(error));
    }
  };

  return (
    <>
      <Button className="main" isOff={isBusy || !hasChanges} onClick={() => void (hasRefused() || save())}>
        {isBusy ? t('Saving…') : t('Save')}
      </Button>
      {[
        [server.elementor, mark('Edit with Elementor')] as const,
        [server.visitor, mark('See it as visitors do')] as const,
      ].map(
        ([href, text]) =>
          href && (
            <a key={text} href={href} target="_blank" rel="noopener">
              {t(text)}
              <span className="unseen"> {t('(in a new tab)')}</span>
            </a>
          ),
      )}
      <details onToggle={(event) => event.currentTarget.open && void list()}>
        <summary ref={summary}>{t('Earlier versions')}</summary>
        {stored?.revisions.length === 0 && <p className="none">{t('None yet.')}</p>}
        <ul>
          {stored?.revisions.map((one) => (
            <li key={one.version}>
              <div className="row">
                <span className="title">
                  {t('Version %1$s, %2$s, %3$s', one.version, dateOf(one.time), one.user || t('as it was before'))}
                </span>
                {one.current ? (
                  <b>{t('current')}</b>
                ) : (
                  <Button
                    isOff={isBusy}
                    aria-label={t('Restore version %s', one.version)}
                    onClick={() => (isUnsaved(store.get()) ? setAsked(one) : void restore(one))}
                  >
                    {t('Restore')}
                  </Button>
                )}
              </div>
              {changeTexts(one.changes, one.more, wordsOf).map((text) => (
                <div key={text} className="changes">
                  {text}
                </div>
              ))}
            </li>
          ))}
        </ul>
        {asked && (
          <Question
            text={t('Changes that would be lost: %s.', changes.length)}
            yes={t('Restore version %s', asked.version)}
            onYes={() => void restore(asked)}
            onNo={() => setAsked(undefined)}
          />
        )}
      </details>
    </>
  );
}
