/** What inversify knows of a service and of those that it is made from. */
interface ServiceNode {
  readonly params: readonly { resolve(params: unknown): unknown }[];
  readonly binding: { factory(...services: readonly unknown[]): unknown };
}

type Resolver = (params: unknown) => unknown;

/**
 * Stands in for the five ways in which inversify makes a service from up to four others, each of them written out for
 * every service that may be a promise. No service of this site is one (`provide`, application/tokens.ts;
 * docs/decisions/0002), and one that is all the same is refused when it is first handed on. Saves 0.5 kB br of the first load.
 */
function buildResolver(
  { binding, params: needs }: ServiceNode,
  resolveActivations: ((params: unknown, made: unknown) => unknown) | undefined,
): Resolver {
  return (params) => {
    const services = needs.map((need) => need.resolve(params));
    if (services.some((service) => service instanceof Promise)) throw new Error('Services are made at once here');
    const made = binding.factory(...services);
    return resolveActivations === undefined ? made : resolveActivations(params, made);
  };
}

export {
  buildResolver as buildZeroResolvedValueArgumentsResolver,
  buildResolver as buildOneResolvedValueArgumentResolver,
  buildResolver as buildTwoResolvedValueArgumentResolver,
  buildResolver as buildThreeResolvedValueArgumentResolver,
  buildResolver as buildFourResolvedValueArgumentResolver,
};
