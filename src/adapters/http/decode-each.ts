import { asRecord, MalformedAnswer, required, type WireRecord } from './wire.js';

/** Decodes a list and leaves out what cannot be decoded: one broken entry does not spoil the others. */
export function decodeEach<T>(
  entries: readonly unknown[],
  decode: (entry: WireRecord, position: number) => T,
): readonly T[] {
  return entries.flatMap((entry, position) => {
    try {
      return [decode(required(asRecord(entry), 'entry'), position)];
    } catch (thrown) {
      if (thrown instanceof MalformedAnswer) return [];
      throw thrown;
    }
  });
}
