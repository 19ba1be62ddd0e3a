/** Waits until the page has what is looked for. It never gives up: a state that is not reached says where it waits. */
export function onceThere<T>(look: () => T | undefined): Promise<T> {
  const there = look();
  if (there !== undefined) return Promise.resolve(there);
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
