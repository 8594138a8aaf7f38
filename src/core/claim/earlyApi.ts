/**
 * Runs integrators' pushed functions before the runtime has loaded, so that early clicks on their types are held. The
 * API they get has `register`; everything else works once the runtime is there. A function that needs more right away
 * fails here and is called again later.
 */
import type { Boot } from '../load/boot';
import type { WidgetType } from '../types';
import { isGoodType } from './registration';

type Values = Record<string, unknown>;
type Call = (...args: unknown[]) => unknown;

/** Looks up a path in the API, for example `React`, `useState`. */
function late(boot: Boot, ...path: string[]): unknown {
  if (!boot.sdk) throw new Error('storefront-widgets: not there yet.');
  return path.reduce<unknown>((at, key) => (at as Values)[key], boot.api);
}

const lateCall =
  (boot: Boot, ...path: string[]): Call =>
  (...args) =>
    (late(boot, ...path) as Call)(...args);

/** `early`, plus every property of the real object once it exists. */
const withEarly = (early: Values, real: (key: string) => unknown): unknown =>
  new Proxy(early, {
    get: (target, key) => (Object.hasOwn(target, key) ? target[key as string] : real(key as string)),
  });

/** Functions that are only called while a component renders, so they may be destructured early. */
const isForComponents = (name: string): boolean => /^use[A-Z]|^createElement$/.test(name);

const BUILDERS = [
  'flag',
  'number',
  'text',
  'phrase',
  'plural',
  'choice',
  'list',
  'siteOnly',
  'siteUrl',
  'mediaUrl',
  'color',
];

/** A setting that is built once the API exists. */
interface Late {
  build(): unknown;
}

const isLate = (value: unknown): value is Late => typeof (value as Late | undefined)?.build === 'function';

function earlySettings(boot: Boot): unknown {
  const real = (name: string, args: unknown[]): unknown => lateCall(boot, 'settings', name)(...args);
  const built = (arg: unknown): unknown => (isLate(arg) ? arg.build() : arg);
  const builders = BUILDERS.map((name) => [
    name,
    (...args: unknown[]): Late => ({ build: () => real(name, args.map(built)) }),
  ]);
  const schema = (entries: Record<string, Late>): unknown => {
    let made: unknown;
    const reader = (): Values => {
      made ??= real('schema', [Object.fromEntries(Object.entries(entries).map(([key, one]) => [key, one.build()]))]);
      return made as Values;
    };
    return {
      parse: (...args: unknown[]) => (reader().parse as Call)(...args),
      describe: () => (reader().describe as Call)(),
    };
  };
  return withEarly({ ...Object.fromEntries(builders), schema }, (key) => late(boot, 'settings', key));
}

function earlyApi(boot: Boot, register: (type: WidgetType) => boolean): unknown {
  const component = (name: string) => (props: unknown) =>
    lateCall(boot, 'React', 'createElement')(late(boot, name), props);
  const react = withEarly({}, (key) =>
    !boot.sdk && isForComponents(key) ? lateCall(boot, 'React', key) : late(boot, 'React', key),
  );
  const early: Values = {
    register,
    React: react,
    settings: earlySettings(boot),
    page: withEarly({}, (key) => late(boot, 'page', key)),
    Place: component('Place'),
    Bind: component('Bind'),
  };
  return withEarly(early, (key) => lateCall(boot, key));
}

/**
 * Calls a pushed function and returns the types it registers; undefined if it fails this early and must be called
 * again.
 */
export function typesOf(use: unknown, boot: Boot): WidgetType[] | undefined {
  // Only types with `replay` rules need this. An async function would fail after it has returned.
  if (typeof use !== 'function' || !/^(?!async\b).*replay/s.test(String(use))) return undefined;
  const types: WidgetType[] = [];
  let hasReturned = false;
  const register = (type: WidgetType): boolean => {
    if (boot.api) return (boot.api as { register: typeof register }).register(type);
    // Called in a later task, after the function has succeeded.
    if (hasReturned) return boot.claimType(type) !== null;
    const isGood = isGoodType(type, boot) && types.every(({ name }) => name !== type.name);
    types.push(type);
    return isGood;
  };
  try {
    use(earlyApi(boot, register));
    return types;
  } catch {
    return undefined;
  } finally {
    hasReturned = true;
  }
}
