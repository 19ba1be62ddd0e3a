/**
 * Resolves once `look` finds something. It never rejects: for a state that is not reached, `data-catalogue` names the
 * step that waits.
 */
export function untilFound<T>(look: () => T | undefined): Promise<T> {
  const first = look();
  if (first !== undefined) return Promise.resolve(first);
  return new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      const found = look();
      if (found === undefined) return;
      observer.disconnect();
      resolve(found);
    });
    observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  });
}
