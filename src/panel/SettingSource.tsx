/** Where the value of a setting comes from: in a few words for everybody, and exactly for those who ask for details. */
import type { ReactNode } from 'react';
import type { ReportedSetting, SettingDescription } from '../core/settings/types';
import { type Drafts, type Spot, valueAt } from './drafts';
import { hasPlugin } from './preview';
import { mark, t } from './texts';
import { isSame, shortJson } from './values';
import { valueWords } from './valueWords';

/** A sentence of the documentation, whose parts in backticks become code. */
const Sentence = ({ text }: { text: string }): ReactNode =>
  text.split('`').map((part, at) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of a fixed text.
    at % 2 === 1 ? <code key={at}>{part}</code> : part,
  );

const SOURCES: Record<ReportedSetting['source'], string> = {
  default: mark('the default'),
  page: mark('from the page'),
  site: mark('from the site’s configuration'),
  host: mark('from data-settings'),
};

function sourceText({ source, entry }: ReportedSetting, key: string, { present }: Drafts): string {
  if (source !== 'site' || entry === undefined) return t(SOURCES[source]);
  const isSaved = valueAt(present, { place: 'site', entry, key });
  return `${t(isSaved || !hasPlugin() ? SOURCES.site : mark('from the site’s own code'))}: ${entry}`;
}

/** What an editor should know about the value before changing it; empty where the page says it, and there is nothing to know. */
export function wordsFor(
  { source, entry }: ReportedSetting,
  field: {
    setting: SettingDescription;
    own: unknown;
    spot: Spot;
    fixed: string | undefined;
    inMarkup: unknown;
    onElement: ReportedSetting | undefined;
  },
): string {
  const { setting, own, spot, fixed, inMarkup } = field;
  if (fixed) return fixed;
  if (spot.place === 'host')
    return t('The element itself says it in its markup, which wins: copy the changed attribute.');
  if (own !== undefined && source === 'site' && entry !== spot.entry) return t('Another change wins on this element.');
  if (own !== undefined)
    return inMarkup === undefined ? '' : t('The element itself says %s.', valueWords(setting, inMarkup));
  return source === 'site' && entry !== spot.entry ? t('Set for others, too: see the details.') : '';
}

interface Props {
  isShown: boolean;
  sentence: string;
  type: string;
  settingKey: string;
  reported: ReportedSetting;
  onElement: ReportedSetting | undefined;
  /** The value in the element's attribute, where this spot's own value replaces it. */
  inMarkup: unknown;
  spot: Spot;
  drafts: Drafts;
}

/** The setting's key, what it takes, and where its value comes from. */
export function SettingSource(props: Props): ReactNode {
  const { isShown, sentence, type, settingKey, reported, onElement, inMarkup, spot, drafts } = props;
  const isMarkup = spot.place === 'host';
  const own = valueAt(drafts.present, spot);
  const isOverridden = own !== undefined && !isMarkup && reported.source === 'site' && reported.entry !== spot.entry;
  return (
    <div className="details" hidden={!isShown}>
      {sentence && (
        <p>
          {/* A placeholder in it is quoted, not filled. */}
          <Sentence text={t(sentence, '%s')} />
        </p>
      )}
      <p className="source">
        <code>{settingKey}</code>: {type}.{' '}
        {reported.value === undefined ? (
          t('As on the larger device')
        ) : (
          <>
            {t('Now')} <code>{shortJson(reported.value)}</code>, {sourceText(reported, settingKey, drafts)}
          </>
        )}
        {inMarkup !== undefined && (
          <>
            . {t('The element itself says')} <code>{shortJson(inMarkup)}</code>
          </>
        )}
        {isOverridden && `. ${t('This entry’s value is overridden on this element.')}`}
        {onElement && !isSame(onElement.value, reported.value) && (
          <>
            . {t('On the selected element')} <code>{shortJson(onElement.value)}</code>,{' '}
            {sourceText(onElement, settingKey, drafts)}
          </>
        )}
      </p>
    </div>
  );
}
