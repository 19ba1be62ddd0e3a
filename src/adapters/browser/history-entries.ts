/** What this site writes into a history entry. */
interface EntryState {
  /** Empty when another has created the entry. */
  readonly key: string;
  /** How many surfaces are open over the page. */
  readonly depth: number;
}

function entryState(state: unknown): EntryState {
  const fields: Partial<Record<keyof EntryState, unknown>> = typeof state === 'object' && state !== null ? state : {};
  const { key, depth } = fields;
  return { key: typeof key === 'string' ? key : '', depth: typeof depth === 'number' ? depth : 0 };
}

/**
 * The history entries of the site. Each surface over a page has one, with key and address of the page, so that Back closes
 * the uppermost (docs/decisions/0033-back-closes-the-uppermost-surface.md). Browsers travel later than they are asked to,
 * so the entries follow the surfaces.
 */
export class HistoryEntries {
  /** Each closes its surface; the uppermost is the last. */
  private readonly surfaces: (() => void)[] = [];
  /** The browser has not arrived yet: at this page, or at the page of an entry whose surface is no longer open. */
  private travelsTo: 'this page' | 'another page' | undefined;
  /** Another document is being loaded, unless the visitor stays or comes back. */
  private isLeaving = false;
  /** Loads it, after the arrival. */
  private load: (() => void) | undefined;

  constructor(
    private readonly history: Pick<History, 'state' | 'pushState' | 'replaceState' | 'go'>,
    /** Key and URL of the page. */
    private readonly page: () => readonly [key: string, url: string],
  ) {}

  get current(): EntryState {
    return entryState(this.history.state);
  }

  /** Adds a page. It takes the entry of the surface that is open. */
  push(key: string, url: string): void {
    const { depth } = this.current;
    this.history[depth > 0 ? 'replaceState' : 'pushState']({ key, depth: 0 }, '', url);
    this.surfaces.length = 0;
    // Forward would not get past the others.
    if (depth > 1) this.travel(-depth, 'this page');
  }

  /** Gives the page another address, and another key unless a surface is open over it. */
  replace(newKey: string, url: string): void {
    const { key, depth } = this.current;
    this.history.replaceState({ key: depth > 0 ? key : newKey, depth }, '', url);
  }

  /** Returns a function to call when the surface has closed. */
  addSurface(close: () => void): () => void {
    this.surfaces.push(close);
    // The visitor has stayed.
    this.isLeaving = false;
    this.follow();
    return () => {
      const at = this.surfaces.lastIndexOf(close);
      if (at >= 0) this.surfaces.splice(at, 1);
      this.follow();
    };
  }

  /** Leaves the document by `load`: browsers give that up for a traversal, or the traversal for that. */
  leave(load: () => void): void {
    this.isLeaving = true;
    if (this.travelsTo === undefined || this.load !== undefined) load();
    else this.load = load;
  }

  /** The browser has travelled. Returns whether the visitor is at another page now. */
  arrive(): boolean {
    const { key, depth } = this.current;
    const [pageKey, url] = this.page();
    const isPage = key === pageKey;
    const { travelsTo, load } = this;
    this.travelsTo = undefined;
    this.load = undefined;
    this.isLeaving = load !== undefined;
    load?.();
    this.follow();
    if (travelsTo === 'this page') {
      // Meanwhile it may have got another address, or the visitor may have opened another page.
      if (isPage) this.history.replaceState({ key, depth }, '', url);
      else this.history.pushState({ key: pageKey, depth: 0 }, '', url);
      return false;
    }
    const gone = this.surfaces.splice(isPage ? depth : 0);
    if (isPage) for (const close of gone.reverse()) close();
    else if (depth > 0) this.travel(-depth, 'another page');
    return !isPage && depth === 0;
  }

  /** What closes and opens in one task, such as one dialog in place of another, does not travel. */
  follow(): void {
    queueMicrotask(() => {
      let { depth } = this.current;
      const { length } = this.surfaces;
      if (this.travelsTo !== undefined || this.isLeaving) return;
      if (depth > length) this.travel(length - depth, 'this page');
      const [key, url] = this.page();
      while (depth < length) this.history.pushState({ key, depth: ++depth }, '', url);
    });
  }

  private travel(steps: number, travelsTo: 'this page' | 'another page'): void {
    this.travelsTo = travelsTo;
    this.history.go(steps);
  }
}
