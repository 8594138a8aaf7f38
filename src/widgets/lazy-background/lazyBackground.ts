import { widget } from '../../core/types';

// The class is never removed: an image that was shown must not disappear.
export default widget({ mount: (host) => void host.classList.add('e-lazyloaded') });
