// These run in the page.

/** Whether the history entry is that of so many surfaces over the page. */
export function isAtDepth(depth: number): boolean {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null && 'depth' in state && state.depth === depth;
}

/** Travels forward, and resolves once the site has travelled back by itself. */
export function goForwardToNothing(): Promise<void> {
  return new Promise((resolve) => {
    let travels = 0;
    addEventListener('popstate', () => {
      travels += 1;
      if (travels === 2) resolve();
    });
    history.forward();
  });
}
