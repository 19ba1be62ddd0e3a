/** Returns a function that restores the document as it is now. Stylesheets that were loaded since then stay. */
export function pristineDocument(): () => void {
  const roots = [document.documentElement, document.body].map((element) => ({
    element,
    attributes: [...element.attributes].map(({ name, value }) => ({ name, value })),
  }));
  const { title } = document;
  const root = document.getElementById('root');
  const kept = new Set<Element>([...document.head.children, ...document.body.children]);
  return () => {
    for (const { element, attributes } of roots) {
      for (const name of element.getAttributeNames()) element.removeAttribute(name);
      for (const { name, value } of attributes) element.setAttribute(name, value);
    }
    for (const element of [...document.head.children, ...document.body.children])
      if (!kept.has(element) && !element.matches('link[rel=stylesheet], script[src]')) element.remove();
    document.title = title;
    root?.replaceChildren();
    window.scrollTo({ top: 0, behavior: 'instant' });
  };
}
