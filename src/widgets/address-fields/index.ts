import { widget } from '../../page/base/widget';
import { AddressFields } from './AddressFields';
import { readPage, settings } from './settings';

export default widget({
  settings,
  read: readPage,
  readsAround: true,
  gates: async () => (await import('./legacy')).gates,
  component: AddressFields,
});
