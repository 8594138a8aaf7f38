import { widget } from '../../page/widget';
import { followElement } from './follow';

let hasStarted = false;

export default widget({
  mount(host) {
    const id = /^\d+$/.exec(new URLSearchParams(window.location.search).get('theme_template_id') ?? '')?.[0];
    // A template may stand on the page several times: the first one is meant, and only once.
    if (hasStarted || !id || !host.classList.contains(`elementor-${id}`)) return undefined;
    hasStarted = true;
    return followElement(host);
  },
});
