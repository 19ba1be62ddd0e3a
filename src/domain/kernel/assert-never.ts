/** Makes a forgotten member of a union a compile error, and a loud one should an unchecked value slip through. */
export function assertNever(value: never): never {
  throw new Error(`Unexpected value: ${JSON.stringify(value)}`);
}
