/** Shrinks a harmful post for failure messages. */
import type { HostilePost, Piece } from './hostileMarkup';

type Part = Piece | string;

/** Every post that is one step smaller, larger steps first. */
function* smaller(given: HostilePost): Generator<HostilePost> {
  if (given.comment.length > 0) yield { ...given, comment: [] };
  if (given.closers) yield { ...given, closers: '' };
  for (const post of smallerLists(given.post)) yield { ...given, post: post as Piece[] };
  for (const comment of smallerLists(given.comment)) yield { ...given, comment: comment as Piece[] };
}

function* smallerLists(parts: readonly Part[]): Generator<Part[]> {
  for (const [at, part] of parts.entries()) {
    const around = (instead: readonly Part[]): Part[] => [...parts.slice(0, at), ...instead, ...parts.slice(at + 1)];
    yield around([]);
    if (typeof part === 'string') continue;
    if (part.children.some((child) => typeof child !== 'string')) {
      yield around(part.children.filter((child) => typeof child !== 'string'));
    }
    for (const piece of smallerPieces(part)) yield around([piece]);
  }
}

function* smallerPieces(piece: Piece): Generator<Piece> {
  if (piece.children.length > 1) yield { ...piece, children: [] };
  for (const children of smallerLists(piece.children)) yield { ...piece, children };
  if (piece.isOpen) yield { ...piece, isOpen: false };
  for (const [name, value] of Object.entries(piece.attributes)) {
    const { [name]: _, ...others } = piece.attributes;
    yield { ...piece, attributes: others };
    for (const next of smallerValues(value)) yield { ...piece, attributes: { ...piece.attributes, [name]: next } };
  }
}

/** JSON with one entry less, and lists of classes with one less. */
function smallerValues(value: string): string[] {
  if (/^\s*[[{]/.test(value)) {
    try {
      return smallerJson(JSON.parse(value)).map((next) => JSON.stringify(next));
    } catch {
      return [];
    }
  }
  const words = value.split(' ');
  return words.length > 1 && words.length < 12 && !/[<(:]/.test(value)
    ? words.map((_, at) => words.filter((__, other) => other !== at).join(' '))
    : [];
}

function smallerJson(value: unknown, depth = 0): unknown[] {
  if (typeof value !== 'object' || value === null || depth > 4) return [];
  const isList = Array.isArray(value);
  const entries = Object.entries(value);
  const made = (next: [string, unknown][]): unknown =>
    isList ? next.map(([, item]) => item) : Object.fromEntries(next);
  const halves =
    entries.length > 6 ? [entries.slice(entries.length / 2), entries.slice(0, entries.length / 2)].map(made) : [];
  return [
    ...halves,
    ...entries
      .slice(0, 60)
      .flatMap(([key, item], at) => [
        made(entries.filter((_, other) => other !== at)),
        ...smallerJson(item, depth + 1).map((next) => made(entries.with(at, [key, next]))),
      ]),
  ];
}

/** Removes parts that `isHarmful` does not need, until the time `until` of `Date.now()`. */
export async function shrunk(
  given: HostilePost,
  isHarmful: (post: HostilePost) => Promise<boolean>,
  until: number,
): Promise<HostilePost> {
  let least = given;
  for (let hasShrunk = true; hasShrunk; ) {
    hasShrunk = false;
    for (const next of smaller(least)) {
      if (Date.now() > until) return least;
      if (!(await isHarmful(next))) continue;
      least = next;
      hasShrunk = true;
      break;
    }
  }
  return least;
}
