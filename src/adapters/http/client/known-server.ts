import { BehaviorSubject, defer, first, map, type Observable, tap } from 'rxjs';

import { isOnServer, pictureUrl } from '../../../domain/site/server-access.js';
import type { JsonRecord } from './json-readers.js';

/** What the configuration tells of the server itself (API 2.17, 4). */
interface ServerFacts {
  /** Where the server says it is; empty when it does not say. */
  readonly url: string;
  /** All of it, for whoever else wants to know something: they decode it when they come. */
  readonly told: JsonRecord;
}

type Knowledge =
  { readonly kind: 'none' } | { readonly kind: 'asked' } | { readonly kind: 'told'; readonly facts: ServerFacts };

/** The server as the gateways know it: where it is, and what its configuration says. Nobody else needs to. */
export class KnownServer {
  private readonly knowledge = new BehaviorSubject<Knowledge>({ kind: 'none' });

  /** `apiBase` is where its calls are asked, without a closing slash. */
  constructor(readonly apiBase: string) {}

  /** Where its own pages and files are: a server that does not say so is where its calls are (API 2.17 `url`). */
  get address(): string {
    const url = this.facts?.url ?? '';
    return url === '' ? this.apiBase : url;
  }

  /** The configuration as it came; `undefined` before that is there. */
  get told(): JsonRecord | undefined {
    return this.facts?.told;
  }

  /** Notes what the configuration tells, whenever it is asked for. Cold; the answer passes through unchanged. */
  learnFrom<T extends ServerFacts>(answer$: Observable<T>): Observable<T> {
    return defer(() => {
      if (this.knowledge.value.kind === 'none') this.knowledge.next({ kind: 'asked' });
      return answer$.pipe(
        tap((facts) => {
          this.knowledge.next({ kind: 'told', facts });
        }),
      );
    });
  }

  /**
   * The address of a picture of which the server may have given a path alone (clarifications §2). Cold; emits once and
   * completes. Where the configuration is on its way, a path waits for it: without it nothing is shown anyway.
   */
  picture(urlOrPath: string): Observable<string> {
    return this.knowledge.pipe(
      first(({ kind }) => kind !== 'asked' || !isOnServer(urlOrPath)),
      map(() => pictureUrl(urlOrPath, this.address)),
    );
  }

  private get facts(): ServerFacts | undefined {
    const { value } = this.knowledge;
    return value.kind === 'told' ? value.facts : undefined;
  }
}

/** The absolute address of what the server names by address or by a path on itself; empty stays empty. */
export type ResolvePicture = (urlOrPath: string) => string;
