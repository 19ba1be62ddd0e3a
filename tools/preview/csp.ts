import { createHash } from 'node:crypto';

/** What every page of the site may do, whoever serves it (SECURITY.md). */
const POLICY = {
  'default-src': ["'none'"],
  'script-src': ["'self'"],
  'style-src': ["'self'"],
  // Logos, avatars and captchas come from wherever the owner keeps them.
  'img-src': ["'self'", 'data:', 'https:', 'http:'],
  // Films and sounds of courses and texts too, from http(s) alone; a stream is put together in the page itself.
  'media-src': ["'self'", 'blob:', 'https:', 'http:'],
  // A film of another site, sandboxed: in a text once a visitor has asked for it (docs/decisions/0011), or as a lesson.
  'frame-src': ['https:'],
  'font-src': ["'self'"],
  // The pieces of a stream are asked for by script, wherever a cloud keeps them (docs/decisions/0016).
  'connect-src': ["'self'", 'https:', 'http:'],
  'form-action': ["'self'"],
  'frame-ancestors': ["'none'"],
  'base-uri': ["'none'"],
  'object-src': ["'none'"],
  // No text becomes HTML or a script by assignment, but by a policy of these names; each can be made once, and by us.
  'require-trusted-types-for': ["'script'"],
  // Addresses of chunks (webpack.config.ts), texts of editors (the sanitiser's own), and JSON
  // (src/ui/pages/course-detail/json-ld.ts).
  'trusted-types': ['webpack', 'dompurify', 'json-ld'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

type Directive = keyof typeof POLICY;

/** More sources for some directives: `{ 'connect-src': ['https://api.example.com'] }` for an API elsewhere. */
export type ExtraSources = Readonly<Partial<Record<Directive, readonly string[]>>>;

/**
 * The content security policy of a page, as the value of its header. The inline scripts and sheets of `html` are
 * allowed by their hashes and nothing else inline is, so it has to be computed from the very page that is served.
 */
export function contentSecurityPolicy(html: string, extra: ExtraSources = {}): string {
  const more: Readonly<Record<string, readonly string[]>> = extra;
  const directives = Object.entries({
    ...POLICY,
    'script-src': [...POLICY['script-src'], ...hashesOf('script', html)],
    'style-src': [...POLICY['style-src'], ...hashesOf('style', html)],
  });
  return directives
    .map(([directive, sources]) => [directive, ...sources, ...(more[directive] ?? [])].join(' '))
    .join('; ');
}

function hashesOf(element: 'script' | 'style', html: string): readonly string[] {
  return (
    [...html.matchAll(new RegExp(`<${element}\\b([^>]*)>(.*?)</${element}>`, 'gis'))]
      // What has a file of its own, and what is no script but data.
      .filter(([, attributes = '']) => !/(?:^|\s)(?:src\s*=|type\s*=\s*"text\/plain")/i.test(attributes))
      .map(([, , text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)
  );
}
