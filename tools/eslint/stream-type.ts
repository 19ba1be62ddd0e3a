import type { Type } from 'typescript';

/** What a type is to a reader of names. */
export type StreamKind = 'stream' | 'subject' | 'other';

/**
 * Judges a type by what can be done with it, not by its name: what can be piped and subscribed to is a stream, what
 * can also be told the next value is a subject. An optional stream is a stream.
 */
export function streamKind(type: Type): StreamKind {
  const kinds = (type.isUnion() ? type.types : [type]).map(kindOfOne);
  return kinds.find((kind) => kind !== 'other') ?? 'other';
}

function kindOfOne(type: Type): StreamKind {
  const has = (member: string): boolean => type.getProperty(member) !== undefined;
  if (!has('subscribe') || !has('pipe')) return 'other';
  return has('next') ? 'subject' : 'stream';
}
