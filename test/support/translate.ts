import type { Page } from 'playwright-core';

/**
 * Has the page translated as Chrome does it, now and whenever texts are added or change: each text is replaced by two
 * nested `font` elements. The words stay the same, so that a test can look for them.
 */
export const translatePage = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const SKIPPED = 'script,style,noscript,template,textarea,select,option,title,svg,[translate=no],.notranslate,font';
    function translate(root: Node): void {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const found: Text[] = [];
      for (let node = walker.nextNode(); node; node = walker.nextNode()) found.push(node as Text);
      if (root instanceof Text) found.push(root);
      for (const text of found) {
        if (!text.data.trim() || !text.parentElement || text.parentElement.closest(SKIPPED)) continue;
        const outer = document.createElement('font');
        const inner = document.createElement('font');
        outer.style.verticalAlign = 'inherit';
        inner.style.verticalAlign = 'inherit';
        inner.textContent = text.data;
        outer.append(inner);
        text.replaceWith(outer);
      }
    }
    translate(document.body);
    document.documentElement.classList.add('translated-ltr');
    new MutationObserver((records) => {
      for (const { type, target, addedNodes } of records) {
        if (type === 'characterData') translate(target);
        else for (const node of addedNodes) if (node.isConnected) translate(node);
      }
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
  });
