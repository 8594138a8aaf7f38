/** What the script tag runs. */
import './core/freeDocument';
import './loader';
