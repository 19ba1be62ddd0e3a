/**
 * Stands in for inversify's code generators in the bundle: they are off unless asked for, and the content security
 * policy of the site would forbid what they make (no `unsafe-eval`). Saves 2 kB br of the first load.
 */
function generated() {
  throw new Error('Code generation of inversify is not part of the bundle');
}

export {
  generated as buildOneResolvedValueArgumentResolverJit,
  generated as buildOneConstructorArgumentResolverJit,
  generated as buildConstructorArgumentsResolverJit,
  generated as buildNoActivationsInstanceBindingNodeResolverJit,
  generated as buildOnePropertyArgumentResolverJit,
  generated as buildZeroConstructorArgumentsResolverJit,
  generated as buildZeroResolvedValueArgumentsResolverJit,
  generated as buildResolvedValueArgumentsResolverJit,
  generated as buildNoActivationsResolvedValueBindingNodeResolverJit,
};
