interface Question {
  readonly serviceIdentifier: unknown;
  readonly isMultiple?: boolean;
  readonly optional?: boolean | undefined;
  readonly name?: unknown;
  readonly tag?: unknown;
}

/**
 * Stands in for the cache of plans of inversify, which keeps plans of named, tagged, optional and multiple services apart
 * and mends them binding by binding, for child containers too. This site asks for one service by its token, in one
 * container (docs/decisions/0002): one map is enough, begun anew whenever something is bound. Saves 0.7 kB br of the
 * first load. Plans of any other question are made each time.
 */
export class PlanResultCacheService {
  readonly #plans = new Map<unknown, unknown>();

  clearCache(): void {
    this.#plans.clear();
  }

  getByServiceIdentifier(serviceIdentifier: unknown): unknown {
    return this.#plans.get(serviceIdentifier);
  }

  get(options: Question): unknown {
    return isPlain(options) ? this.#plans.get(options.serviceIdentifier) : undefined;
  }

  set(options: Question, plan: unknown): void {
    if (isPlain(options)) this.#plans.set(options.serviceIdentifier, plan);
  }

  invalidateServiceBinding(): void {
    this.clearCache();
  }

  /** Nodes outside the cache belong to plans that are thrown away as well. */
  setNonCachedServiceNode(): void {
    // Nothing to keep.
  }

  subscribe(): never {
    throw new Error('Containers have no children here');
  }
}

function isPlain({ isMultiple, name, optional, tag }: Question): boolean {
  return isMultiple !== true && optional !== true && name === undefined && tag === undefined;
}
