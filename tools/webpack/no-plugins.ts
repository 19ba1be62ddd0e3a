/**
 * Stands in for what a container of inversify has ready for plugins and for snapshots of itself: this site has neither
 * (docs/decisions/0002). Saves 0.3 kB br of the first load.
 */
export class PluginManager {
  register(): never {
    throw new Error('Containers take no plugins here');
  }
}

export class SnapshotManager {
  restore(): never {
    throw new Error('Containers have no snapshots here');
  }

  snapshot(): never {
    throw new Error('Containers have no snapshots here');
  }
}
