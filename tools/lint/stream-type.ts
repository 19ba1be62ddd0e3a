import type { Type } from 'typescript';

/** The kinds of types that the naming rules distinguish. */
export type StreamKind = 'stream' | 'subject' | 'other';

/**
 * Classifies a type by its methods, not by its name: with `pipe` and `subscribe` it is a stream, with `next` as well a
 * subject. An optional stream is a stream.
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
