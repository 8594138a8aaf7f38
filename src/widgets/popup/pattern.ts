/** The maximum length of pattern and text, and number of states. A pattern written by hand stays below. */
const LONGEST = { pattern: 200, text: 2048, states: 1000 };

/** A state consumes a character, or continues without one, maybe only at the start or end of the text. */
interface State {
  takes?: RegExp;
  at?: 'start' | 'end';
  to: number[];
}

/** A part of the automaton, from its first state to its last. */
interface Part {
  start: number;
  end: number;
}

/**
 * One character of a pattern: a class, an escape, or itself. Assertions, groups and repetitions are parsed elsewhere.
 */
const SIGN = /^(?:\[\^?(?:\\.|[^\]\\])*\]|\\[dDwWsSnrtfv]|\\[^\w]|[^\\^$*+?()[\]{}|])/;
const TIMES = /^(?:([*+?])|\{(\d{1,3})(,(\d{0,3}))?\})\??/;

class Builder {
  readonly states: State[] = [];
  private rest: string;

  constructor(pattern: string) {
    this.rest = pattern;
  }

  /** Builds the whole automaton. @throws if the pattern is invalid or unsupported */
  build(): Part {
    const all = this.choice();
    if (this.rest) throw new SyntaxError(this.rest);
    return all;
  }

  private add(state: State): number {
    if (this.states.length >= LONGEST.states) throw new RangeError('too large');
    return this.states.push(state) - 1;
  }

  private link(from: number, to: number): void {
    this.states[from]?.to.push(to);
  }

  private take(wanted: RegExp): RegExpExecArray | null {
    const found = wanted.exec(this.rest);
    if (found) this.rest = this.rest.slice(found[0].length);
    return found;
  }

  private choice(): Part {
    const start = this.add({ to: [] });
    const end = this.add({ to: [] });
    do {
      const way = this.row();
      this.link(start, way.start);
      this.link(way.end, end);
    } while (this.take(/^\|/));
    return { start, end };
  }

  private row(): Part {
    const start = this.add({ to: [] });
    let end = start;
    while (this.rest && !/^[|)]/.test(this.rest)) {
      const part = this.repeated();
      this.link(end, part.start);
      ({ end } = part);
    }
    return { start, end };
  }

  private repeated(): Part {
    const before = this.rest;
    const once = this.single();
    const used = before.slice(0, before.length - this.rest.length);
    const times = this.take(TIMES);
    if (!times) return once;
    const [, sign, least, comma, most] = times;
    const from = sign ? Number(sign === '+') : Number(least);
    const to = sign ? (sign === '?' ? 1 : undefined) : comma ? (most ? Number(most) : undefined) : from;
    return this.times(once, used, from, to);
  }

  /** Repeats a part by copying it. Copies after the first `from` are optional. */
  private times(once: Part, used: string, from: number, to: number | undefined): Part {
    const start = this.add({ to: [] });
    const end = this.add({ to: [] });
    const copies = Math.max(1, to ?? from);
    let last = start;
    for (let at = 0; at < copies; at++) {
      const part = at === 0 ? once : this.copy(used);
      if (at >= from) this.link(last, end);
      this.link(last, part.start);
      last = part.end;
      if (to === undefined && at === copies - 1) this.link(last, part.start);
    }
    if (to === 0) return { start: end, end };
    this.link(last, end);
    return { start, end };
  }

  private copy(used: string): Part {
    const { rest } = this;
    this.rest = used;
    const part = this.single();
    this.rest = rest;
    return part;
  }

  private single(): Part {
    if (this.take(/^\((?:\?:|(?!\?))/)) {
      const inside = this.choice();
      if (!this.take(/^\)/)) throw new SyntaxError('a group is open');
      return inside;
    }
    const edge = this.take(/^[\^$]/)?.[0];
    const sign = edge ? null : this.take(SIGN)?.[0];
    if (!edge && !sign) throw new SyntaxError(this.rest);
    const end = this.add({ to: [] });
    const start = this.add(
      edge ? { at: edge === '^' ? 'start' : 'end', to: [end] } : { takes: new RegExp(`^${sign}$`), to: [end] },
    );
    return { start, end };
  }
}

/** Does a text match the pattern? Takes time proportional to the text's length. */
export type Pattern = (text: string) => boolean;

/**
 * A regular expression with bounded running time, because the browser's own can hang: literals, classes, groups,
 * alternatives, repetitions, `^` and `$`. Null if the pattern is invalid or too long, or uses look-around or back
 * references.
 */
export function patternOf(pattern: string): Pattern | null {
  if (pattern.length > LONGEST.pattern) return null;
  const builder = new Builder(pattern);
  let all: Part;
  try {
    all = builder.build();
  } catch {
    return null;
  }
  const { states } = builder;
  return (text) => {
    const given = text.slice(0, LONGEST.text);
    /** All states reachable without a character. */
    const reach = (from: Iterable<number>, place: number): Set<number> => {
      const reached = new Set<number>();
      const open = [...from];
      for (let one = open.pop(); one !== undefined; one = open.pop()) {
        const state = states[one];
        const isBarred = (state?.at === 'start' && place > 0) || (state?.at === 'end' && place < text.length);
        if (!state || isBarred || reached.has(one)) continue;
        reached.add(one);
        if (!state.takes) open.push(...state.to);
      }
      return reached;
    };
    let now = reach([all.start], 0);
    for (let place = 0; place < given.length && !now.has(all.end); place++) {
      const next = [all.start];
      const sign = given.charAt(place);
      for (const one of now) if (states[one]?.takes?.test(sign)) next.push(...(states[one]?.to ?? []));
      now = reach(next, place + 1);
    }
    return now.has(all.end);
  };
}
