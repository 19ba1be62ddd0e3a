import { catchError, defer, type Observable, tap, throwError } from 'rxjs';

import { asAppError } from '../../../domain/errors/app-error.js';
import { token } from '../../../domain/kernel/token.js';
import type { Generation, GenerationSigns } from '../../../domain/site/system-config.js';
import { homeGenerationOf } from '../home-calls.js';
import { asRecord, type JsonRecord } from './json-readers.js';

/** The adapters of one port, one for the servers of each generation. */
export type ByGeneration<Port> = Readonly<Record<Generation, Port>>;

type Feature = keyof GenerationSigns;

/** Where nothing is known yet, a server of today is assumed. */
const TODAY: Generation = 2;

/**
 * Which generation the server is of, feature by feature: the one place where that is decided (API 4). The
 * configuration gives a sign, and a server that has no such route is asked in the way of the other generation.
 */
export class Generations {
  private readonly found = new Map<Feature, Generation>();

  /** `signs` are what the configuration gives away; `undefined` before that is there. */
  constructor(private readonly server: { readonly signs: GenerationSigns | undefined }) {}

  /** Cold. Puts the question to the adapter that suits the server; fails with `no-route` only where neither does. */
  ask<Port, T>(
    feature: Feature,
    adapters: ByGeneration<Port>,
    question: (adapter: Port) => Observable<T>,
  ): Observable<T> {
    return defer(() => {
      const likely = this.of(feature);
      return question(adapters[likely]).pipe(
        catchError((thrown: unknown) => {
          const error = asAppError(thrown);
          if (error.kind !== 'no-route') return throwError(() => error);
          return this.turnTo(likely === 1 ? 2 : 1, feature, adapters, question);
        }),
      );
    });
  }

  private of(feature: Feature): Generation {
    return this.found.get(feature) ?? this.server.signs?.[feature] ?? TODAY;
  }

  private turnTo<Port, T>(
    other: Generation,
    feature: Feature,
    adapters: ByGeneration<Port>,
    question: (adapter: Port) => Observable<T>,
  ): Observable<T> {
    const remember = () => {
      this.found.set(feature, other);
    };
    return question(adapters[other]).pipe(tap({ next: remember, complete: remember }));
  }
}

/** Shared by the ports that the generations of the server differ in. */
export const GENERATIONS = token<Generations>('Generations');

/** What the configuration gives away of the server's generation (API 4). No part of the first load. */
export function decodeGenerationSigns(config: JsonRecord): GenerationSigns {
  return {
    // The first generation has a switch for the scan alone.
    wechatScan: Object.hasOwn(asRecord(config['socialites']) ?? {}, 'wechat_scan') ? 1 : 2,
    home: homeGenerationOf(config),
    // The notice came three versions after the comments changed: a server in between is asked twice, once (API 4).
    comments: Object.hasOwn(config, 'course_purchase_notice') ? 2 : 1,
    orders: Object.hasOwn(config, 'paid_content_purchase_protocol') ? 2 : 1,
  };
}
