/** What a right value is; `deploy/set-settings.sh` has the same sentences. The operator reads them on the console. */
export const EXPECTED: Readonly<Record<string, string>> = {
  api_url: 'http(s) 地址，不带 ? 和 #，或 /api 这样的路径',
  vip: 'on 或 off',
  phone_site: 'hash 或 history',
  brand_colour: '颜色，如 #3ca7fa',
  policy_hosts: '不带路径的地址，如 https://videos.example.com 或 https://*.example.com，几个用空格分开',
  scripts: '文件的 https 地址，或 /statistics.js 这样的路径，几个用空格分开',
  wechat_sharing: 'on 或 off',
  unavailable_text: '一行文字',
  error_url: 'http(s) 地址，或 /errors 这样的路径',
};
export const WRONG_SIGN = '不能有 < 和控制字符';
export const NO_NAME = '要写成 name = value';
export const TWICE = '只能写一次';
export const QUOTED = '不要加引号';
export const unknownName = (names: string) => `没有这个名字；名字有 ${names}`;
export const expected = (what = '') => `应该是：${what}`;
export const lineName = (number: number) => `第 ${String(number)} 行`;
export const ignored = (name: string, reason: string) => `设置 ${name} 无效：${reason}`;
