import type { CallName } from '../../src/adapters/memory/server/calls.js';
import type { CourseSite } from '../../src/adapters/memory/server/course-site.js';
import type { Generation } from '../../src/domain/site/system-config.js';

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
  readonly matcher: RegExp;
  readonly call: CallName;
  /** The only generation that has this route; both when it is not given. */
  readonly generation?: Generation;
  /** Returns the `data` of the envelope, which is empty by default, or a `Redirect`, or throws a `Refusal`. */
  readonly answer: (input: RouteInput) => unknown;
}

/**
 * A parameter with such a name must consist of digits, otherwise the path does not match (docs/api/README.md#requests).
 */
const ID = /^(?:id|\w+Id)$/;

/** What a file of routes is written with, for both generations or for one. */
function routesOf(generation?: Generation) {
  const of =
    (method: Route['method']) =>
    (path: string, call: CallName, answer: Route['answer']): Route => ({
      ...{ method, path, matcher: matcherOf(path), call, answer },
      ...(generation && { generation }),
    });
  return { get: of('GET'), post: of('POST'), put: of('PUT'), remove: of('DELETE') };
}

export const { get, post, put, remove } = routesOf();
export const ofG1 = routesOf(1);
export const ofG2 = routesOf(2);

/** The parameters of a path, by their names in the braces; `undefined` when the path does not match. */
export function partsOf(path: string, matcher: RegExp): Readonly<Record<string, string>> | undefined {
  const found = matcher.exec(path);
  return found
    ? Object.fromEntries(Object.entries(found.groups ?? {}).map(([name, part]) => [name, decoded(part)]))
    : undefined;
}

/** What `partsOf` compares with a path. */
export function matcherOf(pattern: string): RegExp {
  const parts = pattern.replace(/\{(\w+)\}/g, (_, name: string) => `(?<${name}>${ID.test(name) ? '\\d+' : '[^/]+'})`);
  return new RegExp(`^${parts}$`);
}

/** Returns a malformed segment unchanged. */
function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
