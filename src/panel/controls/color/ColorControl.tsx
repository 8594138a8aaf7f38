import type { ReactNode } from 'react';
import { t } from '../../texts';
import type { FieldProps } from '../field';
import { TextControl } from '../TextControl';
import { colorIn, palette, storedFor } from './palette';

const HEX = /^#[0-9a-f]{6}$/i;

/** A field for a colour, with a button for each colour of the site's palette, which it calls by its name. */
export function ColorControl(props: FieldProps): ReactNode {
  const { setting, id, value, inherited, onChange } = props;
  const colors = palette();
  const current = colorIn(colors, inherited ? inherited.value : value);
  const show = (one: unknown): string => {
    const text = String(one ?? '');
    return (text.startsWith('var(') && colorIn(colors, text)?.name) || text;
  };
  const parse = (text: string): string => {
    const named = colors.find(({ name }) => name.toLowerCase() === text.trim().toLowerCase());
    return named ? storedFor(named, setting) : text;
  };
  const shown = current?.color ?? String(value);
  return (
    <div className="chooser">
      {colors.length > 0 && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a second name.
        <div className="swatches" role="group" aria-label={t('Colours of the site')}>
          {colors.map((one) => (
            <button
              key={one.variable}
              type="button"
              aria-label={one.name}
              title={one.name}
              aria-pressed={one === current}
              style={{ background: one.color }}
              onClick={() => onChange(storedFor(one, setting))}
            />
          ))}
        </div>
      )}
      <div className="color">
        <TextControl {...props} show={show} parse={parse} />
        <input
          type="color"
          aria-labelledby={`${id}-label`}
          value={HEX.test(shown) ? shown : '#000000'}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      </div>
    </div>
  );
}
