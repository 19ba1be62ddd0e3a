import { BehaviorSubject, defer, first, map, type Observable, tap } from 'rxjs';

import { isOnServer, imageUrl } from '../../../domain/site/image-url.js';
import type { JsonRecord } from './json-readers.js';

/**
 * What the configuration contains about the server itself (docs/api/site.md#configuration,
 * docs/api/README.md#detecting-the-generation).
 */
interface ServerFacts {
  /** The server's own URL; empty when the configuration has none. */
  readonly url: string;
  /** The complete configuration: other modules decode from it what they need. */
  readonly rawConfig: JsonRecord;
}

type Knowledge =
  | { readonly kind: 'none' }
  | { readonly kind: 'requested' }
  | { readonly kind: 'known'; readonly facts: ServerFacts };

/** The server as the gateways know it: its URL and its configuration. Only gateways use it. */
export class KnownServer {
  private readonly knowledge = new BehaviorSubject<Knowledge>({ kind: 'none' });

  /** `apiBase` is the base URL of the calls, without a trailing slash. */
  constructor(readonly apiBase: string) {}

  /**
   * The base URL of the server's pages and files; `apiBase` when the configuration does not name one
   * (docs/api/site.md#configuration `url`).
   */
  get address(): string {
    const url = this.facts?.url ?? '';
    return url === '' ? this.apiBase : url;
  }

  /** The configuration as received; `undefined` before it has loaded. */
  get rawConfig(): JsonRecord | undefined {
    return this.facts?.rawConfig;
  }

  /** Records the configuration that `answer$` emits. Cold; the answer passes through unchanged. */
  learnFrom<T extends ServerFacts>(answer$: Observable<T>): Observable<T> {
    return defer(() => {
      if (this.knowledge.value.kind === 'none') this.knowledge.next({ kind: 'requested' });
      return answer$.pipe(
        tap((facts) => {
          this.knowledge.next({ kind: 'known', facts });
        }),
      );
    });
  }

  /**
   * The absolute URL of an image for which the server may have sent only a path (docs/spec/every-page.md#images). Cold;
   * emits once and completes. A path waits for a configuration that is loading, because nothing is shown before it
   * anyway.
   */
  image(urlOrPath: string): Observable<string> {
    return this.knowledge.pipe(
      first(({ kind }) => kind !== 'requested' || !isOnServer(urlOrPath)),
      map(() => imageUrl(urlOrPath, this.address)),
    );
  }

  private get facts(): ServerFacts | undefined {
    const { value } = this.knowledge;
    return value.kind === 'known' ? value.facts : undefined;
  }
}

/** Resolves a URL or a path on the server to an absolute URL; empty stays empty. */
export type ResolveImage = (urlOrPath: string) => string;
