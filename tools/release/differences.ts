import type { BuiltFiles } from '../preview/built-files.js';

/** The differences between two builds of the same sources, one line each; empty when all bytes are equal. */
export function differences(one: BuiltFiles, other: BuiltFiles): readonly string[] {
  const paths = [...new Set([...one.keys(), ...other.keys()])].sort();
  return paths.flatMap((path) => {
    const [first, second] = [one.get(path), other.get(path)];
    if (first === undefined) return [`${path}: only in the second build`];
    if (second === undefined) return [`${path}: only in the first build`];
    return first.equals(second)
      ? []
      : [`${path}: ${String(first.length)} and ${String(second.length)} bytes, not the same`];
  });
}
