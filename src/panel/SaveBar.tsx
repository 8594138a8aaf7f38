import { type ReactNode, useState } from 'react';
import { applyChanges, changesOf, type Draft } from './drafts';
import { errorText, type Revision, type Server, type Stored } from './save';
import type { Store } from './store';

const dateOf = (time: string): string => {
  const date = new Date(time);
  return Number.isNaN(date.getTime())
    ? time
    : new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' }).format(date);
};

interface Props {
  server: Server;
  store: Store;
  say(message: string): void;
}

/** Saves changes of the configuration, and restores earlier versions of it. */
export function SaveBar({ server, store, say }: Props): ReactNode {
  const [isBusy, setBusy] = useState(false);
  const [stored, setStored] = useState<Stored>();
  const { base, present } = store.get();
  const hasChanges = changesOf(base, present).some(({ place }) => place === 'site');

  async function run(task: () => Promise<string>): Promise<void> {
    setBusy(true);
    try {
      say(await task());
    } catch (error) {
      say(errorText(error));
    } finally {
      setBusy(false);
    }
  }

  const save = (): Promise<void> =>
    run(async () => {
      const start = store.get();
      const changes = changesOf(start.base, start.present);
      setStored(await server.save(changes));
      // Changes made meanwhile stay unsaved, and those of attributes are not the server's.
      const saved: Draft = { ...start.base, site: applyChanges(start.base.site, changes) };
      store.dispatch({ type: 'saved', draft: saved });
      return 'Saved. Visitors get it with the next page they load.';
    });

  const restore = ({ version }: Revision): Promise<void> =>
    run(async () => {
      const before = await server.load();
      const after = await server.restore(version);
      setStored(after);
      const change = changesOf({ site: before.settings, host: {} }, { site: after.settings, host: {} });
      store.dispatch({ type: 'restored', site: applyChanges(store.get().base.site, change) });
      return `Version ${version} is restored.`;
    });

  const list = (): Promise<void> =>
    run(async () => {
      setStored(await server.load());
      return '';
    });

  return (
    <div className="save">
      <button type="button" className="main" disabled={isBusy || !hasChanges} onClick={() => void save()}>
        {isBusy ? 'Saving…' : 'Save'}
      </button>
      <details onToggle={(event) => event.currentTarget.open && void list()}>
        <summary>Earlier versions</summary>
        {stored?.revisions.length === 0 && <p className="none">None yet.</p>}
        <ul>
          {stored?.revisions.map((one) => (
            <li key={one.version}>
              Version {one.version}, {dateOf(one.time)}, {one.user}{' '}
              <button type="button" disabled={isBusy} onClick={() => void restore(one)}>
                Restore
              </button>
            </li>
          ))}
        </ul>
      </details>
    </div>
  );
}
