import { isolated } from '../../src/domain/text/isolated.js';

/** The sentences of the snapshot command; those with a variable part are functions. All but the last are printed. */
export const USAGE = `用法：npm run snapshots -- --api http://服务器地址 --site https://前台网站地址 --out 文件夹
  --build 文件夹   构建好的前台网站，里面的 index.html 就是对外提供的那一份；默认 dist
  --host 主机名    请求里的 Host，和 nginx 转发的一样（API_HOST）；--api 是内网地址时默认是前台网站的主机名
  --rate 次数      每分钟最多访问服务器多少次，默认 60（服务器对一个访客最多允许 120 次）
  --expire 小时    多久没有更新成功的快照就删除，默认 24`;

export const missing = (name: string) => `没有填写 --${name}。`;
export const notAddress = (name: string, text: string) =>
  `--${name} 的“${text}”不是完整的网址：要以 http:// 或 https:// 开头，并且有主机名。`;
export const SITE_HAS_PATH = '--site 只写协议、主机名和端口，例如 https://www.example.com。';
export const NO_TOKEN = '快照是给所有人看的，不能用学员的令牌或密码：请去掉命令行、网址或环境变量里的令牌。';
export const notNumber = (name: string, text: string) => `--${name} 必须是大于 0 的数字，不能是“${text}”。`;
export const unknownArgument = (text: string) => `不认识的参数：${text}。`;
export const noBuild = (file: string) => `找不到 ${file}：先运行 npm run build，或者用 --build 指定构建好的文件夹。`;
export const NO_ROOT = 'index.html 里没有 <div id="root">：它不是这个前台网站的构建结果。';
export const alreadyRunning = (owner: string) => `另一次快照（进程和主机：${owner}）正在写这个文件夹，这一次不运行。`;

export const begin = (api: string, site: string, out: string) => `为 ${site} 生成快照：内容来自 ${api}，写入 ${out}`;
export const CONTINUES = '上一次没有做完，从中断的地方继续。';
export const summary = (pages: number, written: number, removed: number) =>
  `${String(pages)} 个页面，写入 ${String(written)} 个，删除 ${String(removed)} 个。`;

export const problem = (where: string, what: string) => `问题：${where}：${what}`;
export const START = '服务器';
export const startFailed = (why: string) =>
  `站点配置、导航或课程分类取不到（${why}），这一次不更新，已有的快照到期前继续使用。`;
export const stopped = (failures: number, why: string) =>
  `连续 ${String(failures)} 个页面没有取到（${why}），这一次停在这里，下一次继续；已有的快照到期前继续使用。`;
export const FOLDER = '文件夹';
export const folderRefused = (path: string, why: string) =>
  `写不进 ${path}（${why}）：请检查磁盘空间和权限。这一次停在这里，已有的快照保留。`;
export const INTERRUPTED = '收到结束的信号，停在这里，下一次继续。';
export const notDrawn = (why: string) => `没有生成（${why}），保留上一份。`;
export const listFailed = (why: string) => `这个列表取不到（${why}），其中的页面保留。`;
export const UNSETTLED = '在时限内没有加载完';
export const SHOWS_ERROR = '页面显示加载失败';
export const EMPTY_LIST = '课程列表是空的，而以前有课程：多半是服务器出了问题，停止更新。';
export const tooManyGone = (gone: number, requested: number) =>
  `${String(requested)} 个课程里有 ${String(gone)} 个查不到，或者不在列表里：多半是服务器出了问题，停止更新，不删除课程。`;

/** What an answer of the server was, for the operator. */
export const WHY = {
  offline: '连不上服务器',
  timeout: '服务器在时限内没有响应',
  broken: '服务器内部出错',
  malformed: '响应不是接口数据',
  fault: '程序出错',
  'too-many': '请求太频繁（429）',
  unauthorized: '接口要求登录（401）',
  refused: '服务器拒绝了',
  missing: '服务器上没有这个内容',
  'no-route': '服务器没有这个接口',
  'not-yet': '服务器还没有结果',
} as const;

/** A category and a page of the course list, in the title and the description, for search engines. */
export const listName = (category: string, page: number): string =>
  [category === '' ? '' : `${isolated(category)}课程`, page > 1 ? `第${String(page)}页` : ''].filter(Boolean).join(' ');
export const listDescription = (name: string, general: string): string =>
  name === '' ? general : `${name}。${general}`;
