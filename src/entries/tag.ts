/** What the script tag runs. */
import '../core/dom/freeDocument';
import './loader';
