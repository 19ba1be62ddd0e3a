/** The head of a snapshot while its page loads, and afterwards. */
export interface HeldHead {
  /** Restores the page's title, and removes each element for which the page has its own. */
  readonly release: () => void;
  /** Removes all elements of the snapshot: they are about its address only. */
  readonly clear: () => void;
}

/** The document has the title of the snapshot until `release`: while a page loads, its own title is a general one. */
export function holdHead(): HeldHead {
  const held = document.title;
  let latest = held;
  // An own property of the document comes before that of its prototype.
  Object.defineProperty(document, 'title', {
    configurable: true,
    get: () => held,
    set: (title: string) => {
      latest = title;
    },
  });
  const parts = (owner: string) => [...document.head.querySelectorAll<HTMLElement>(`[data-snapshot${owner}]`)];
  return {
    release: () => {
      Reflect.deleteProperty(document, 'title');
      document.title = latest;
      const others = [...document.head.children].filter((part) => !part.hasAttribute('data-snapshot'));
      for (const part of parts('=page')) if (others.some((own) => nameOf(own) === nameOf(part))) part.remove();
    },
    clear: () => {
      for (const part of parts('')) part.remove();
    },
  };
}

/** Returns the same text for two elements of which a page has only one, such as two descriptions. */
function nameOf(part: Element): string {
  return part.localName + String(part.getAttribute('name'));
}
