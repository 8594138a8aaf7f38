/**
 * The script tag's entry: claims hosts before the CMS's scripts start, holds the visitor's actions, loads the runtime.
 */
import '../core/dom/freeDocument';

import chunks from 'virtual:chunks';
import atOnce from 'virtual:widgets/atOnce';
import manifests from 'virtual:widgets/early';
import handlers from 'virtual:widgets/handlers';
import holds from 'virtual:widgets/hold';
import { createClaims } from '../core/claim/claims';
import { type Found, hostsOf, wantedTypes, widgetsOn } from '../core/claim/found';
import { adoptStyle, guardContext } from '../core/claim/guards';
import { bringBackLeftOut, printedBase, releasePresses } from '../core/claim/inline/inlineCode';
import { holdInteractions } from '../core/claim/interactions';
import { named } from '../core/claim/named';
import { createPrepared } from '../core/claim/prepared';
import { createReasons } from '../core/claim/reasons';
import { claimType } from '../core/claim/registration';
import { type Rest, restUntilNeeded, type Start } from '../core/claim/resting';
import { canRest, whenOf } from '../core/claim/when';
import { pageJQuery, watchForJQuery } from '../core/jquery/jquery';
import type { Boot, Runtime } from '../core/load/boot';
import { ChunkLoadError, importChunk, isTimeout, limited, newestChunks } from '../core/load/chunks';
import { filesOf } from '../core/load/filesOf';
import { preload, preloadAll, soon } from '../core/load/preload';
import { createRestFiles } from '../core/load/restFiles';
import { whenParsed } from '../core/load/schedule';
import { isRecord } from '../core/settings/json';
import { type SiteConfig, siteConfig } from '../core/settings/siteConfig';
import { currentScript, siteObject, windowValue } from '../core/settings/siteGlobals';
import type { ChunkMap, Manifest, WidgetType } from '../core/types';
import { isFrontEndMissing } from '../elementor/frontEnd/isMissing';
import { keepActionLinks } from '../elementor/loader/actionLinks';
import { isEdited, keepHandlers } from '../elementor/loader/handlers';
import { watchForElementor } from '../elementor/loader/part';

interface ElementorConfig {
  environmentMode?: { edit?: unknown };
}

/** Maps names of Elementor's handlers to the widgets that replace them. */
function handledNames(): Map<string, string> {
  const all = Object.entries(handlers);
  return new Map(all.flatMap(([widget, names]) => names.map((name) => [name, widget] as const)));
}

/**
 * Is it the loader's own file? An optimiser's merged file has no chunks beside it, and its tag lacks our attributes.
 */
const isNamedOurs = ({ src }: HTMLScriptElement): boolean =>
  src.startsWith('http') && new URL(src).pathname.endsWith('/storefront-widgets.js');

function scriptTag(): HTMLScriptElement | null {
  const current = currentScript();
  if (current && isNamedOurs(current)) return current;
  return (
    [...document.querySelectorAll<HTMLScriptElement>('script[src*="storefront-widgets.js"]')].find(isNamedOurs) ?? null
  );
}

/** The running script if the loader was inlined, possibly as a `data:` or `blob:` address. */
function inlinedTag(): HTMLScriptElement | null {
  const current = currentScript();
  return current && !current.src.startsWith('http') ? current : null;
}

/** The loader's options, from the site's configuration and the script tag. */
function switches(tag: HTMLScriptElement | null): SiteConfig {
  const config = siteConfig();
  const {
    base = config.base === undefined ? printedBase() : config.base,
    disable,
    debug,
  } = { ...tag?.dataset, ...inlinedTag()?.dataset };
  return {
    base,
    debug: config.debug || debug !== undefined,
    disable: [config.disable, disable]
      .flat()
      .join(' ')
      .split(/[\s,]+/),
  };
}

function chunkBase(tag: HTMLScriptElement | null, config: SiteConfig): string | undefined {
  const given = config.base ? `${config.base.replace(/\/*$/, '')}/` : config.base !== null && tag?.src;
  return given ? new URL('.', new URL(given, document.baseURI)).href : undefined;
}

/** The nonce of the page's policy, of any script: a module, or an optimiser's file with the loader, may have none. */
function pageNonce(tag: HTMLScriptElement | null): string {
  const withNonce = document.querySelector<HTMLScriptElement>('script[nonce]');
  return [currentScript(), tag, withNonce].map((script) => script?.nonce).find(Boolean) ?? '';
}

/** Fetches the files that the page needs at once: of widgets that the visitor uses, then of those that start now. */
function preloadWidgets(boot: Boot, target: EventTarget | null): void {
  const { meant, others } = wantedTypes(boot.claims, boot.reasons, target);
  const filesOfAll = (names: Set<string>): string[] => [...names].flatMap((name) => filesOf(boot, name));
  const first = new Set(filesOfAll(meant));
  const later = new Set(filesOfAll(others).filter((file) => !first.has(file)));
  preloadAll(first);
  preloadAll(later, target ? 'low' : 'auto');
}

function attempt(run: () => void): void {
  try {
    run();
  } catch (error) {
    console.error(error);
  }
}

/** The `report()` before the runtime has started: no widgets, and why. */
const reportOf = (note: () => string) => () =>
  Object.assign([], { core: import.meta.env.CORE, jQuery: '', notes: [note()] });

function giveUp(boot: Boot, reason: string): void {
  const message = `the runtime could not be loaded. ${reason}`;
  console.error(`storefront-widgets: ${message}`);
  if (window.StorefrontWidgets) window.StorefrontWidgets.report = reportOf(() => message);
  boot.claims.end();
  boot.part.end();
  boot.handlers.settle(false);
  for (const manifest of boot.claims.manifests) {
    for (const host of document.querySelectorAll(boot.claims.selectorOf(manifest))) {
      boot.prepared.undo(manifest.name, host);
      boot.interactions.markReady(host, manifest.name);
      attempt(() => manifest.release?.(host, boot.guardContext(manifest)));
    }
  }
  boot.interactions.assignHeld();
  bringBackLeftOut();
}

const reasonOf = (error: unknown, base: string): string =>
  error instanceof ChunkLoadError
    ? `Are the files of the release at ${base}? If not, set storefrontWidgetsConfig.base. ${error.message}`
    : String(error);

/**
 * Why a page needs the runtime, whatever widgets it has; undefined if it does not. `input` is the type of the first
 * input, if any.
 */
function reasonOfPage({ base, config, part, queue }: Boot, input?: string): string | undefined {
  if (!base) return 'where are the files?';
  if (queue.length > 0) return 'code was pushed';
  if (config.debug) return 'debugging';
  if (document.getElementById('wpadminbar')) return 'the admin bar';
  // Which widgets the page has is not known yet.
  if (part.isLoading()) return input;
  const elementorConfig = siteObject<ElementorConfig>('elementorFrontendConfig');
  if (!elementorConfig) return undefined;
  if (elementorConfig.environmentMode?.edit) return 'edit mode';
  // Elementor's add-ons call its front end at load. On a page without its front end only the visitor may need the
  // runtime.
  return part.isHere() && pageJQuery() && isFrontEndMissing() ? 'scripts for Elementor' : input;
}

async function orNewest<T>(boot: Boot, load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    const newest = isTimeout(error) ? undefined : await newestChunks(boot.base).catch(() => undefined);
    // The chunks of another release would load a second runtime.
    if (!newest || (boot.api && newest.runtime !== boot.chunks.runtime)) throw error;
    boot.chunks = newest;
    return load();
  }
}

/** Adds the chunk names of the widgets. */
async function loadNames({ base, chunks }: Boot): Promise<void> {
  if (!chunks.names) return;
  const module = (await importChunk('names', base + chunks.names)) as { default: ChunkMap['widgets'] };
  Object.assign(chunks.widgets, module.default);
}

function loadRuntime(boot: Boot): Promise<Runtime> {
  const load = async (): Promise<Runtime> => {
    const { base, chunks } = boot;
    const [runtime] = await Promise.all([importChunk('runtime', base + chunks.runtime), loadNames(boot)]);
    // The part for Elementor may have found newer files meanwhile.
    return chunks === boot.chunks ? (runtime as Runtime) : load();
  };
  return limited('runtime', boot.base + boot.chunks.runtime, () => boot.orNewest(load));
}

/** Prepares the hosts of widgets that wait, once they have been parsed whole. */
function prepareHosts({ prepared, reasons, restFiles }: Boot, found: Iterable<Found>): void {
  if (document.readyState === 'loading') return;
  restFiles.look();
  const waiting = [...found].filter(
    ({ manifest, host }) =>
      manifest.prepare &&
      !restFiles.isWaiting(manifest.name) &&
      canRest(whenOf(manifest, host)) &&
      !reasons.of(manifest, host),
  );
  for (const { manifest, host } of waiting) prepared.add(manifest, host);
}

/** Prepares the hosts of a type whose manifest is complete now. Where there is a reason, the runtime starts them. */
function prepareAgain(boot: Boot, manifest: Manifest): void {
  const { claims, prepared, reasons, startedBy } = boot;
  const { name } = manifest;
  const waiting = hostsOf(claims, manifest).filter(
    (host) => canRest(whenOf(manifest, host)) && !prepared.isOver(name, host),
  );
  for (const host of waiting) prepared.forget(name, host);
  prepareHosts(
    boot,
    waiting.map((host) => ({ manifest, host })),
  );
  for (const host of waiting) {
    const reason = startedBy && reasons.of(manifest, host);
    if (reason) reasons.add(name, host, reason);
  }
}

/** Loads the runtime, and ahead of it the files that it will ask for. */
function start(shared: Boot, { reason, target }: Start): void {
  shared.startedBy = reason;
  const { base, chunks } = shared;
  // Guards must run at once; requests cost main-thread time, so they start in later tasks.
  setTimeout(() => {
    if (!base) {
      giveUp(shared, 'Set storefrontWidgetsConfig.base.');
      return;
    }
    loadRuntime(shared)
      .then((runtime) => runtime.start(shared))
      .catch((error: unknown) => giveUp(shared, reasonOf(error, base)));
    soon(() => {
      for (const file of chunks.shared) preload(base + file);
      const preloadAhead = (): void => whenParsed(() => preloadWidgets(shared, target));
      // If the names cannot be loaded, `loadRuntime` fails, too, and reports it.
      loadNames(shared).then(preloadAhead, () => {});
    });
  });
}

function boot(): void {
  const existing = windowValue('StorefrontWidgets');
  // Browsers from before 2023 keep the page as the server made it.
  if (!document.adoptedStyleSheets) {
    for (const { whenOff } of Object.values(manifests)) attempt(() => whenOff?.());
    bringBackLeftOut();
    return;
  }
  // The page may have the tag twice, or an optimiser may run it again.
  if (existing && !Array.isArray(existing)) return;
  for (const run of Object.values(atOnce)) attempt(run);
  const tag = scriptTag();
  const config = switches(tag);
  const base = chunkBase(tag, config) ?? '';
  const queue: unknown[] = Array.isArray(existing) ? existing : [];
  watchForJQuery();
  keepActionLinks();
  const claims = createClaims([], config, (element, name) => kept.release(element, name), isEdited);
  const names = handledNames();
  const kept = keepHandlers(
    names,
    (name, element) => claims.manifests.some((manifest) => manifest.name === name && claims.claims(manifest, element)),
    (name) => name in manifests || shared.part.isHere(),
  );
  const theirs = new Set(kept.isFirst ? names.values() : []);
  const prepared = createPrepared();
  const reasons = createReasons((name, host, reason) => {
    rest.start(`${name}, ${reason}`);
    shared.interactions.onHold(host, name);
  });
  const restFiles = createRestFiles(
    () => shared,
    (manifest) => {
      prepareAgain(shared, manifest);
      rest.look();
    },
  );
  const context = (manifest: Manifest) => guardContext(manifest, claims, reasons.add);
  // Before presses are held, which stops their events.
  const rest: Rest = restUntilNeeded(claims, reasons, {
    prepare(found) {
      shared.part.look(document);
      prepareHosts(shared, found);
    },
    isNeeded: (input) => reasonOfPage(shared, input),
    start: (why) => start(shared, why),
  });
  /** Looks for reasons again. Once there was one, only prepares hosts, until the runtime does it. */
  const lookAgain = (): void => {
    if (shared.startedBy) prepareHosts(shared, widgetsOn(claims));
    else rest.look();
  };
  const shared: Boot = {
    base,
    nonce: pageNonce(tag),
    config,
    claims,
    reasons,
    prepared,
    startedBy: '',
    input: rest.input,
    queue,
    chunks,
    interactions: holdInteractions(claims, Object.values(holds)),
    handlers: kept,
    part: watchForElementor(
      () => shared,
      (manifests) => {
        for (const manifest of manifests) shared.addManifest(manifest);
        shared.onManifests(manifests);
      },
    ),
    onManifests: () => lookAgain(),
    restFiles,
    orNewest: (load) => orNewest(shared, load),
    guardContext: context,
    isBuiltIn: (name) => name in manifests || name in shared.chunks.widgets || shared.chunks.part.names.includes(name),
    claimType: (type) => claimType(type, shared),
    addManifest(given) {
      const manifest = theirs.has(given.name) ? { ...given, adopts: [] } : given;
      const isOn = claims.add(manifest);
      attempt(() => {
        if (!isOn) return manifest.whenOff?.();
        const { critical } = manifest;
        if (critical) adoptStyle(typeof critical === 'function' ? critical() : critical);
        manifest.guard?.(context(manifest));
      });
    },
  };
  // Until the runtime has loaded and starts the widget itself.
  if (base)
    shared.interactions.onHold = (_, name) =>
      void loadNames(shared).then(
        () => preloadAll(filesOf(shared, name)),
        () => {},
      );
  for (const manifest of named(manifests)) shared.addManifest(manifest);
  const waiting = queue.splice(0);
  const wait = queue.push.bind(queue);
  const push = (...calls: unknown[]): void => {
    const api = shared.api as { push: typeof push } | undefined;
    // A script has kept this function.
    if (api) {
      api.push(...calls);
      return;
    }
    for (const call of calls) {
      if (isRecord(call)) attempt(() => void shared.claimType(call as unknown as WidgetType));
      else wait(call);
    }
    if (queue.length > 0) rest.start('code was pushed');
    else if (calls.length > 0 && document.readyState !== 'loading') lookAgain();
  };
  push(...waiting);
  // Scripts may have kept a reference to the array.
  Object.assign(queue, { push });
  window.StorefrontWidgets = { push, report: reportOf(() => rest.note) };
  releasePresses();
  // Before the first paint, where that is possible.
  whenParsed(() => {
    shared.part.look(document);
    prepareHosts(shared, widgetsOn(claims));
    shared.part.settle();
  });
}

boot();
