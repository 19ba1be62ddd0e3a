import type { Diagnosis } from './finding.js';
import { APPLY_SETTINGS } from './site.strings.js';

/** The doctor's sentences about pages: home, courses, comments, search, payments, videos. */
const diagnosis = (wrong: string, cure: string): Diagnosis => ({ wrong, cure });

// The policy of the site.
export const POLICY_UNSEEN = (why: string) =>
  `没有读到前台网站的 Content-Security-Policy（${why}），没有检查它允许访问哪些主机。`;
export const POLICY_NOT_CHECKED = '没有填写 --origin，没有检查前台网站的 Content-Security-Policy 允许访问哪些主机。';
export const POLICY_FINE = '前台网站允许访问这台服务器。';
export const policyBlocks = (directive: string, host: string) =>
  diagnosis(
    `前台网站的 Content-Security-Policy 不允许从 ${host} 取得它（${directive}），浏览器会拦截。`,
    `在站点设置的 policy_hosts 里加上 ${host}（docs/settings.md），然后${APPLY_SETTINGS}`,
  );

// Home.
export const NO_BLOCKS = diagnosis('首页没有可以显示的板块。', '在后台的电脑端装修里为首页添加课程板块。');
export const BLOCKS_CRASHED = diagnosis(
  '服务器只返回“错误”，首页一个板块也不显示。',
  '多半是首页有一个从未填写过的课程板块：在后台的电脑端装修里填写或删除它；不是的话，查看服务器的日志（storage/logs）。',
);
export const blocksIgnored = (signs: string) => `有些板块前台不显示（${signs}）。`;
export const notYetInBlock = (title: string, publishedAt: string) =>
  `首页板块里的课程“${title}”要到 ${publishedAt} 才发布，在那之前首页不显示它。`;
export const hiddenInBlock = (title: string) => `首页板块里的课程“${title}”已隐藏：课程列表里没有它，从首页可以打开。`;
export const SLIDES = '轮播图';
export const NO_SLIDES = '没有轮播图。';
export const slideGone = (summary: string) => diagnosis(`轮播图打不开（${summary}）。`, '在后台重新上传这张轮播图。');

// Courses, their comments and search.
export const coverGone = (summary: string) =>
  diagnosis(`课程封面打不开（${summary}）。`, '在后台重新上传这门课程的封面。');
export const NO_COURSES = diagnosis('没有可以显示的课程。', '在后台发布课程；没有课程时，评论、搜索和视频也没有检查。');
export const COMMENTS_FINE = '可以读取。';
export const SEARCH_OFF = diagnosis(
  '服务器没有配置搜索（搜索服务未配置），搜索页什么也找不到。',
  '安装 MeiliSearch，在后台的系统设置里填写它的地址和密钥，再导入索引。',
);
export const NO_HITS = diagnosis(
  '搜索第一门课程的标题没有结果：搜索没有配置，或者索引是空的。',
  '检查后台系统设置里 MeiliSearch 的地址和密钥，确认 MeiliSearch 在运行，再重新导入索引。',
);
export const searchFine = (title: string) => `可以搜到“${title}”。`;

// With a member's token.
const WITH_TOKEN = 'DOCTOR_TOKEN=学员的令牌 npm run doctor -- …';
export const BAD_TOKEN = diagnosis(
  'DOCTOR_TOKEN 无效或已过期。',
  '用一个学员帐号重新登录前台网站，从浏览器的 localStorage 取得令牌。',
);
export const PAYMENTS_UNSEEN = `只有登录的学员能查到开启了哪些支付方式，没有检查；一种都没有开启时不能购买。要检查：${WITH_TOKEN}`;
export const PAID_ELSEWHERE =
  '在服务器自己的支付页付款，前台只显示它的二维码。服务器不告诉前台开启了哪些支付方式，没有检查：请在后台确认至少开启了一种。';
export const paidBefore = (names: string) => `这个学员付过的订单用的支付方式：${names}。`;
export const NO_PAYMENT_METHODS = diagnosis(
  '没有开启任何支付方式，付费课程和会员不能购买。',
  '在后台的系统设置里开启支付方式。',
);
export const paymentMethodsFine = (names: string) => `可以使用：${names}。`;
export const paymentMethodsUnknown = (signs: string) => `有些支付方式前台不支持，不会显示（${signs}）。`;

// Videos.
export const VIDEOS_UNSEEN = `只有登录的学员能取得视频地址，没有检查。要检查：${WITH_TOKEN}`;
export const NO_LESSONS = '没有课时，不检查。';
export const NO_VIDEO = diagnosis('这个课时没有视频。', '在后台为它上传视频，或者填写视频地址。');
export const NO_VIDEO_DOMAIN = diagnosis(
  '服务器没有说明原因：多半没有设置播放域名。',
  '在后台的视频存储设置里填写播放域名（腾讯云、阿里云）。',
);
export const videoRefused = (message: string) =>
  diagnosis(
    `服务器没有给出视频地址：${message}`,
    '如果这个学员应当可以观看，检查后台的视频存储设置；否则换一个可以观看的学员。',
  );
export const INSECURE_VIDEO = diagnosis(
  '前台网站是 https，浏览器会拦截 http 的视频。',
  '给视频的域名配上 HTTPS 证书，并在后台改成 https:// 的地址。',
);
export const streamGone = (summary: string) =>
  diagnosis(
    `视频流打不开（${summary}）。`,
    '检查云端的防盗链（Referer 要允许前台网站的域名）、链接的有效期和播放域名。',
  );
export const NO_PLAYLIST = diagnosis('响应不是视频流的播放列表（m3u8）。', '检查后台填写的视频地址和云端的转码。');
export const streamUnreadable = (wrong: string) =>
  diagnosis(`浏览器不允许前台网站读取视频流：${wrong}`, '在视频云的域名设置里为前台网站开启跨域（CORS）。');
export const videoFine = (host: string) => `可以从 ${host} 播放。`;
