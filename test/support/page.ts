/** Everything that a browser test does with a page. */
export { axe, type Violation } from './axe';
export {
  chunkOf,
  failChunk,
  failChunkOnce,
  holdChunk,
  holdRequests,
  holdRuntime,
  isFetched,
  RUNTIME,
  throwingChunk,
  toastsAreFetched,
} from './chunks';
export { stopClock, timersRun } from './clock';
export { domNodesSame, rememberNodes, serializeDom } from './dom';
export { type HeardEvent, heard, listenEvents } from './events';
export { type Alive, alive, watchLeaks } from './leaks';
export { failuresOf, mountsOf, watchLifecycle } from './lifecycle';
export { allMounted, hostStates, hostsBecome, loaderStarted, mounted, started } from './mounted';
export { openPage, type PageOptions, testedCore } from './openPage';
export { expectNoProblems, type Problem, type WatchedPage } from './problems';
export { forgetRealPosts, realPosts } from './realPosts';
export { oneMoreAnswer, requestsTo, type SentRequest } from './requests';
export { layoutShift, painted, watchShifts } from './shifts';
export { holdAnswer, resetShop, type ShopState, shopState, switchAnswer } from './shop';
export type { ReportEntry, WidgetState, WidgetsApi } from './widgetsApi';
