import { isRecord, parseJson } from '../../core/settings';

/** How a signup ended: what is said, and in which colour; `isDone`: the service has taken the address. */
export interface Outcome {
  text: string;
  tone: 'success' | 'error' | 'none';
  isDone: boolean;
}

/** The texts of the settings. */
export interface Texts {
  successMessage: string;
  optInMessage: string;
  errorMessage: string;
}

/** An outcome that says what went wrong. */
export const failed = (text: string): Outcome => ({ text, tone: 'error', isDone: false });

/** The service says “no error” with an empty text or an empty list. */
function errorIn(error: unknown): string {
  const parts: readonly unknown[] = Array.isArray(error) ? error : [error];
  return parts.filter((part) => typeof part === 'string' && part.trim() !== '').join(', ');
}

/**
 * Reads the answer `{ error, success: { body } }` (spec §3, §4): an error, else the status `subscribed` or `pending`, else
 * the title. Null: it says nothing that a visitor could be told.
 */
export function readOutcome(answer: unknown, { successMessage, optInMessage, errorMessage }: Texts): Outcome | null {
  if (!isRecord(answer)) return null;
  const error = errorIn(answer.error);
  // A function: `$&` in the service's text means nothing.
  if (error) return failed(errorMessage.replace('{error}', () => error));
  const body = isRecord(answer.success) ? answer.success.body : undefined;
  // What the service itself has answered comes as JSON in a text.
  const said = typeof body === 'string' ? parseJson(body) : body;
  if (!isRecord(said)) return null;
  if (said.status === 'subscribed') return { text: successMessage, tone: 'success', isDone: true };
  if (said.status === 'pending') return { text: optInMessage, tone: 'success', isDone: true };
  return typeof said.title === 'string' && said.title.trim() ? { text: said.title, tone: 'none', isDone: false } : null;
}
