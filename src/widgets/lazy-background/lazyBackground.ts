import { widget } from '../../core/types';

// The class stays when the widget goes: what has been shown is not hidden again.
export default widget({ mount: (host) => void host.classList.add('e-lazyloaded') });
