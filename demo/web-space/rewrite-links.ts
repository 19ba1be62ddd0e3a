/**
 * Rewrites the `href` of every link inside the site to its address in this folder, so that it can be copied or opened
 * in a new window. The navigator handles plain clicks. The observer runs as long as the page exists.
 */
export function rewriteLinks(root: HTMLElement, addressOf: (to: string) => string): void {
  const rewrite = (link: Element): void => {
    const to = link.getAttribute('href');
    if (to?.startsWith('/') && !to.startsWith('//') && !to.includes('#/')) link.setAttribute('href', addressOf(to));
  };
  new MutationObserver((changes) => {
    for (const { target, addedNodes, type } of changes) {
      if (type === 'attributes' && target instanceof HTMLAnchorElement) rewrite(target);
      for (const node of addedNodes) {
        if (!(node instanceof Element)) continue;
        if (node.matches('a')) rewrite(node);
        for (const link of node.querySelectorAll('a')) rewrite(link);
      }
    }
  }).observe(root, { subtree: true, childList: true, attributes: true, attributeFilter: ['href'] });
}
