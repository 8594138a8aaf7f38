import { type ComponentType, type ReactNode, useMemo, useRef, useState } from 'react';
import type { Control } from '../../../core/settings/types';
import { Button } from '../../Button';
import { siteRest } from '../../siteRest';
import { t } from '../../texts';
import { addressOf, fileName, previewOf, withFile } from '../address';
import type { FieldProps } from '../field';
import { TextControl } from '../TextControl';
import type { PickerProps } from './MediaPicker';

/** What the library offers. */
export type MediaType = NonNullable<Extract<Control, { kind: 'media' }>['type']>;

/** The picture or film at an address, small, with the name of its file. */
function Preview({ address }: { address: string }): ReactNode {
  const [failed, setFailed] = useState('');
  const preview = previewOf(address);
  const fail = (): void => setFailed(address);
  return (
    <div className="preview">
      {preview &&
        failed !== address &&
        (preview.kind === 'image' ? (
          <img src={preview.src} alt="" onError={fail} />
        ) : (
          <video src={preview.src} preload="metadata" muted playsInline onError={fail} />
        ))}
      <span>{fileName(address)}</span>
    </div>
  );
}

/** A field for a file's address, with a preview. Users of the site's media library can choose from it. */
export function MediaControl({ type = 'image', ...props }: FieldProps & { type?: MediaType | undefined }): ReactNode {
  const { id, value, inherited, onChange } = props;
  const rest = useMemo(siteRest, []);
  const [Picker, setPicker] = useState<ComponentType<PickerProps>>();
  const [isOpen, setOpen] = useState(false);
  const [message, setMessage] = useState('');
  const chooser = useRef<HTMLButtonElement>(null);
  const own = addressOf(value);
  const shown = inherited ? addressOf(inherited.value) : own;
  const hasFile = typeof shown === 'string' && shown.trim() !== '';

  const open = async (): Promise<void> => {
    setMessage('');
    try {
      const { MediaPicker } = await import('./MediaPicker');
      setPicker(() => MediaPicker);
      setOpen(true);
    } catch {
      setMessage(t('The library could not be loaded. Try it again.'));
    }
  };
  const close = (): void => {
    setOpen(false);
    chooser.current?.focus();
  };
  return (
    <div className="chooser">
      {hasFile && <Preview address={shown} />}
      <TextControl
        {...props}
        value={own}
        inherited={inherited && { ...inherited, value: shown }}
        inputMode="url"
        isLine
        onChange={(raw) => onChange(raw === undefined ? raw : withFile(value, String(raw)))}
      />
      <div className="buttons">
        {rest?.mayUpload && (
          <button
            ref={chooser}
            type="button"
            id={`${id}-choose`}
            aria-labelledby={`${id}-choose ${id}-label`}
            onClick={() => void open()}
          >
            {t('Choose from the library')}
          </button>
        )}
        <Button
          id={`${id}-remove`}
          aria-labelledby={`${id}-remove ${id}-label`}
          isOff={typeof own !== 'string' || own === '' || inherited !== undefined}
          onClick={() => onChange(withFile(value, ''))}
        >
          {t('Remove the file')}
        </Button>
      </div>
      <p role="alert" className="error">
        {message}
      </p>
      {isOpen && rest && Picker && (
        <Picker
          type={type}
          rest={rest}
          onClose={close}
          onChoose={({ url, id: number, alt }) => {
            onChange(withFile(value, url, { id: number, alt }));
            close();
          }}
        />
      )}
    </div>
  );
}
