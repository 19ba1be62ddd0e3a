/**
 * Lets every link to a place of this site say where it is in this folder, for those who open it in another window or copy
 * it; a plain click is the navigator's. Goes on for as long as the page is there.
 */
export function pointLinksHere(root: HTMLElement, addressOf: (to: string) => string): void {
  const point = (link: Element): void => {
    const to = link.getAttribute('href');
    if (to?.startsWith('/') && !to.startsWith('//') && !to.includes('#/')) link.setAttribute('href', addressOf(to));
  };
  new MutationObserver((changes) => {
    for (const { target, addedNodes, type } of changes) {
      if (type === 'attributes' && target instanceof HTMLAnchorElement) point(target);
      for (const node of addedNodes) {
        if (!(node instanceof Element)) continue;
        if (node.matches('a')) point(node);
        for (const link of node.querySelectorAll('a')) point(link);
      }
    }
  }).observe(root, { subtree: true, childList: true, attributes: true, attributeFilter: ['href'] });
}
