import { BehaviorSubject } from 'rxjs';

import { repairedAddress } from '../../../domain/access/repaired-address.js';
import { type Behavior, readOnly } from '../../../domain/kernel/streams.js';
import type { Arrival, PageNavigator, PageLocation } from '../../../domain/ports/navigator.js';

type Entry = Omit<PageLocation, 'arrival'>;

/** A session history without a window. Navigations that would leave the site or open a window are only recorded. */
export class MemoryNavigator implements PageNavigator {
  readonly location$: Behavior<PageLocation>;
  /**
   * Every navigation, in order: `push /vip`, `replace /login`, `travel -1`, `reload /`, `leave https://…`,
   * `leave for good https://…`, `open https://…`.
   */
  readonly journeys: string[] = [];
  /** False while the browser blocks new windows. */
  allowsWindows = true;
  private readonly location: BehaviorSubject<PageLocation>;
  private entries: readonly Entry[];
  private current = 0;
  private lastKey = 0;
  private surfaces: readonly (() => void)[] = [];

  constructor(
    start = '/',
    readonly origin = 'https://site.example',
  ) {
    const entry = this.entryAt(start);
    this.entries = [entry];
    this.location = new BehaviorSubject<PageLocation>({ ...entry, arrival: 'load' });
    this.location$ = readOnly(this.location);
  }

  /** The addresses of the history, from the oldest to the last one that Forward can reach. */
  get history(): readonly string[] {
    return this.entries.map(addressOf);
  }

  go(to: string, how: 'push' | 'replace' = 'push'): void {
    const entry = this.entryAt(to);
    this.journeys.push(`${how} ${addressOf(entry)}`);
    this.enter(entry, how);
  }

  addSurface(close: () => void): () => void {
    this.surfaces = [...this.surfaces, close];
    return () => {
      this.surfaces = this.surfaces.filter((open) => open !== close);
    };
  }

  /** The visitor presses Back. */
  pressBack(): void {
    const uppermost = this.surfaces.at(-1);
    this.surfaces = this.surfaces.slice(0, -1);
    if (uppermost) uppermost();
    else this.travel(-1);
  }

  travel(steps: number): void {
    this.journeys.push(`travel ${String(steps)}`);
    const entry = this.entries[this.current + steps];
    if (!entry || steps === 0) return;
    this.current += steps;
    this.arrive(entry, 'pop');
  }

  reload(to?: string): void {
    const entry = to === undefined ? this.location.value : this.entryAt(to);
    this.journeys.push(`reload ${addressOf(entry)}`);
    if (to === undefined) this.arrive(entry, 'reload');
    else this.enter(entry, 'push', 'load');
  }

  leave(url: string, how: 'push' | 'replace' = 'push'): void {
    this.journeys.push(how === 'push' ? `leave ${url}` : `leave for good ${url}`);
  }

  openWindow(url: string): boolean {
    if (this.allowsWindows) this.journeys.push(`open ${url}`);
    return this.allowsWindows;
  }

  /** As in a browser, a new entry removes the entries that Forward led to. */
  private enter(entry: Entry, how: 'push' | 'replace', arrival: Arrival = how): void {
    const remaining = this.entries.slice(0, how === 'push' ? this.current + 1 : this.current);
    const later = how === 'push' ? [] : this.entries.slice(this.current + 1);
    this.entries = [...remaining, entry, ...later];
    this.current = remaining.length;
    if (how === 'push') this.surfaces = [];
    this.arrive(entry, arrival);
  }

  private arrive({ path, query, hash, key }: Entry, arrival: Arrival): void {
    this.location.next({ path, query, hash, key, arrival });
  }

  private entryAt(to: string): Entry {
    // Concatenated, not resolved against the origin: that would take `//host` to another site.
    const { pathname, search, hash } = new URL(this.origin + repairedAddress(to));
    this.lastKey += 1;
    return { path: pathname, query: search, hash, key: String(this.lastKey) };
  }
}

function addressOf(entry: Entry): string {
  return entry.path + entry.query + entry.hash;
}
