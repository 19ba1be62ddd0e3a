import type { RouteName } from '../../domain/access/routes.js';
import type { VisitStore } from '../../domain/ports/browser/visit-store.port.js';

/** The pages this tab has already loaded its document anew for: remembered across that very reload. */
export class ChunkReloadGuard {
  constructor(private readonly store: VisitStore) {}

  /** False when the mark was there already. */
  set(page: RouteName): boolean {
    const marked = this.read();
    if (marked.includes(page)) return false;
    this.write([...marked, page]);
    return true;
  }

  clear(page: RouteName): void {
    const marked = this.read();
    if (marked.includes(page)) this.write(marked.filter((other) => other !== page));
  }

  private read(): readonly string[] {
    return this.store.read('reloadedFor')?.split(' ') ?? [];
  }

  private write(marked: readonly string[]): void {
    if (marked.length === 0) this.store.erase('reloadedFor');
    else this.store.write('reloadedFor', marked.join(' '));
  }
}
