import type { ReplayRule } from '../../core/types';

/** Held until the runtime is there, because the browser would leave the page for the video. */
export default { type: 'click', selector: '.ekit-video-popup,.ekit-video-inline-btn,.video-link' } satisfies ReplayRule;
