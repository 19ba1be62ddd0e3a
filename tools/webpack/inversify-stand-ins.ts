/** Modules of inversify that never run here, and what stands in for them in the bundle: each file says why. */
export const INVERSIFY_STAND_INS = {
  'no-jit.mjs': /Jit\.js$/,
  'no-classes.mjs': /[\\/](?:getClassMetadata|InstanceBindingNodeImplementation)\.js$/,
} as const satisfies Readonly<Record<string, RegExp>>;
