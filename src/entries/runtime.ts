/** Registers the widgets, scans the page and publishes the API. Loaded once, by the loader. */
import editing from 'virtual:widgets/editing';
import { createApi } from '../api/api';
import { named } from '../core/claim/named';
import { sharePage } from '../core/dom/html';
import { createHosts, type Hosts } from '../core/hosts/hosts';
import { pageJQuery, warnOfJQuery } from '../core/jquery/jquery';
import type { Boot } from '../core/load/boot';
import { pause, whenParsed } from '../core/load/schedule';
import { findBareVendors } from '../core/load/styles';
import { logFailure, tell, watchErrors } from '../core/problems';
import { siteConfig } from '../core/settings/siteConfig';
import { isEditMode, onEditMode } from '../elementor/base/editMode';
import { isDrivenByEditor } from '../elementor/base/theirScript';
import { isFrontEndMissing } from '../elementor/frontEnd/isMissing';
import { SHEET_PROBES } from '../elementor/sheetProbes';
import { pageGlobal } from '../page/base/globals';

/** Calls `use` once, as soon as the page is being edited. */
function whenEdited(use: () => void): void {
  if (isEditMode()) {
    use();
    return;
  }
  const stop = onEditMode(() => {
    stop();
    use();
  });
}

/** Tells of errors in our files that nobody has caught; the plugin's inline script does that itself. */
function followErrors({ base }: Boot): void {
  if (siteConfig().onReport) watchErrors(base, (message) => tell('error', message));
}

const log = (error: unknown): void => logFailure('a part could not be loaded.', error);

/** Counts page views for popups, as Elementor's own script does where it is not switched off. */
function countVisits(): void {
  if (!pageGlobal('ElementorProFrontendConfig')) return;
  import('../elementor/visits').then(({ whenCounted }) => whenCounted(() => {}), log);
}

/** Loads the code for editors once somebody edits. */
function waitForEditors(hosts: Hosts, addEditing: () => void): void {
  const restart = (host: Element): void => {
    hosts.unmount(host);
    hosts.mount(host);
  };
  whenEdited(() => {
    hosts.startAll('edit mode');
    import('../elementor/editor/editing').then(({ followEditMode }) => followEditMode(restart), log);
    addEditing();
  });
  const bar = document.getElementById('wpadminbar');
  if (bar) import('../wordpress/adminBar').then(({ tidyAdminBar }) => tidyAdminBar(bar), log);
}

/**
 * Takes over from the loader: registers the built-in types, publishes the API, scans the page once it has been parsed.
 */
export function start(boot: Boot): void {
  warnOfJQuery();
  followErrors(boot);
  sharePage(boot);
  findBareVendors(SHEET_PROBES);
  const loadSdk = async () => {
    const sdk = await import('../api/sdk');
    boot.sdk = sdk;
    sdk.allowAgain(boot, hosts);
    return sdk;
  };
  const hosts = createHosts(boot, loadSdk, boot.part.look, isDrivenByEditor);
  boot.onManifests = (manifests) => {
    for (const manifest of manifests) hosts.add(manifest);
    hosts.scan(document);
  };
  const loadPanel = () => import('../panel/openPanel');
  const api = createApi(boot, hosts, loadSdk, {
    turn(isOn) {
      loadPanel().then(({ switchPanel }) => switchPanel(hosts, isOn), log);
    },
    showForm: async (...given) => (await loadPanel()).showForm(hosts, ...given),
  });
  boot.api = api;
  window.StorefrontWidgets = api;
  api.push(...(boot.queue as Parameters<typeof api.push>));
  // Scripts may have kept a reference to the array from before.
  boot.queue.push = api.push as typeof boot.queue.push;
  if (boot.config.debug) void import('../api/debug').then(({ warnOfTypos }) => warnOfTypos(api, boot.queue.length > 0));
  const startParts = (): void => {
    // Elementor's add-ons call its front end; all of them use jQuery.
    if (pageJQuery() && isFrontEndMissing()) {
      // Elementor's own script may run while this part loads.
      import('../elementor/frontEnd/install').then(
        ({ installFrontEnd }) => isFrontEndMissing() && installFrontEnd(),
        log,
      );
    }
    waitForEditors(hosts, () => {
      const manifests = named(editing);
      for (const manifest of manifests) boot.addManifest(manifest);
      boot.onManifests(manifests);
    });
    countVisits();
  };
  // A host whose children are still being parsed must not be adopted yet.
  whenParsed(() => {
    hosts.scan(document);
    // Later, because the scan of a page with many widgets is a long task already.
    void pause().then(startParts);
  });
}
