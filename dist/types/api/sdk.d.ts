/**
 * Page services, settings builders and React for integrators' code; loaded with the first pushed function or registered
 * type.
 */
import React from 'react';
export { Bind } from '../core/react/Bind.js';
export { Place } from '../core/react/Place.js';
export { showAlert as alert } from '../ui/dialogs/alert/alert.js';
export { showToast as toast } from '../ui/dialogs/toast/toast.js';
export { settings } from './builders.js';
export { page } from './pageServices.js';
export { allowAgain } from './replace.js';
export { startPlain } from './startPlain.js';
export { React };
