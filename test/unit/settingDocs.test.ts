import { expect, test } from 'vitest';
import { documented } from '../../scripts/documented';
import { settingDocs } from '../../scripts/settingDocs';
import { number, settingsSchema } from '../../src/core/settings/settings';

const FILE = '/project/src/widgets/sample/settings.ts';

function transformed(source: string, file = FILE): string | undefined {
  const { transform } = settingDocs() as unknown as {
    transform(source: string, id: string): string | null;
  };
  return transform(source, file)?.split('\n').slice(1).join('\n');
}

test('the doc comment over a setting becomes its description', () => {
  expect(transformed('f({\n  /** How many. */\n  columns: number(4),\n  gap: number(1),\n});')).toBe(
    'f({\n  /** How many. */\n  columns: documented(number(4), "How many."),\n  gap: number(1),\n});',
  );
  const schema = settingsSchema({ columns: documented(number(4), 'How many.') as ReturnType<typeof number> });
  expect(schema.describe()).toMatchObject([{ key: 'columns', type: 'number', default: '4', about: 'How many.' }]);
  expect(schema.parse({ columns: 7 }, () => {})).toEqual({ columns: 7 });
});

test('a doc comment of several lines, over a short form or within another setting becomes the description', () => {
  expect(transformed('f({\n  /**\n   * How\n   * many.\n   */\n  columns,\n});')).toContain(
    'columns: documented(columns, "How many.")',
  );
  expect(transformed('f({ /** Outer. */ a: { /** Inner. */ b: number(1) } });')).toContain(
    'a: documented({ /** Inner. */ b: documented(number(1), "Inner.") }, "Outer.")',
  );
});

test('other comments, other values and other files stay as they are', () => {
  const source = 'f({\n  // A remark.\n  columns: number(4),\n  /** Reads it. */\n  read() {},\n});';
  expect(transformed(source)).toBe(source);
  expect(transformed('f({ /** A. */ a: 1 })', '/project/src/core/settings.tsx')).toBeUndefined();
  expect(documented(5, 'A number.')).toBe(5);
  expect(documented(null, 'Nothing.')).toBeNull();
});
