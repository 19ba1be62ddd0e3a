import type { Diagnosis } from './finding.js';

/** The doctor's sentences about the site that is served at `--origin`, and about its snapshots. */
const diagnosis = (wrong: string, cure: string): Diagnosis => ({ wrong, cure });

/** Also docs/deploy.md#改设置地址或证书 and the scripts themselves: one way for each way of installing. */
export const APPLY_SETTINGS =
  '让设置生效：用 release.sh 安装的，运行 sh /var/www/course-site/current/deploy/release.sh configure；只用 configure.sh 的，重新运行它并重新加载 nginx；容器，重新创建它（docs/deploy.md 的“改设置、地址或证书”）。';

const RUN_AGAIN = '运行一次 deploy/snapshots/run.sh 看它报告什么，并检查定时任务（docs/deploy.md 的“快照”）。';

export const NO_SNAPSHOTS =
  '前台网站没有快照：搜索引擎和微信、QQ 的链接预览只看到空白的页面。要让它们看到内容，定时运行 npm run snapshots，并设置 SNAPSHOTS（docs/deploy.md 的“快照”）。';
export const pagesFine = (count: number) => `${count} 种页面不运行脚本也有标题和描述，快照没有过期。`;
export const PAGE_HAS_NONE = diagnosis(
  '这个页面没有快照，搜索引擎和链接预览看不到它的内容。',
  `刚发布新版本或改过设置时，快照要重新生成：${RUN_AGAIN}`,
);
export const NO_TITLE = diagnosis('这个页面的 HTML 里没有标题。', RUN_AGAIN);
export const NO_DESCRIPTION = diagnosis('这个页面的 HTML 里没有描述（meta description）。', RUN_AGAIN);
export const tooOld = (hours: number) => diagnosis(`这个页面的快照是 ${hours} 小时以前的。`, RUN_AGAIN);

export const sitemapFine = (count: number) => `sitemap.xml 里有 ${count} 个网址。`;
export const sitemapGone = (summary: string) => diagnosis(`读不到网站地图（${summary}）。`, RUN_AGAIN);
export const elsewhere = (address: string) =>
  diagnosis(
    `网站地图里有别的网站的网址，例如 ${address}，搜索引擎会忽略它们。`,
    '运行快照时，SITE_ADDRESS（--site）要写访客使用的网址，与 --origin 相同。',
  );
export const ROBOTS_FINE = '允许搜索引擎收录。';
export const robotsGone = (summary: string) => diagnosis(`读不到 robots.txt（${summary}）。`, RUN_AGAIN);
export const ALL_FORBIDDEN = diagnosis(
  'robots.txt 禁止搜索引擎收录整个网站（Disallow: /）。',
  '删掉这一行；如果构建的文件夹里有自己的 robots.txt，它优先于快照的。',
);
export const NO_SITEMAP_NAMED = diagnosis(
  'robots.txt 没有写明网站地图。',
  '在 robots.txt 里加一行 Sitemap: 和 sitemap.xml 的完整网址。',
);

// The document.
const UPLOAD =
  '用 release.sh 安装的，再安装一次发布包；其他的，把同一次构建的整个 dist 文件夹（包括 assets）重新放到 SITE_ROOT，让 nginx 能读它（chmod -R a+rX）。';
export const siteFine = (version: string) => `是本前台网站，${version}。`;
export const versionOf = (version: string, build: string) => `版本 ${version}，构建 ${build}`;
export const builtAs = (version: string) => `没有 version.json，index.html 的版本是 ${version}`;
export const siteSilent = (wrong: string) =>
  diagnosis(`前台网站打不开：${wrong}`, '检查网站的地址、域名解析和 nginx。');
export const siteStatus = (summary: string) =>
  diagnosis(
    `首页没有正常响应（${summary}）。`,
    `检查 nginx 的 root（SITE_ROOT）里有没有 index.html。没有，或 nginx 不能读它：${UPLOAD}`,
  );
export const siteElsewhere = (address: string) =>
  diagnosis(`首页被转到了 ${address}。`, '--origin 要写访客最后看到的地址。');
export const NGINX_WELCOME = diagnosis(
  '这里是 nginx 的欢迎页，不是前台网站。',
  `检查 SERVER_NAME 和 LISTEN，停用 nginx 自带的默认站点，然后${APPLY_SETTINGS}`,
);
export const notThisSite = (title: string) =>
  diagnosis(
    `这里不是本前台网站（${title === '' ? '没有标题' : `标题是“${title}”`}）。`,
    `检查域名解析、端口，SERVER_NAME 和 SITE_ROOT，以及 nginx 的别的文件有没有写同一个域名，然后${APPLY_SETTINGS}`,
  );
export const documentOfOtherType = (type: string) =>
  diagnosis(
    `index.html 的类型是 ${type}：浏览器不会把它当作网页显示。`,
    '让服务器以 Content-Type: text/html; charset=utf-8 发送 index.html。',
  );
export const documentOfOtherCharset = (type: string) =>
  diagnosis(
    `index.html 的 Content-Type 是“${type}”，文件却是 UTF-8：中文会变成乱码。`,
    '让服务器以 Content-Type: text/html; charset=utf-8 发送 index.html。',
  );
export const DOCUMENT_CUT = diagnosis('index.html 不完整，结尾不见了：上传中断，或者磁盘已满。', UPLOAD);

// Its scripts and styles.
export const EMPTY_FILE = '文件是空的';
export const filesFine = (count: number) => `index.html 里的 ${count} 个脚本和样式都可以取得。`;
export const filesMissing = (count: number, all: number, summary: string) =>
  diagnosis(`index.html 里的 ${all} 个脚本和样式有 ${count} 个取不到（${summary}）。`, UPLOAD);
export const filesOfOtherType = (count: number, type: string) =>
  diagnosis(
    `有 ${count} 个脚本或样式的类型是 ${type}，浏览器不会使用它们。`,
    '让服务器按扩展名写 Content-Type：.js 是 text/javascript，.css 是 text/css。',
  );

// The policy.
const OF_THIS_BUILD = `策略和构建要一起换，CDN 自己加的策略也要换。${APPLY_SETTINGS}`;
export const INLINE_FINE = '安全策略属于这个构建，允许它的全部内联脚本和样式。';
export const inlineBlocked = (scripts: number, styles: number) =>
  diagnosis(
    `安全策略属于另一个构建：浏览器会拦截 ${scripts} 段内联脚本和 ${styles} 段内联样式，它们因此不起作用。`,
    OF_THIS_BUILD,
  );
export const ownScriptsBlocked = diagnosis("安全策略的 script-src 不允许前台网站自己的脚本（'self'）。", OF_THIS_BUILD);
export const NO_POLICY = diagnosis(
  '前台网站没有 Content-Security-Policy：网站可以使用，但少了一层防护。',
  '把构建里 content-security-policy.txt 的内容作为这个响应头发送（docs/deploy.md 的“安全策略”）。',
);

// The settings.
export const settingsFine = (names: string) => (names === '' ? '没有设置，全部用默认值。' : `都有效：${names}。`);
export const settingIgnored = (reason: string) =>
  diagnosis(
    `这一项设置无效，前台网站会忽略它：${reason}。`,
    `改正这一行（docs/settings.md 的“写法”），然后${APPLY_SETTINGS}`,
  );
export const settingBlocked = (name: string, host: string) =>
  diagnosis(
    `设置 ${name} 要用 ${host}，安全策略不允许，浏览器会拦截。`,
    `把它写进设置文件，不要直接写进 index.html，然后${APPLY_SETTINGS}`,
  );
export const insecureSetting = (name: string) =>
  diagnosis(
    `前台网站是 https，设置 ${name} 却是 http 的地址，浏览器会拦截。`,
    `把这个地址改成 https://（那台服务器要有证书），或者改成本站的路径，然后${APPLY_SETTINGS}`,
  );
export const apiFine = (address: string) => `前台网站使用的接口 ${address} 有响应。`;
export const apiUnknown = 'index.html 里的脚本设置了 window.meedu_api_url，没有检查前台网站使用哪个接口。';
export const apiDead = (wrong: string) =>
  diagnosis(
    `前台网站使用的接口不能用：${wrong}访客只看到空白的页面（或 unavailable_text）。`,
    '检查设置 api_url，以及 nginx 的 API_SERVER 和它转发的路径。',
  );

// How it is served.
export const fallbackFine = '页面的地址都由前台网站响应，不存在的文件返回 404。';
export const movedTo = (address: string) => `被转到 ${address}`;
export const noFallback = (paths: string, summary: string) =>
  diagnosis(
    `${paths} 没有得到前台网站的页面（${summary}）：访客刷新、收藏或分享页面后打不开。`,
    '没有对应文件的地址都要以状态 200 返回 index.html（docs/deploy.md 的“任意 Web 服务器”）。',
  );
export const missingIsDocument = (summary: string) =>
  diagnosis(
    `不存在的脚本没有返回 404（${summary}）：发布新版本后，打开着的旧页面会把它当作脚本。`,
    '/assets/ 下不存在的文件返回 404，不要返回 index.html。',
  );
export const cachingFine = 'index.html 每次都重新确认，脚本长期缓存，也都压缩。';
export const documentCached = (value: string) =>
  diagnosis(
    `index.html 的 Cache-Control 是“${value}”：浏览器和 CDN 会缓存它，访客在发布之后仍用旧的版本。`,
    '让 index.html 带 Cache-Control: no-cache（最多缓存五分钟）。',
  );
const REFRESH = '刷新 CDN 的 /，并让它最多缓存 index.html 五分钟（docs/deploy.md 的“CDN 和对象存储”）。';
export const documentOld = (minutes: number) =>
  diagnosis(`CDN 给的 index.html 是 ${minutes} 分钟以前的（Age）：访客在发布之后仍用旧的版本。`, REFRESH);
export const documentOfOtherVersion = (version: string, newest: string) =>
  diagnosis(`index.html 是版本 ${version}，version.json 是 ${newest}：CDN 或代理给访客的是旧的版本。`, REFRESH);
export const documentUncontrolled = diagnosis(
  'index.html 没有 Cache-Control：浏览器自己估计缓存多久，访客在发布之后可能仍用旧的版本。',
  '让 index.html 带 Cache-Control: no-cache（docs/deploy.md 的“任意 Web 服务器”）。',
);
export const assetsUncached = (value: string) =>
  diagnosis(
    `脚本${value === '' ? '没有 Cache-Control' : `的 Cache-Control 是“${value}”`}：每次访问都要重新确认或下载。`,
    '让 /assets/ 带 Cache-Control: public, max-age=31536000, immutable。',
  );
export const notCompressed = (names: string) =>
  diagnosis(
    `${names} 没有压缩，首次打开要慢几倍。`,
    '发送文件旁边的 .br 或 .gz（nginx：brotli_static、gzip_static）。',
  );

// The certificate.
const RELOAD = '文件名没变的，运行 nginx -s reload；文件名变了的，改 TLS_CERTIFICATE 和 TLS_KEY 之后' + APPLY_SETTINGS;
export const certificateFine = (day: string, days: number) => `有效期到 ${day}，还有 ${days} 天。`;
export const certificateExpired = (day: string) =>
  diagnosis(`证书在 ${day} 过期了：浏览器不打开这个网站。`, `换上新的证书，${RELOAD}并检查自动续期的任务。`);
export const certificateEnds = (day: string, days: number) =>
  diagnosis(`证书还有 ${days} 天过期（${day}）。`, '检查自动续期的任务。');
export const certificateRefused = (reason: string) =>
  diagnosis(`浏览器不信任这个证书（${reason}）。`, `证书要由公认的机构签发，写有这个域名，并带全中间证书。${RELOAD}`);
