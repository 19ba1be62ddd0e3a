/** Modules of inversify that never run here, or do more than is needed, and what stands in for them in the bundle: each file says why. */
export const INVERSIFY_STAND_INS = {
  'no-jit.mjs': /Jit\.js$/,
  'no-classes.mjs': /[\\/](?:getClassMetadata|InstanceBindingNodeImplementation)\.js$/,
  'services-at-once.ts': /[\\/]build(?:Zero|One|Two|Three|Four)ResolvedValueArguments?Resolver\.js$/,
  'no-plugins.ts': /[\\/](?:PluginManager|SnapshotManager)\.js$/,
  'simple-plan-cache.ts': /[\\/]PlanResultCacheService\.js$/,
} as const satisfies Readonly<Record<string, RegExp>>;
