import { type GenerationName, type Recording, RECORDINGS } from '../../recorded/recordings.js';

/** The recordings of one generation, by name. */
export class RecordedSite {
  constructor(private readonly generation: GenerationName) {}

  recording(name: string): Recording {
    const found = RECORDINGS.find((one) => one.generation === this.generation && one.name === name);
    if (!found) throw new Error(`There is no recording ${this.generation}/${name}`);
    return found;
  }

  /**
   * The texts in a field of `data`; `*` matches every entry of a list. Throws if there are none: a page must have
   * something to show.
   */
  texts(name: string, ...path: readonly string[]): readonly string[] {
    const found = textsAt(this.recording(name).envelope?.data, path);
    if (found.length === 0) throw new Error(`${name} has no ${path.join('.')}`);
    return found;
  }

  /** The message of the server's envelope. */
  message(name: string): string {
    return String(this.recording(name).envelope?.message);
  }
}

function textsAt(value: unknown, [step, ...rest]: readonly string[]): readonly string[] {
  if (step === undefined) return [String(value)];
  if (typeof value !== 'object' || value === null) return [];
  const parts: readonly unknown[] = step === '*' ? Object.values(value) : [Reflect.get(value, step)];
  return parts.flatMap((part) => textsAt(part, rest));
}
