/**
 * Title, description, preview and data for search engines of a snapshot, which stay until the page has its own: while a
 * page loads, its title is a general one.
 */
export class SnapshotHead {
  private readonly parts = [...document.head.querySelectorAll<HTMLElement>('[data-snapshot]')];
  private readonly held = document.title;
  private latest = document.title;
  private readonly titles = new MutationObserver(() => {
    this.latest = document.title;
    document.title = this.held;
    // Its own change is none of the site.
    this.titles.takeRecords();
  });

  constructor() {
    const title = document.head.querySelector('title');
    if (title) this.titles.observe(title, { childList: true });
  }

  /** Leaves the title to the page, and what the page has no own of. */
  release(): void {
    this.titles.disconnect();
    document.title = this.latest;
    const others = [...document.head.children].filter((part) => !this.parts.some((own) => own === part));
    const names = new Set(others.map(nameOf));
    for (const part of this.own()) if (names.has(nameOf(part))) part.remove();
  }

  /** Removes what is not true of another page. */
  clear(): void {
    for (const part of this.own()) part.remove();
  }

  /** React removes by itself the elements that it has adopted. */
  private own(): readonly HTMLElement[] {
    return this.parts.filter((part) => !Object.keys(part).some((key) => key.startsWith('__react')));
  }
}

/** Equal for two elements of which a page has one. */
function nameOf(part: Element): string {
  const [, type = ''] = /"@type":\s*("\w+")/.exec(part.textContent) ?? [];
  return [part.localName, ...['rel', 'name', 'property', 'itemprop'].map((name) => part.getAttribute(name)), type].join(
    ' ',
  );
}
