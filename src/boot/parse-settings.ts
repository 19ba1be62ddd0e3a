import * as strings from './settings.strings.js';

/** Host and port; the policy of the page needs this form. */
const HOST = '[a-z\\d]([a-z\\d.-]*[a-z\\d])?(:(\\d{1,4}|[1-5]\\d{4}|6[0-5]\\d{3}))?';
/** A character of a path or query. */
const SIGN = '[!#-&(-;=?-Z_a-z~]';
/** The same without `?` and `#`. */
const API_SIGN = '[!$-&(-;=@-Z_a-z~]';

/**
 * The pattern of the values of each setting (docs/settings.md#写法). `deploy/set-settings.sh` has the same patterns and
 * sentences; `test/support/settings-cases.ts` tests both.
 */
const GRAMMAR: Readonly<Record<string, string>> = {
  api_url: `https?://${HOST}(/${API_SIGN}*)?|/(?!/)${API_SIGN}*`,
  vip: 'on|off',
  phone_site: 'hash|history',
  brand_colour: '#([\\da-f]{3}){1,2}',
  policy_hosts: listOf(`https?://(\\*\\.)?${HOST}`),
  // With commas between them several addresses would be one.
  scripts: `(?!.*,([ \\t/]|$|https?:))${listOf(`(https://${HOST})?/(?!/)${SIGN}*`)}`,
  wechat_sharing: 'on|off',
  unavailable_text: '.*',
  error_url: `https?://${HOST}(/${SIGN}*)?|/(?!/)${SIGN}*`,
};

/** All settings that exist. */
export const SETTING_NAMES: readonly string[] = Object.keys(GRAMMAR);

export interface ParsedSettings {
  /** Valid values that are not empty. Where letter case does not matter, the letters are small. */
  readonly settings: Readonly<Record<string, string>>;
  /** The ignored settings or lines, each with its name or as `第 3 行`, and the reason. */
  readonly wrong: readonly { readonly name: string; readonly reason: string }[];
}

/** Parses the lines of docs/settings.md#写法. A wrong line has no effect on the other lines. */
export function parseSettings(text: string): ParsedSettings {
  const settings: Record<string, string> = {};
  const wrong: { name: string; reason: string }[] = [];
  const seen = new Set<string>();
  text
    .replace(/^\uFEFF/, '')
    .split('\n')
    .forEach((ended, index) => {
      const line = ended.replace(/\r$/, '');
      const [, written = '', value = ''] = /^[ \t]*([^ \t#=][^ \t=]*)[ \t]*=[ \t]*(.*?)[ \t]*$/s.exec(line) ?? [];
      const name = written.toLowerCase();
      const reason = whyWrong(line, name, value, seen);
      seen.add(name);
      if (reason !== undefined) wrong.push({ name: written || strings.lineName(index + 1), reason });
      else if (value !== '')
        settings[name] = /^(vip|phone_site|wechat_sharing)$/.test(name) ? value.toLowerCase() : value;
    });
  return { settings, wrong };
}

function whyWrong(line: string, name: string, value: string, seen: ReadonlySet<string>): string | undefined {
  // A `<` could end the element that holds the settings.
  if (/[^\t -;=-~\u0080-\uFFFF]/.test(line)) return strings.WRONG_SIGN;
  if (name === '') return /^[ \t]*(#|$)/.test(line) ? undefined : strings.NO_NAME;
  const pattern = SETTING_NAMES.includes(name) ? GRAMMAR[name] : undefined;
  if (pattern === undefined) return strings.unknownName(SETTING_NAMES.join(', '));
  if (seen.has(name)) return strings.TWICE;
  if (/^(["']).*\1$/.test(value)) return strings.QUOTED;
  return value === '' || new RegExp(`^(${pattern})$`, 'is').test(value)
    ? undefined
    : strings.expected(strings.EXPECTED[name]);
}

function listOf(pattern: string): string {
  return `${pattern}([ \\t]+${pattern})*`;
}
