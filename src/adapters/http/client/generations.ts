import { catchError, defer, type Observable, tap, throwError } from 'rxjs';

import { asAppError } from '../../../domain/errors/app-error.js';
import { token } from '../../../domain/kernel/token.js';
import type { Generation, GenerationSigns } from '../../../domain/site/system-config.js';
import { homeGenerationOf } from './first-calls.js';
import { asRecord, type JsonRecord } from './json-readers.js';

/** The adapters of one port, one per generation of the server. */
export type ByGeneration<Port> = Readonly<Record<Generation, Port>>;

type Feature = keyof GenerationSigns;

/** Assumed while nothing is known about the server. */
const ASSUMED_GENERATION: Generation = 2;

/**
 * Decides for each feature which generation of the API the server has; nothing else decides this
 * (docs/api/README.md#detecting-the-generation). The configuration gives a sign. When the server answers that a route
 * does not exist, the other generation is tried.
 */
export class Generations {
  private readonly found = new Map<Feature, Generation>();

  /** `signs` come from the configuration; `undefined` before it has loaded. */
  constructor(private readonly server: { readonly signs: GenerationSigns | undefined }) {}

  /** Cold. Sends the request through the adapter that fits the server; fails with `no-route` only when neither does. */
  request<Port, T>(
    feature: Feature,
    adapters: ByGeneration<Port>,
    call: (adapter: Port) => Observable<T>,
  ): Observable<T> {
    return defer(() => {
      const first = this.of(feature);
      return call(adapters[first]).pipe(
        catchError((thrown: unknown) => {
          const error = asAppError(thrown);
          if (error.kind !== 'no-route') return throwError(() => error);
          return this.tryOther(first === 1 ? 2 : 1, feature, adapters, call);
        }),
      );
    });
  }

  private of(feature: Feature): Generation {
    return this.found.get(feature) ?? this.server.signs?.[feature] ?? ASSUMED_GENERATION;
  }

  private tryOther<Port, T>(
    other: Generation,
    feature: Feature,
    adapters: ByGeneration<Port>,
    call: (adapter: Port) => Observable<T>,
  ): Observable<T> {
    const remember = () => {
      this.found.set(feature, other);
    };
    return call(adapters[other]).pipe(tap({ next: remember, complete: remember }));
  }
}

/** Shared by all ports that have one adapter per generation. */
export const GENERATIONS = token<Generations>('Generations');

/**
 * The signs of the generation in the configuration (docs/api/README.md#detecting-the-generation). Not part of the first
 * load.
 */
export function decodeGenerationSigns(config: JsonRecord): GenerationSigns {
  return {
    // The first generation has a switch for the scan alone.
    wechatScan: Object.hasOwn(asRecord(config['socialites']) ?? {}, 'wechat_scan') ? 1 : 2,
    home: homeGenerationOf(config),
    // The notice came three versions after the comments changed: on a server in between the first request is sent twice
    // (docs/api/README.md#detecting-the-generation).
    comments: Object.hasOwn(config, 'course_purchase_notice') ? 2 : 1,
    orders: Object.hasOwn(config, 'paid_content_purchase_protocol') ? 2 : 1,
  };
}
