import { widget } from '../../page/base/widget';
import { startAnchors } from './anchors';

export default widget({ mount: startAnchors, gates: async () => (await import('./legacy')).gates() });
