import { createHash } from 'node:crypto';

/** What every page of the site may load and run, on any server (SECURITY.md). */
const POLICY = {
  'default-src': ["'none'"],
  'script-src': ["'self'"],
  'style-src': ["'self'"],
  // Logos, avatars and captchas may be on any host that the owner uses.
  'img-src': ["'self'", 'data:', 'https:', 'http:'],
  // Video and audio of courses and texts, only by http(s), and `blob:` for streams, which the page assembles itself.
  'media-src': ["'self'", 'blob:', 'https:', 'http:'],
  // A sandboxed video of another site: in a text after the visitor has pressed play (docs/decisions/0011-rich-text.md),
  // or as a lesson.
  'frame-src': ['https:'],
  'font-src': ["'self'"],
  // The page itself makes the manifest, from the server's configuration (src/adapters/browser/web-manifest.ts).
  'manifest-src': ['data:'],
  // Scripts fetch the segments of a stream from any host that stores them (docs/decisions/0016-videos.md).
  'connect-src': ["'self'", 'https:', 'http:'],
  'form-action': ["'self'"],
  'frame-ancestors': ["'none'"],
  'base-uri': ["'none'"],
  'object-src': ["'none'"],
  // No text becomes HTML or script by assignment, except by a policy with one of these names. Each name can be created
  // once per page. Our code creates it first, so injected code cannot.
  'require-trusted-types-for': ["'script'"],
  // URLs of chunks (webpack.config.ts), HTML of editors (the sanitiser's own), and JSON
  // (src/ui/courses/detail/json-ld.ts).
  'trusted-types': ['webpack', 'dompurify', 'json-ld'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

type Directive = keyof typeof POLICY;

/**
 * Additional sources for some directives: `{ 'connect-src': ['https://api.example.com'] }` for an API on another host.
 */
export type ExtraSources = Readonly<Partial<Record<Directive, readonly string[]>>>;

/**
 * Returns the content security policy of a page, as the value of its header. It allows inline scripts and stylesheets
 * of `html` by their hashes, and no others, so it must be computed from the page that is served.
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

/** The sources of the inline scripts or stylesheets of a document. */
export function hashesOf(element: 'script' | 'style', html: string): readonly string[] {
  return (
    [...html.matchAll(new RegExp(`<${element}\\b([^>]*)>(.*?)</${element}>`, 'gis'))]
      // Scripts with a `src` and data blocks need no hash.
      .filter(([, attributes = '']) => !NOT_RUN.test(attributes))
      .map(([, , text = '']) => hashSource(text))
  );
}

/** Attributes of a script that loads a file, or that no browser runs: settings and structured data. */
const NOT_RUN = /(?:^|\s)(?:src\s*=|type\s*=\s*"(?:text\/plain|application\/ld\+json)")/i;

/** The source that allows an inline script or stylesheet with this text. */
export function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
