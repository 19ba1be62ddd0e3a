import type { CallName } from '../../src/adapters/memory/server/calls.js';
import type { CourseSite } from '../../src/adapters/memory/server/course-site.js';
import type { Generation } from '../../src/domain/site/system-config.js';

/** What a route may look at. */
export interface Asked {
  readonly site: CourseSite;
  /** Which the site plays at the moment of the request. */
  readonly generation: Generation;
  /** Address of this server, without a closing slash. */
  readonly serverUrl: string;
  readonly query: Readonly<Record<string, string>>;
  /** What stands where the path of the route has braces. */
  readonly parts: Readonly<Record<string, string>>;
  /** What the JSON or the form said; `undefined` when there was neither. */
  readonly body: unknown;
  readonly token: string | undefined;
  /** The token came in the `Authorization` header. */
  readonly tokenInHeader: boolean;
}

export interface Route {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** A segment in braces stands for any one: `/api/v2/announcement/{id}`. */
  readonly path: string;
  readonly call: CallName;
  /** The only generation that has this route; both when it is not given. */
  readonly generation?: Generation;
  /** The `data` of the envelope, a `Redirect`, or a thrown `Refusal`. */
  readonly answer: (asked: Asked) => unknown;
}
