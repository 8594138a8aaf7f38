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
import { widgetsOn } from '../core/claim/found';
import { attempt, guardContext } from '../core/claim/guards';
import { bringBackLeftOut, releasePresses } from '../core/claim/inline/inlineCode';
import { holdInteractions } from '../core/claim/interactions';
import { named } from '../core/claim/named';
import { createPrepared } from '../core/claim/prepared';
import { prepareAgain, prepareHosts } from '../core/claim/prepareHosts';
import { createReasons } from '../core/claim/reasons';
import { claimType } from '../core/claim/registration';
import { type Rest, restUntilNeeded } from '../core/claim/resting';
import { chunkBase, pageNonce, scriptTag, switches } from '../core/claim/tag';
import { adoptStyle } from '../core/dom/adoptStyle';
import { pageJQuery, watchForJQuery } from '../core/jquery/jquery';
import type { Boot } from '../core/load/boot';
import { filesOf } from '../core/load/filesOf';
import { preloadAll } from '../core/load/preload';
import { createRestFiles } from '../core/load/restFiles';
import { whenParsed } from '../core/load/schedule';
import { loadNames, orNewest, reportOf, startRuntime } from '../core/load/startRuntime';
import { isRecord } from '../core/settings/json';
import { siteObject, windowValue } from '../core/settings/siteGlobals';
import type { Manifest, WidgetType } from '../core/types';
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
    start: (why) => startRuntime(shared, why),
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
