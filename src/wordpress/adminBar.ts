import { onMutations } from '../core/hosts/mutations';

const LINKS = '#wp-admin-bar-elementor_edit_page-default > li';

const NAME = 'dynamic-content-';

/** Takes Elementor's links to parts without a name of their own out of the admin bar, also when they come later. */
export function tidyAdminBar(bar: Element): void {
  const look = (): void => {
    for (const item of bar.querySelectorAll(LINKS)) {
      const titles = [...item.querySelectorAll('.elementor-edit-link-title')];
      if (titles.some(({ textContent }) => textContent?.includes(NAME))) item.remove();
    }
  };
  look();
  onMutations((records) => {
    if (records.some(({ target }) => bar.contains(target))) look();
  });
}
