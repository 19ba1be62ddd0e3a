/** All settings that exist (docs/settings.md). */
export const SETTING_NAMES: readonly string[] = [
  'api_url',
  'vip',
  'phone_site',
  'brand_colour',
  'policy_hosts',
  'scripts',
  'error_url',
];

/**
 * Parses settings: one `name = value` per line; empty lines and lines that begin with `#` are skipped. An invalid line
 * is returned under its line number, so that the caller can report it.
 */
export function parseSettings(text: string): Readonly<Record<string, string>> {
  return Object.fromEntries(
    text.split('\n').flatMap((line, index): readonly (readonly [string, string])[] => {
      const [, name, value = ''] = /^\s*(\w+)\s*=\s*(.*?)\s*$/.exec(line) ?? [];
      if (name !== undefined) return [[name, value]];
      return /^\s*[^#\s]/.test(line) ? [[`line ${String(index + 1)}`, line.trim()]] : [];
    }),
  );
}
