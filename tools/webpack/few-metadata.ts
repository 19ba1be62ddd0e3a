/**
 * Stands in for reflect-metadata in the bundle: all that inversify notes there, when no class is bound (no-classes.mjs), is
 * how many modules and bindings it has counted (docs/decisions/0002). Saves 2 kB br of the first load, which pays for a
 * file of its own for React (docs/performance.md).
 */
const notes = new Map<object, Map<unknown, unknown>>();

function getOwnMetadata(key: unknown, target: object, property?: unknown): unknown {
  refuse(property);
  return notes.get(target)?.get(key);
}

function defineMetadata(key: unknown, value: unknown, target: object, property?: unknown): void {
  refuse(property);
  const ofTarget = notes.get(target) ?? new Map<unknown, unknown>();
  notes.set(target, ofTarget.set(key, value));
}

/** Only classes note anything of their properties. */
function refuse(property: unknown): void {
  if (property !== undefined) throw new Error('Metadata of properties is not part of the bundle');
}

Object.assign(Reflect, { getOwnMetadata, defineMetadata });
