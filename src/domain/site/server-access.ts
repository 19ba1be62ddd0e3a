/**
 * Parses the base of the API: a URL or a path. Removes trailing slashes; `undefined` when it is neither. The setting
 * `api_url` has a narrower form (src/boot/parse-settings.ts).
 */
export function parseApiBase(value: unknown): string | undefined {
  if (typeof value !== 'string' || !/^(?:https?:\/\/[^/\s]|\/(?!\/))\S*$/i.test(value.trim())) return undefined;
  return value.trim().replace(/\/+$/, '');
}

/**
 * The storage key of the token, the same as in other front ends of MeEdu. An inline script imports this file, so it
 * must not call functions at the top level: the build could not remove their code from that script.
 */
export const TOKEN_NAME = 'meedu-user-token';
/** The storage key of the server's generation at the last visit (src/boot/early-requests.ts). */
export const GENERATION_NAME = 'course-site-generation';
/** The storage key of what src/domain/home/nothing-learned.ts stores. */
export const NOTHING_LEARNED_NAME = 'course-site-nothing-learned';
