/** The entry of the script tag. */
import '../core/dom/freeDocument';
import './loader';
