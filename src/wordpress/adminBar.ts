import { onMutations } from '../core/hosts/mutations';

const LINKS = '#wp-admin-bar-elementor_edit_page-default > li';

const NAME = 'dynamic-content-';

/** Removes Elementor's edit links for unnamed templates from the admin bar, including links that are added later. */
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
