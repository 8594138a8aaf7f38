import { isRecord, isText } from '../../core/settings/settings';

/** What the visitor is told after a form was sent. Texts may be HTML. */
export interface Outcome {
  isDone: boolean;
  message: string;
  /** By the id of the field. */
  errors: readonly (readonly [id: string, text: string])[];
  /** Where the site leads the visitor. */
  redirect: string;
}

const textOf = (value: unknown): string => (isText(value) ? value.trim() : '');

/** The part of an answer that other scripts are given. */
export const dataOf = (answer: unknown): Record<string, unknown> =>
  isRecord(answer) && isRecord(answer.data) ? answer.data : {};

/** Reads an answer; null when it is none. Errors that belong to no field join the message. */
export function readAnswer(answer: unknown, hasField: (id: string) => boolean): Outcome | null {
  if (!isRecord(answer) || typeof answer.success !== 'boolean') return null;
  const { message, errors, data } = dataOf(answer);
  const all = Object.entries(isRecord(errors) ? errors : {}).map(([id, text]) => [id, textOf(text)] as const);
  const said = all.filter(([, text]) => text);
  const rest = said.filter(([id]) => !hasField(id)).map(([, text]) => text);
  return {
    isDone: answer.success,
    message: [textOf(message), ...rest].filter(Boolean).join('<br>'),
    errors: said.filter(([id]) => hasField(id)),
    redirect: answer.success && isRecord(data) ? textOf(data.redirect_url) : '',
  };
}
