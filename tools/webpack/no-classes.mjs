/**
 * Stands in for what inversify needs to make an instance of a class whose constructor it reads: this site binds values
 * alone, each made from a typed list of others (`provide`, application/tokens.ts; docs/decisions/0002). Saves 2 kB br of
 * the first load; a class that is bound all the same fails when it is first asked for.
 */
function bound() {
  throw new Error('Classes are not bound here: see `provide` in src/application/tokens.ts');
}

export { bound as getClassMetadata, bound as InstanceBindingNodeImplementation };
