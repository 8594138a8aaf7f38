/**
 * Page services, settings builders and React for integrators' code; loaded with the first pushed function or registered
 * type.
 */
import React from 'react';

export { Bind } from '../core/react/Bind';
export { Place } from '../core/react/Place';
export { showAlert as alert } from '../ui/dialogs/alert/alert';
export { showToast as toast } from '../ui/dialogs/toast/toast';
export { settings } from './builders';
export { page } from './pageServices';
export { allowAgain } from './replace';
export { startPlain } from './startPlain';
export { React };
