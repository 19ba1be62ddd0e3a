/**
 * The grammar of docs/settings.md#写法 as cases. Script, container and site run all of them
 * (test/deploy/settings-grammar.test.ts, test/boot/parse-settings.test.ts).
 */
export interface ValueCase {
  readonly name: string;
  readonly value: string;
  /** Why it is refused; an accepted value has none. */
  readonly wrong?: string;
}

const API_URL = '应该是：http(s) 地址，不带 ? 和 #，或 /api 这样的路径';
const HOSTS = '应该是：不带路径的地址，如 https://videos.example.com 或 https://*.example.com，几个用空格分开';
const SCRIPTS = '应该是：文件的 https 地址，或 /statistics.js 这样的路径，几个用空格分开';
const ERROR_URL = '应该是：http(s) 地址，或 /errors 这样的路径';
const COLOUR = '应该是：颜色，如 #3ca7fa';
const UNQUOTED = '不要加引号';
const UNKNOWN =
  '没有这个名字；名字有 api_url, vip, phone_site, brand_colour, policy_hosts, scripts, wechat_sharing, unavailable_text, error_url';
const SIGNS = '不能有 < 和控制字符';

export const REFUSED_VALUES: readonly Required<ValueCase>[] = [
  { name: 'api_url', value: 'api.example.com', wrong: API_URL },
  { name: 'api_url', value: 'httpp://api.example.com', wrong: API_URL },
  { name: 'api_url', value: 'http:/api.example.com', wrong: API_URL },
  { name: 'api_url', value: 'https://', wrong: API_URL },
  { name: 'api_url', value: '//api.example.com', wrong: API_URL },
  { name: 'api_url', value: '"https://api.example.com"', wrong: UNQUOTED },
  { name: 'api_url', value: "'/api'", wrong: UNQUOTED },
  { name: 'api_url', value: '“/api”', wrong: API_URL },
  { name: 'api_url', value: 'https://api.example.com;', wrong: API_URL },
  { name: 'api_url', value: 'https://a&b.example.com', wrong: API_URL },
  { name: 'api_url', value: "https://a.example.com; script-src 'unsafe-inline'", wrong: API_URL },
  { name: 'api_url', value: 'https://me:password@api.example.com', wrong: API_URL },
  { name: 'api_url', value: 'https://api.example.com:70000', wrong: API_URL },
  { name: 'api_url', value: 'https://接口.example.com', wrong: API_URL },
  { name: 'api_url', value: 'https://api.example.com?v=2', wrong: API_URL },
  { name: 'api_url', value: '/api /v2', wrong: API_URL },
  { name: 'api_url', value: '/api\\v2', wrong: API_URL },
  { name: 'api_url', value: '</script>', wrong: SIGNS },
  { name: 'api_url', value: '/a\u0007', wrong: SIGNS },
  { name: 'vip', value: 'no', wrong: '应该是：on 或 off' },
  { name: 'vip', value: '1', wrong: '应该是：on 或 off' },
  { name: 'vip', value: 'on # 会员', wrong: '应该是：on 或 off' },
  { name: 'vip', value: '"off"', wrong: UNQUOTED },
  { name: 'phone_site', value: 'constructor', wrong: '应该是：hash 或 history' },
  { name: 'brand_colour', value: 'red', wrong: COLOUR },
  { name: 'brand_colour', value: 'c81e3c', wrong: COLOUR },
  { name: 'brand_colour', value: '#c81e', wrong: COLOUR },
  { name: 'brand_colour', value: 'rgb(1,2,3)', wrong: COLOUR },
  { name: 'policy_hosts', value: "'unsafe-inline'", wrong: UNQUOTED },
  { name: 'policy_hosts', value: 'https:', wrong: HOSTS },
  { name: 'policy_hosts', value: '*', wrong: HOSTS },
  { name: 'policy_hosts', value: 'videos.example.org', wrong: HOSTS },
  { name: 'policy_hosts', value: 'https://a.example https://b.example/path', wrong: HOSTS },
  { name: 'policy_hosts', value: 'https://a.example, https://b.example', wrong: HOSTS },
  { name: 'policy_hosts', value: 'https://a.example;script-src', wrong: HOSTS },
  { name: 'scripts', value: '/own.js http://a.example/s.js', wrong: SCRIPTS },
  { name: 'scripts', value: '//a.example/s.js', wrong: SCRIPTS },
  { name: 'scripts', value: 'a.js', wrong: SCRIPTS },
  { name: 'scripts', value: '/a.js, /b.js', wrong: SCRIPTS },
  { name: 'scripts', value: 'https://a.example/a.js,https://b.example/b.js', wrong: SCRIPTS },
  { name: 'scripts', value: '/a.js,', wrong: SCRIPTS },
  { name: 'scripts', value: "https://a.example/'x'", wrong: SCRIPTS },
  { name: 'scripts', value: 'https://a.example', wrong: SCRIPTS },
  { name: 'wechat_sharing', value: 'yes', wrong: '应该是：on 或 off' },
  { name: 'error_url', value: 'errors.example.com', wrong: ERROR_URL },
  { name: 'error_url', value: 'mailto:admin@example.com', wrong: ERROR_URL },
  { name: 'error_url', value: '//errors.example.com/e', wrong: ERROR_URL },
  { name: 'unavailable_text', value: '请<b>稍后</b>再来', wrong: SIGNS },
  { name: 'brand_color', value: '#c81e3c', wrong: UNKNOWN },
  { name: 'h5_url', value: 'https://m.example.com', wrong: UNKNOWN },
];

/** `read` is the value that has effect, where it is not the written one. */
export const ACCEPTED_VALUES: readonly (ValueCase & { readonly read?: string })[] = [
  { name: 'api_url', value: 'https://api.example.com' },
  { name: 'api_url', value: 'http://127.0.0.1:8000/v1//' },
  { name: 'api_url', value: 'HTTPS://API.Example.com/V1' },
  { name: 'api_url', value: 'https://api.example.com:65535' },
  { name: 'api_url', value: 'https://api.example.com/a;b&c=$1' },
  { name: 'api_url', value: '/api' },
  { name: 'api_url', value: '/' },
  { name: 'vip', value: 'Off', read: 'off' },
  { name: 'phone_site', value: 'HISTORY', read: 'history' },
  { name: 'brand_colour', value: '#C81e3c' },
  { name: 'brand_colour', value: '#c13' },
  { name: 'policy_hosts', value: 'https://*.example.com \t http://videos.example.org:8443' },
  { name: 'policy_hosts', value: 'HTTPS://Videos.example.org' },
  { name: 'scripts', value: 'https://hm.example.com/hm.js?1*a&b;c /own.js' },
  { name: 'scripts', value: 'https://a.example/?v=1,2' },
  { name: 'scripts', value: 'HTTPS://chat.example.org:8443/c#d' },
  { name: 'unavailable_text', value: '网站维护中，请拨打 "010-1234" & 稍后再来；谢谢\\n$1' },
  { name: 'error_url', value: 'https://Errors.example.com/collect?site=1&v=2' },
  { name: 'error_url', value: 'http://errors.example.com' },
  { name: 'error_url', value: '/errors?a;b' },
  { name: 'wechat_sharing', value: 'On', read: 'on' },
];

interface FileCase {
  readonly title: string;
  readonly text: string;
  readonly settings: Readonly<Record<string, string>>;
  /** What is reported: the place and the reason. */
  readonly wrong?: readonly [name: string, reason: string];
}

/** What is about lines. A container has variables instead. */
export const FILES: readonly FileCase[] = [
  {
    title: 'comments, blank lines and blanks are ignored',
    text: '# 接口 vip = no\n\n \t\n  vip=off  \n\tphone_site\t=\thistory',
    settings: { vip: 'off', phone_site: 'history' },
  },
  {
    title: 'a byte order mark and the line ends of Windows are ignored',
    text: '\uFEFFapi_url = https://api.example.com\r\nvip = off\r',
    settings: { api_url: 'https://api.example.com', vip: 'off' },
  },
  { title: 'names may have capital letters', text: 'VIP = off\n', settings: { vip: 'off' } },
  { title: 'an empty value is the default', text: 'api_url =\nvip = \r\n', settings: {} },
  { title: 'an empty file has no settings', text: '', settings: {} },
  {
    title: 'a line without an equals sign is refused',
    text: 'vip = on\nbrand colour: blue\n',
    settings: { vip: 'on' },
    wrong: ['第 2 行', '要写成 name = value'],
  },
  { title: 'a name with a hyphen is none', text: 'api-url = /api\n', settings: {}, wrong: ['api-url', UNKNOWN] },
  { title: 'a Chinese name is none', text: '接口=/api\n', settings: {}, wrong: ['接口', UNKNOWN] },
  {
    title: 'a line without a name is refused',
    text: '= off\nvip = on\n',
    settings: { vip: 'on' },
    wrong: ['第 1 行', '要写成 name = value'],
  },
  {
    title: 'the equals sign of a Chinese keyboard is refused',
    text: 'vip＝off\n',
    settings: {},
    wrong: ['第 1 行', '要写成 name = value'],
  },
  {
    title: 'a setting that is set twice is refused',
    text: 'vip = on\nVip = off\n',
    settings: { vip: 'on' },
    wrong: ['Vip', '只能写一次'],
  },
  {
    title: 'a comment with "<" is refused, because it could end the element of the settings',
    text: 'vip = on\n# </script>\n',
    settings: { vip: 'on' },
    wrong: ['第 2 行', SIGNS],
  },
  {
    title: 'a line end of an old Macintosh is refused',
    text: 'vip = on\rphone_site = hash\n',
    settings: {},
    wrong: ['vip', SIGNS],
  },
];
