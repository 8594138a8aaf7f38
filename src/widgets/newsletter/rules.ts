import { isRecord, parseJson } from '../../core/settings/settings';

/** How a signup ended; `isDone`: the service has taken the address. */
export interface Outcome {
  text: string;
  tone: 'success' | 'error' | 'none';
  isDone: boolean;
}

interface Texts {
  successMessage: string;
  optInMessage: string;
  errorMessage: string;
}

/** The outcome of a signup that failed, with the reason. */
export const failed = (text: string): Outcome => ({ text, tone: 'error', isDone: false });

function errorIn(error: unknown): string {
  const parts: readonly unknown[] = Array.isArray(error) ? error : [error];
  return parts.filter((part) => typeof part === 'string' && part.trim() !== '').join(', ');
}

/** Reads the answer `{ error, success: { body } }`; null if it has no text for a visitor. */
export function readOutcome(answer: unknown, { successMessage, optInMessage, errorMessage }: Texts): Outcome | null {
  if (!isRecord(answer)) return null;
  const error = errorIn(answer.error);
  // A function, because `replace` would treat `$&` in a text as a pattern.
  if (error) return failed(errorMessage.replace('{error}', () => error));
  const body = isRecord(answer.success) ? answer.success.body : undefined;
  const answered = typeof body === 'string' ? parseJson(body) : body;
  if (!isRecord(answered)) return null;
  if (answered.status === 'subscribed') return { text: successMessage, tone: 'success', isDone: true };
  if (answered.status === 'pending') return { text: optInMessage, tone: 'success', isDone: true };
  return typeof answered.title === 'string' && answered.title.trim()
    ? { text: answered.title, tone: 'none', isDone: false }
    : null;
}
