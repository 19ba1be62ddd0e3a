import { MemoryNavigator } from '../../src/adapters/memory/browser/navigator.js';

/** The history of a tab; a new document is for the tab to load. */
export class TabNavigator extends MemoryNavigator {
  /** Set by the tab: called with what enters the address once the old document is gone. */
  load: (enter: () => void) => void = (enter) => {
    enter();
  };
  /** How often the address has changed. */
  moves = 0;

  override go(to: string, how?: 'push' | 'replace'): void {
    this.moves += 1;
    super.go(to, how);
  }

  override reload(to?: string): void {
    this.load(() => {
      super.reload(to);
    });
  }
}
