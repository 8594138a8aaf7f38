/** Chooses a file of the site's media library. Loaded when it is opened. */
import { type KeyboardEvent, type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '../../Button';
import { answerText, type SiteRest } from '../../siteRest';
import { mark, t } from '../../texts';
import { addToLibrary, type LibraryFile } from './library';
import type { MediaType } from './MediaControl';
import { adoptStyles } from './pickerStyles';
import { useLibrary } from './useLibrary';

export interface PickerProps {
  type: MediaType;
  rest: SiteRest;
  onChoose(file: LibraryFile): void;
  onClose(): void;
}

const NAMES: Readonly<Record<MediaType, string>> = {
  image: mark('Choose a picture'),
  video: mark('Choose a film'),
  application: mark('Choose a file'),
};

/** What file dialogs of the browser offer. */
const ACCEPTED: Readonly<Record<MediaType, string>> = { image: 'image/*', video: 'video/*', application: '' };

/** A modal dialog with the library's files. It closes before `onChoose` and `onClose`, so that the focus can go back. */
export function MediaPicker({ type, rest, onChoose, onClose }: PickerProps): ReactNode {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const upload = useRef<HTMLInputElement>(null);
  const library = useLibrary(rest, type);
  const { files, state, hasMore, words } = library;
  /** The number of the file that gets the focus when further ones have come. */
  const next = useRef<number>(undefined);
  const sending = useRef<AbortController>(undefined);
  const [sent, setSent] = useState({ isSending: false, message: '' });

  useLayoutEffect(() => {
    const root = dialog.current?.getRootNode();
    // Its class may be that of another window.
    if (root && 'adoptedStyleSheets' in root) adoptStyles(root as ShadowRoot);
    dialog.current?.showModal();
    field.current?.focus();
    return () => sending.current?.abort();
  }, []);
  useEffect(() => {
    const file = next.current !== undefined && list.current?.querySelectorAll('button')[next.current];
    if (!file) return;
    next.current = undefined;
    file.focus();
  });

  const close = (): void => {
    dialog.current?.close();
    onClose();
  };
  const choose = (file: LibraryFile): void => {
    dialog.current?.close();
    onChoose(file);
  };
  // The panel has keys of its own, and closes by Escape, too.
  const press = (event: KeyboardEvent): void => {
    event.stopPropagation();
    if (event.key !== 'Escape') return;
    event.preventDefault();
    close();
  };
  const send = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    const stop = new AbortController();
    const { signal } = stop;
    sending.current = stop;
    setSent({ isSending: true, message: '' });
    try {
      const added = await addToLibrary(rest, file, signal);
      if (!signal.aborted) choose(added);
    } catch (error) {
      if (!signal.aborted) setSent({ isSending: false, message: t('It was not uploaded: %s', answerText(error)) });
    }
  };

  const status = sent.isSending
    ? t('Uploading…')
    : state === 'loading'
      ? t('Loading…')
      : state === 'failed'
        ? ''
        : files.length === 0
          ? t('Nothing is found.')
          : hasMore
            ? t('Files: %s, and there are more.', files.length)
            : t('Files: %s.', files.length);
  return (
    <dialog ref={dialog} className="picker" aria-labelledby={`${id}-title`} onKeyDown={press} onCancel={close}>
      <div className="head">
        <h2 id={`${id}-title`}>{t(NAMES[type])}</h2>
        <button type="button" onClick={close}>
          {t('Cancel')}
        </button>
      </div>
      <div className="search">
        <label htmlFor={`${id}-search`}>{t('Search the media library')}</label>
        <input
          ref={field}
          id={`${id}-search`}
          type="search"
          dir="auto"
          value={words}
          onChange={({ currentTarget: { value } }) => library.search(value)}
        />
      </div>
      <p role="status">{status}</p>
      <p role="alert" className="error">
        {sent.message || (state === 'failed' && t('The library did not answer: %s', library.message))}
      </p>
      {state === 'failed' && (
        <button
          type="button"
          onClick={() => {
            field.current?.focus();
            library.retry();
          }}
        >
          {t('Try again')}
        </button>
      )}
      <div className="files" aria-busy={state === 'loading'}>
        <ul ref={list} aria-label={t('Files')}>
          {files.map((file) => (
            <li key={file.id}>
              <button type="button" onClick={() => choose(file)}>
                {file.thumbnail ? (
                  <img src={file.thumbnail} alt={file.alt === file.title ? '' : file.alt} loading="lazy" />
                ) : (
                  <span className="no-picture" />
                )}
                <span>{file.title}</span>
              </button>
            </li>
          ))}
        </ul>
        {hasMore && (
          <Button
            isOff={state !== 'ready'}
            onClick={() => {
              next.current = files.length;
              library.more();
            }}
          >
            {t('Show more')}
          </Button>
        )}
      </div>
      <div className="buttons">
        <input
          ref={upload}
          type="file"
          hidden
          accept={ACCEPTED[type]}
          onChange={({ currentTarget }) => {
            void send(currentTarget.files?.[0]);
            // The same file can be chosen again.
            currentTarget.value = '';
          }}
        />
        <Button isOff={sent.isSending} onClick={() => upload.current?.click()}>
          {t('Upload a file')}
        </Button>
      </div>
    </dialog>
  );
}
