/** Host and port; the policy of the page needs this form. */
const HOST = '[a-z\\d]([a-z\\d.-]*[a-z\\d])?(:(\\d{1,4}|[1-5]\\d{4}|6[0-5]\\d{3}))?';
/** A character of a path or query. */
const SIGN = '[!#-&(-;=?-Z_a-z~]';
/** The same without `?` and `#`. */
const API_SIGN = '[!$-&(-;=@-Z_a-z~]';

/**
 * The pattern of the values of each setting (docs/settings.md#grammar), and the words that describe a right value.
 * `deploy/set-settings.sh` has the same patterns and sentences; `test/support/settings-cases.ts` tests both.
 */
const GRAMMAR: Readonly<Record<string, readonly [pattern: string, expected: string]>> = {
  api_url: [
    `https?://${HOST}(/${API_SIGN}*)?|/(?!/)${API_SIGN}*`,
    'an http(s) address without ? and #, or a path such as /api',
  ],
  vip: ['on|off', 'on or off'],
  phone_site: ['hash|history', 'hash or history'],
  brand_colour: ['#([\\da-f]{3}){1,2}', 'a colour such as #3ca7fa'],
  policy_hosts: [
    listOf(`https?://(\\*\\.)?${HOST}`),
    'addresses without a path, such as https://videos.example.com or https://*.example.com',
  ],
  scripts: [listOf(`(https://${HOST})?/(?!/)${SIGN}*`), 'https addresses of files, or paths such as /statistics.js'],
  wechat_sharing: ['on|off', 'on or off'],
  unavailable_text: ['.*', 'one line of text'],
  error_url: [`https?://${HOST}(/${SIGN}*)?|/(?!/)${SIGN}*`, 'an http(s) address, or a path such as /errors'],
};

/** All settings that exist. */
export const SETTING_NAMES: readonly string[] = Object.keys(GRAMMAR);

export interface ParsedSettings {
  /** Valid values that are not empty. Where letter case does not matter, the letters are small. */
  readonly settings: Readonly<Record<string, string>>;
  /** The ignored settings or lines, each with its name or as `line 3`, and the reason. */
  readonly wrong: readonly { readonly name: string; readonly reason: string }[];
}

/** Parses the lines of docs/settings.md#grammar. A wrong line has no effect on the other lines. */
export function parseSettings(text: string): ParsedSettings {
  const settings: Record<string, string> = {};
  const wrong: { name: string; reason: string }[] = [];
  const seen = new Set<string>();
  text
    .replace(/^\uFEFF/, '')
    .split('\n')
    .forEach((ended, index) => {
      const line = ended.replace(/\r$/, '');
      const [, written = '', value = ''] = /^[ \t]*(\w+)[ \t]*=[ \t]*(.*?)[ \t]*$/s.exec(line) ?? [];
      const name = written.toLowerCase();
      const reason = whyWrong(line, name, value, seen);
      seen.add(name);
      if (reason !== undefined) wrong.push({ name: written || `line ${String(index + 1)}`, reason });
      else if (value !== '')
        settings[name] = /^(vip|phone_site|wechat_sharing)$/.test(name) ? value.toLowerCase() : value;
    });
  return { settings, wrong };
}

function whyWrong(line: string, name: string, value: string, seen: ReadonlySet<string>): string | undefined {
  // A `<` could end the element that holds the settings.
  if (/[^\t -;=-~\u0080-\uFFFF]/.test(line)) return 'it must have no < and no control character';
  if (name === '') return /^[ \t]*(#|$)/.test(line) ? undefined : 'it must be written as name = value';
  const rule = SETTING_NAMES.includes(name) ? GRAMMAR[name] : undefined;
  if (!rule) return `there is none of that name; the names are ${SETTING_NAMES.join(', ')}`;
  if (seen.has(name)) return 'it must be set only once';
  if (/^(["']).*\1$/.test(value)) return 'it must be written without quotes';
  const [pattern, expected] = rule;
  return value === '' || new RegExp(`^(${pattern})$`, 'is').test(value) ? undefined : `it must be ${expected}`;
}

function listOf(pattern: string): string {
  return `${pattern}([ \\t]+${pattern})*`;
}
