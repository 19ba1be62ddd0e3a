import type { Diagnosis } from './finding.js';

/** The doctor's sentences about what search engines and link previews read (docs/deploy.md#snapshots). */
const diagnosis = (wrong: string, cure: string): Diagnosis => ({ wrong, cure });

const RUN_AGAIN = '运行一次 deploy/snapshots/run.sh 看它报告什么，并检查定时任务（docs/deploy.md 的 Snapshots）。';

export const NO_SNAPSHOTS =
  '前台网站没有快照：搜索引擎和微信、QQ 的链接预览只看到空白的页面。要让它们看到内容，定时运行 npm run snapshots，并设置 SNAPSHOTS（docs/deploy.md 的 Snapshots）。';
export const pagesFine = (count: number) => `${count} 种页面不运行脚本也有标题和描述，快照没有过期。`;
export const PAGE_HAS_NONE = diagnosis(
  '这个页面没有快照，搜索引擎和链接预览看不到它的内容。',
  `刚发布新版本或改过设置时，先运行 deploy/nginx/configure.sh，再${RUN_AGAIN}`,
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
