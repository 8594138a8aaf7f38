import type { ReactNode } from 'react';
import { Button } from './Button';
import { type Draft, isUnsaved } from './drafts';
import { SaveBar } from './SaveBar';
import { StoredDraftBar } from './StoredDraftBar';
import type { Server } from './save';
import type { Store } from './store';
import { t } from './texts';
import type { WordsOf } from './versionText';

interface Props {
  store: Store;
  /** Saves for the site; missing where the plugin is not. */
  server: Server | undefined;
  isDetailed: boolean;
  onDetails(isDetailed: boolean): void;
  travel(type: 'undo' | 'redo'): void;
  say(message: string): void;
  wordsOf: WordsOf;
  room: ShadowRoot;
  /** Called when all changes are kept in a draft. */
  onKept(kept: Draft): void;
}

/** The buttons below the form, for all changes at once. */
export function Foot({ store, server, isDetailed, onDetails, travel, say, wordsOf, room, onKept }: Props): ReactNode {
  const drafts = store.get();
  return (
    <div className="foot">
      <div className="buttons">
        <Button isOff={drafts.past.length === 0} onClick={() => travel('undo')}>
          {t('Undo')}
        </Button>
        <Button isOff={drafts.future.length === 0} onClick={() => travel('redo')}>
          {t('Redo')}
        </Button>
        <Button isOff={!isUnsaved(drafts)} onClick={() => store.dispatch({ type: 'clear' })}>
          {t('Reset all')}
        </Button>
        <label className="row">
          <input type="checkbox" checked={isDetailed} onChange={(event) => onDetails(event.currentTarget.checked)} />
          {t('Details')}
        </label>
      </div>
      {server && (
        <div className="save">
          <SaveBar server={server} store={store} say={say} wordsOf={wordsOf} />
          <StoredDraftBar server={server} store={store} room={room} say={say} onKept={onKept} />
        </div>
      )}
    </div>
  );
}
