/** All that there are (docs/settings.md). */
export const SETTING_NAMES: readonly string[] = ['api_url', 'vip', 'phone_site', 'brand_colour', 'policy_hosts'];

/**
 * The settings in a text: one `name = value` a line, empty lines and those that begin with `#` for people
 * (docs/settings.md). A line that is none of these is kept under its number, for whoever says what is wrong.
 */
export function settingsIn(text: string): Readonly<Record<string, string>> {
  return Object.fromEntries(
    text.split('\n').flatMap((line, place): readonly (readonly [string, string])[] => {
      const [, name, value = ''] = /^\s*(\w+)\s*=\s*(.*?)\s*$/.exec(line) ?? [];
      if (name !== undefined) return [[name, value]];
      return /^\s*[^#\s]/.test(line) ? [[`line ${String(place + 1)}`, line.trim()]] : [];
    }),
  );
}
