import type { ReactNode } from 'react';
import { hostSettings } from '../core/settings/hostSettings';
import type { RawSettings } from '../core/types';
import { Button } from './Button';
import { changesOf, type Drafts, type Entries } from './drafts';
import { asAttribute, asConfig, asEntry, asJson, copyText } from './outputs';
import { t } from './texts';
import type { WidgetItem } from './widgetItems';

interface Props {
  item: WidgetItem;
  isDetailed: boolean;
  entry: string;
  /** The panel's number of the host. */
  host: string;
  drafts: Drafts;
  room: ShadowRoot;
  say(message: string): void;
  /** Called when all changes were copied. */
  onTaken(): void;
}

/** The entries that differ from what is saved. */
function changedEntries({ base, present }: Drafts): Entries {
  const names = new Set(changesOf(base, present).flatMap(({ place, entry }) => (place === 'site' ? [entry] : [])));
  return Object.fromEntries([...names].map((name) => [name, present.site[name] ?? {}]));
}

/** Copies the settings of a widget, or all changes, as text. */
export function Outputs({ item, isDetailed, entry, host, drafts, room, say, onTaken }: Props): ReactNode {
  const inEntry: RawSettings = drafts.present.site[entry] ?? {};
  const values: RawSettings = { ...inEntry, ...drafts.present.host[host] };
  const { host: element } = item.instance;
  const copy = async (text: string, name: string): Promise<boolean> => {
    const isCopied = await copyText(text, room);
    say(isCopied ? t('Copied: %s.', name) : t('The browser does not let the panel copy.'));
    return isCopied;
  };
  const copyAll = async (): Promise<void> => {
    if (!(await copy(asConfig(changedEntries(drafts)), t('All changes')))) return;
    onTaken();
    say(t('All changes copied. Pages have them once they are in the site’s code.'));
  };
  const isEmpty = Object.keys(values).length === 0;
  return (
    <section className="outputs" aria-label={t('Take along')}>
      <h3>{t('Take along')}</h3>
      <p className="about" hidden={!isDetailed}>
        {t('Entry')}: <code>{entry}</code>
      </p>
      <div className="buttons">
        <Button isOff={isEmpty} onClick={() => void copy(asJson(values), 'JSON')}>
          {t('Copy JSON')}
        </Button>
        <Button
          isOff={isEmpty}
          onClick={() => void copy(asAttribute({ ...hostSettings(element, () => {}), ...values }), t('Attribute'))}
        >
          {t('Copy attribute')}
        </Button>
        <Button
          isOff={Object.keys(inEntry).length === 0}
          onClick={() => void copy(asEntry(entry, inEntry), t('Entry'))}
        >
          {t('Copy entry')}
        </Button>
        <Button isOff={changesOf(drafts.base, drafts.present).length === 0} onClick={() => void copyAll()}>
          {t('Copy all changes')}
        </Button>
      </div>
    </section>
  );
}
