/** An IntersectionObserver that the test triggers, in place of a scrolling visitor. */
export class FakeIntersectionObserver implements IntersectionObserver {
  static latest: FakeIntersectionObserver | undefined;
  readonly root = null;
  readonly thresholds = [];
  readonly scrollMargin = '';
  readonly rootMargin: string;
  readonly watched: Element[] = [];
  disconnected = false;

  constructor(
    private readonly callback: IntersectionObserverCallback,
    { rootMargin = '' }: IntersectionObserverInit = {},
  ) {
    this.rootMargin = rootMargin;
    FakeIntersectionObserver.latest = this;
  }

  report(...near: readonly boolean[]): void {
    // The code reads no other property of an entry.
    this.callback(
      near.map((isIntersecting) => ({ isIntersecting }) as IntersectionObserverEntry),
      this,
    );
  }

  observe(element: Element): void {
    this.watched.push(element);
  }

  unobserve(): void {
    throw new Error('The site does not call this method');
  }

  takeRecords(): IntersectionObserverEntry[] {
    throw new Error('The site does not call this method');
  }

  disconnect(): void {
    this.disconnected = true;
  }
}
