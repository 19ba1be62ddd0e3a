/** All sentences that the doctor prints. Those with a variable part are functions. */
export const SUBJECTS = {
  reach: '连接',
  config: '站点配置',
  logo: '网站 logo',
  navs: '导航菜单',
  links: '友情链接',
  captcha: '图形验证码',
  preflight: '跨域预检',
  cors: '跨域响应',
  qr: '微信扫码登录',
  protocols: '协议页面',
  phone: '手机站地址',
  server: '服务器地址',
  mixed: '混合内容',
  rate: '访问频率',
  generation: '服务器版本',
  site: '前台网站',
  files: '脚本和样式',
  settings: '站点设置',
  fallback: '页面地址',
  caching: '缓存和压缩',
  certificate: 'HTTPS 证书',
  policy: '安全策略',
  snapshots: '页面快照',
  sitemap: '网站地图',
  robots: 'robots.txt',
  blocks: '首页板块',
  slides: '轮播图',
  courses: '课程',
  comments: '评论',
  search: '搜索',
  payments: '支付',
  videos: '视频',
} as const;

export const CHECKED = '查看';
export const WRONG = '问题';
export const CURE = '办法';
export const title = (base: string, origin: string) => `检查服务器 ${base}（前台网站在 ${origin}）`;
export const ALL_WELL = '一切正常，前台网站可以使用这台服务器。';
export const usable = (warned: number) => `没有不通过的项目，有 ${warned} 项需要留意。`;
export const summaryOf = (failed: number, warned: number) => `${failed} 项不通过，${warned} 项需要留意。`;

export const USAGE = `用法：npm run doctor -- http://服务器地址 [--origin http://前台网站地址] [--from-proxy] [--json]
  服务器地址可以带路径，例如 http://host/api/；--origin 是前台网站对外的地址，填了就也检查前台网站，不填时按与服务器不同源检查。
  --from-proxy 在代理那台机器上用：按代理访问服务器的地址检查，看服务器是否信任它转发的访客地址。
  --json 供监控使用：输出 JSON。退出码：0 没有不通过的项目，1 有，2 命令写错了。
  环境变量 DOCTOR_TOKEN 是一个学员的令牌，有它才检查视频和支付：只有登录的学员能取得它们。`;
export const NO_ADDRESS = '没有填写服务器地址。';
export const ONE_ADDRESS = '一次只能检查一台服务器。';
export const badAddress = (text: string) => `“${text}”不是完整的网址：要以 http:// 或 https:// 开头，并且有主机名。`;
export const NO_PASSWORD = '网址里不要写用户名和密码：浏览器不会用它们访问接口。';

const diagnosis = (wrong: string, cure: string) => ({ wrong, cure });

export const configField = (name: string, value: string) => `站点配置 ${name}："${value}"`;
export const menuEntry = (name: string, url: string) => `“${name}”："${url}"`;

/** The setting with which a server behind a proxy distinguishes visitors (docs/api/README.md#rate-limit). */
const TRUST_THE_PROXY =
  '让代理传递访客的地址（nginx：proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;），并在服务器的环境变量 TRUSTED_PROXIES 里写上代理的地址。';

// No answer at all.
export const UNKNOWN_HOST = diagnosis('找不到这个主机名。', '检查主机名有没有写错，以及域名解析是否生效。');
export const REFUSED = diagnosis('主机拒绝了连接。', '检查端口号，并确认服务器上的服务（nginx、容器）已经启动。');
export const UNREACHABLE = diagnosis('网络不通，连接不到这台主机。', '检查防火墙、安全组和路由。');
export const SILENT = diagnosis(
  '在时限内没有收到完整的响应。',
  '检查防火墙是否丢弃了请求，以及服务器上的 PHP、数据库和 Redis 是否卡住。',
);
export const CUT = diagnosis(
  '连接中途断开了。',
  '查看 nginx 和 PHP 的错误日志；如果端口要求 HTTPS，请改用 https:// 开头的地址。',
);
export const badCertificate = (detail: string) =>
  diagnosis(
    `HTTPS 证书或加密连接有问题（${detail}）。`,
    '换上有效的证书并带全中间证书；如果端口没有 HTTPS，请改用 http:// 开头的地址。',
  );
export const REDIRECT_LOOP = diagnosis(
  '这个地址一直在跳转，停不下来。',
  '前面的 CDN 或代理多半用 http 访问一台又转到 https 的服务器：让它用 https 回源；它自己已经转到 https 的，也可以去掉源站的跳转（REDIRECT 写空值）。',
);
export const noAnswer = (detail: string) => diagnosis(`请求没有成功（${detail}）。`, '检查地址、端口和网络。');
export const redirected = (to: string) =>
  diagnosis(
    `接口请求被跳转到 ${to}。跨域预检不能跳转，POST 跳转后会丢失内容。`,
    '把跳转之后的地址设为接口地址，或者在代理上直接转发而不跳转。',
  );

// Answers that the site cannot use.
export const HTML = diagnosis(
  '响应是网页，不是接口数据（JSON）：这个地址指到了别处。',
  '检查代理把 /api/ 转到了哪里，或者在地址后面加上 /api/ 再试。',
);
export const htmlWhileApiAt = (base: string) => diagnosis(HTML.wrong, `接口在 ${base}：把它设为接口地址。`);
export const EMPTY = diagnosis('响应是空的。', '查看 PHP 的错误日志：程序多半在启动时就出错了。');
export const BROKEN_JSON = diagnosis(
  '响应不是完整的 JSON。',
  '检查代理是否截断了响应，以及 PHP 是否把警告打印到了响应里（关闭 display_errors）。',
);
export const NO_ENVELOPE = diagnosis(
  '响应是 JSON，但不是 MeEdu 接口的格式。',
  '确认这个地址是 MeEdu 服务器，而不是别的接口。',
);
export const missingField = (where: string) =>
  diagnosis(`响应里缺少必需的内容（${where}）。`, '确认服务器是 MeEdu 4.9.11 或更新的版本，并检查最近安装的插件。');
export const MAINTENANCE = diagnosis('服务器正在维护（503）。', '在服务器上运行 php artisan up 结束维护模式。');
export const BROKEN_INSIDE = diagnosis(
  '服务器内部出错（500）。',
  '多半是 Redis 无法连接：检查 Redis 是否启动，以及 .env 里的 REDIS_ 设置。',
);
export const SOMETHING_WRONG = '错误';
export const CRASHED = diagnosis(
  `服务器只返回“${SOMETHING_WRONG}”：程序出现了异常。`,
  '多半是数据库没有启动或连不上，也可能是微信等外部服务连不上：查看服务器的日志（storage/logs）。',
);
export const brokenBehind = (status: number) =>
  diagnosis(
    `代理背后的程序没有正常响应（HTTP ${status}）。`,
    '检查 PHP-FPM 或容器是否在运行，以及代理的转发地址和端口（本站点的 nginx：API_SERVER）。',
  );
export const notThere = (status: number) =>
  diagnosis(`这个地址上没有接口（HTTP ${status}）。`, '检查接口地址的路径和代理的转发规则：/api/ 前缀是多了还是少了？');
export const TOO_MANY = diagnosis(
  '请求太频繁，服务器暂时不响应（429）。',
  `等一分钟再试；如果总是这样，可能是所有访客被当成了同一个 IP：${TRUST_THE_PROXY}`,
);
export const SIGN_IN = diagnosis(
  '公开的接口要求登录（401）。',
  '检查代理或网关是否加了登录验证：公开接口必须不登录就能访问。',
);
export const NO_ROUTE = diagnosis('服务器没有这个接口。', '确认服务器是 MeEdu 4.9.11 或更新的版本，并检查地址的路径。');
export const refusal = (message: string) =>
  diagnosis(`服务器拒绝了：${message || '没有说明原因'}。`, '按这句话检查服务器的设置和日志。');

// The configuration, item by item.
export const NO_NAME = diagnosis('站点没有名称：标题、欢迎语和页脚里都没有它。', '在后台的系统设置里填写网站名称。');
export const logoGone = (summary: string) =>
  diagnosis(`logo 打不开（${summary}），页面会改为显示网站名称。`, '在后台重新上传 logo。');
export const NOT_ABSOLUTE = diagnosis('不是以 http:// 或 https:// 开头的完整网址。', '在后台里改成完整的网址。');
export const LOOPBACK = diagnosis('这是只有服务器自己能打开的地址，访客打不开。', '改成访客能访问的域名或 IP。');
const FILL_SERVER_URL = '在后台的系统设置里填写 API 访问地址（.env 的 APP_URL 不会填上它）。';
export const NO_SERVER_URL = diagnosis(
  '没有填写 API 访问地址：协议页面、logo 和微信扫码的网址由服务器按每次请求的 Host 拼出，前面有代理或路径时可能指错地方。',
  FILL_SERVER_URL,
);
export const hostLost = (host: string) =>
  diagnosis(
    `没有填写 API 访问地址，而服务器拼出的网址在 ${host}，不是检查的这个地址：代理没有把 Host 传给服务器。协议页面、logo 和微信扫码会指到那里。`,
    `${FILL_SERVER_URL}也可以让代理传递 Host（nginx：proxy_set_header Host $http_host;）。`,
  );
export const serverUrlDead = (wrong: string) =>
  diagnosis(
    `这个网址上没有接口：${wrong}QQ 登录和默认头像不能用。`,
    '在后台的系统设置里把 API 访问地址改成访客能打开的地址。',
  );
export const serverUrlOther = (name: string) =>
  diagnosis(
    `这个网址是另一个网站（“${name}”），QQ 登录和头像会去那里。`,
    '在后台的系统设置里把 API 访问地址改成这台服务器的地址。',
  );
export const NO_PROTOCOL = diagnosis(
  '没有协议页面的地址，访客在登录和注册时无法查看协议。',
  '升级或检查服务器：配置里应当有这个网址。',
);
export const protocolGone = (summary: string) =>
  diagnosis(`协议页面打不开：${summary}`, '检查 API 访问地址（url）是否正确，以及代理是否也转发 /user/ 下的页面。');
export const PROTOCOL_EMPTY = diagnosis(
  '协议页面可以打开，但是没有内容：访客同意的是一份空白的协议。',
  '在后台填写协议的内容；较新的服务器要在协议管理里发布一份协议。',
);
export const notAPage = (summary: string) => `响应不是网页（${summary}）。`;
export const PHONE_LOOP = diagnosis(
  '手机站地址就是电脑端网站，手机访客打不开手机站。',
  '改成手机站（H5）的网址；没有手机站就清空。',
);
export const PHONE_BELOW = diagnosis('手机站和前台网站在同一个域名下。', '确认这个路径由手机站提供，而不是前台网站。');
export const INSECURE = diagnosis(
  '前台网站是 https，浏览器会拦截 http 的接口和图片。',
  '给服务器配上 HTTPS 证书，并把这个地址改成 https://；服务器自己拼出的地址，要在后台把 API 访问地址填成 https:// 的。',
);

// Menus and links.
export const entriesLost = (count: number) =>
  diagnosis(`有 ${count} 项缺少名称或地址，不会显示。`, '在后台补全或删除这些项目。');
export const NO_ENTRIES = diagnosis('导航菜单是空的。', '在后台的导航管理里为 PC 端添加菜单。');
export const NO_SUCH_PAGE = diagnosis(
  '前台网站和服务器都没有这个页面，点了会显示“页面不存在”。',
  '在后台改成前台网站有的页面（例如 /courses），或者删除这一项。',
);
export const RAW_JSON = diagnosis(
  '这个地址由服务器响应，但它不是网页：访客会看到一段 JSON 文字。',
  '在后台改成前台网站有的页面（例如 /courses），或者删除这一项。',
);
export const LEADS_NOWHERE = diagnosis(
  '点了没有反应：地址不是网址，也不是站内路径。',
  '在后台改成 http(s):// 开头的网址，或以 / 开头的站内路径。',
);

// Images.
export const NO_IMAGE = diagnosis(
  '响应里的图片不能显示。',
  '检查服务器的 PHP GD（或 Imagick）扩展是否已安装，以及 PHP 错误日志。',
);
export const NO_QR_ADDRESS = diagnosis('响应里没有可以让手机打开的网址。', '检查 API 访问地址（url）的设置。');

// Cross-origin.
export const SAME_ORIGIN = '前台网站与接口同源，不需要跨域。';
export const cspNeeds = (origin: string) =>
  `在 Content-Security-Policy 的 connect-src 里加上 ${origin}，否则浏览器不允许访问接口。`;
const CORS_CURE =
  '让代理原样转发 OPTIONS 请求和 Access-Control-* 响应头（MeEdu 自己会处理跨域），或者让前台网站与接口同源。';
export const preflightRefused = (status: number) =>
  diagnosis(`浏览器的跨域预检没有通过（HTTP ${status}）。`, CORS_CURE);
export const preflightMethod = (method: string) => diagnosis(`跨域预检不允许 ${method} 请求。`, CORS_CURE);
export const preflightHeaders = (names: string) =>
  diagnosis(`跨域预检不允许请求头 ${names}（* 不包括 authorization）。`, CORS_CURE);
export const ORIGIN_MISSING = diagnosis(
  '响应没有 Access-Control-Allow-Origin，别的域名下的前台网站读不到它。',
  CORS_CURE,
);
export const ERRORS_UNREADABLE = diagnosis(
  '成功的响应可以读取，出错的响应没有 Access-Control-Allow-Origin：别的域名下的前台网站读不到出错的原因，访客只看到“网络连接失败”。',
  '让代理原样转发出错响应的 Access-Control-* 响应头；如果由 nginx 添加它们，add_header 要写 always。也可以让前台网站与接口同源。',
);
export const originOther = (value: string) => diagnosis(`Access-Control-Allow-Origin 只允许 ${value}。`, CORS_CURE);
export const originTwice = (value: string) =>
  diagnosis(
    `Access-Control-Allow-Origin 出现了两次（${value}），浏览器会拒绝。`,
    '代理和 MeEdu 只能有一方添加跨域响应头：去掉代理里的 add_header。',
  );

// The rate limit, and whose it is.
const budget = (limit: number) => `每分钟 ${limit} 次的额度`;
const FROM_PROXY = '在代理那台机器上用服务器的内部地址加 --from-proxy 再检查一次。';
export const RATE_UNSEEN =
  '响应没有 X-RateLimit-*，看不出限制：服务器对这个 IP 不限制（THROTTLE_WHITELIST_IP），或者 APP_ENV 是 dev、local、test、testing，或者代理去掉了它们。对外的服务器不能用这些 APP_ENV：dev 和 local 接受固定的短信验证码。';
export const rateUnclear = (limit: number) => `${budget(limit)}，这次看不出访客是分开计数还是合在一起，请稍后再检查。`;
export const rateTogether = (limit: number) =>
  `${budget(limit)}，不随 X-Forwarded-For 改变。访客直接访问服务器时应当如此；如果前面有代理，要么代理已受信任（正常），要么没有设置 TRUSTED_PROXIES，所有访客共用一份。要分清：${FROM_PROXY}`;
export const rateUnproven = (limit: number) =>
  diagnosis(
    `服务器前面多半有代理，从访客的位置看不出它是否分得清访客：没有设置 TRUSTED_PROXIES（默认）时，所有访客共用${budget(limit)}。`,
    `${TRUST_THE_PROXY}是否设置好了，${FROM_PROXY}那里通过了，这一项就可以不管。`,
  );
export const rateShared = (used: number, limit: number) =>
  diagnosis(
    `${budget(limit)}在检查之前已经用掉 ${used} 次。如果不是这台机器或同一出口 IP 用掉的（刚检查过，或者浏览器正开着网站），就是所有访客被当成了同一个 IP。`,
    `${TRUST_THE_PROXY}不能确定时，等一分钟再检查，或者${FROM_PROXY}`,
  );
export const RATE_FORGEABLE = diagnosis(
  '服务器按请求里写的 X-Forwarded-For 计数：不写的访客可能共用一份额度，随便写的可以绕过限制。',
  '让代理自己写这个请求头，而不是原样转交（nginx：proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;），并且 TRUSTED_PROXIES 只写代理的地址。如果这台机器就是代理，请加 --from-proxy 检查。',
);
export const rateTrusted = (limit: number) => `服务器信任这台机器转发的访客地址，每个访客有自己的${budget(limit)}。`;
export const rateDistrusted = (limit: number) =>
  diagnosis(`服务器不信任这台机器转发的访客地址：经过它的所有访客共用${budget(limit)}。`, TRUST_THE_PROXY);

export const REACHED = '服务器有响应。';
export const configFine = (name: string) => `可以读取，网站名称是“${name}”。`;
export const clockOff = (minutes: number) =>
  diagnosis(
    `服务器的时间和这台机器差 ${minutes} 分钟：倒计时、优惠期限和有时效的视频地址会出错。`,
    '在两台机器上运行 date，时间不对的那台打开对时（timedatectl set-ntp true）。',
  );
export const apiOld = (seconds: number) =>
  diagnosis(
    `接口的响应是 ${seconds} 秒以前的（Age）：CDN 或代理缓存了它，访客得到旧的内容，甚至别人的内容。`,
    '让 CDN 不缓存 /api/（docs/deploy.md 的“CDN 和对象存储”），然后刷新它的缓存。',
  );
export const LOGO_FINE = '可以打开。';
export const NO_LOGO = '没有设置 logo，页面显示网站名称。';
export const entriesFine = (count: number) => `可以读取，共 ${count} 项。`;
export const IMAGE_FINE = '可以显示。';
export const CORS_FINE = '允许别的域名下的前台网站。';
export const QR_FINE = '可以取得二维码。';
export const QR_OFF = '没有开启，不检查。';
export const PROTOCOL_FINE = '都可以打开，也都有内容。';
export const noPhoneSite = (host: string) =>
  `没有设置手机站（h5_url 为空），手机和微信里的访客留在前台网站，在那里登录、付款。微信后台要填接口的域名 ${host}，见 docs/deploy.md 的“微信后台的域名”。`;
export const phoneFine = (url: string) =>
  `手机访客会转到 ${url}。要让手机也用前台网站，把 h5_url 清空，见 docs/deploy.md 的“代替手机站”。`;
export const serverFine = (url: string) => `${url} 是这台服务器。`;
export const MIXED_FINE = '没有会被 https 网页拦截的内容。';
export const GENERATION_1 = '第一代（MeEdu 4.9.11 前后）。';
export const GENERATION_2 = '第二代（MeEdu 4.9.30 前后）。';
export const generationMixed = (signs: string) => `介于两代之间，前台会逐项适应（${signs}）。`;
export const generationSign = (sign: string, generation: number) => `${sign} 像第${generation === 1 ? '一' : '二'}代`;
