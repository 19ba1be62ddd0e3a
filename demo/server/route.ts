import type { CallName } from '../../src/adapters/memory/server/calls.js';
import type { CourseSite } from '../../src/adapters/memory/server/course-site.js';
import type { Generation } from '../../src/domain/site/system-config.js';

/** The input of a route. */
export interface RouteInput {
  readonly site: CourseSite;
  /** The generation of the in-memory server at the moment of the request. */
  readonly generation: Generation;
  /** Address of this server, without a trailing slash. */
  readonly serverUrl: string;
  readonly query: Readonly<Record<string, string>>;
  /** The path parameters, by name. */
  readonly parts: Readonly<Record<string, string>>;
  /** The parsed JSON or form; `undefined` when there was neither. */
  readonly body: unknown;
  readonly token: string | undefined;
  /** Whether the token came in the `Authorization` header. */
  readonly tokenInHeader: boolean;
}

export interface Route {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** A segment in braces is a parameter: `/api/v2/announcement/{id}`. */
  readonly path: string;
  readonly call: CallName;
  /** The only generation that has this route; both when it is not given. */
  readonly generation?: Generation;
  /** Returns the `data` of the envelope or a `Redirect`, or throws a `Refusal`. */
  readonly answer: (input: RouteInput) => unknown;
}
