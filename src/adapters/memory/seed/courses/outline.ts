import type {
  AttachmentRecord,
  ChapterRecord,
  CourseRecord,
  LessonRecord,
} from '../../server/courses/course-catalogue.js';

const DAY_MS = 24 * 60 * 60 * 1000;
const FIRST_LESSON_MS = Date.UTC(2024, 8, 2, 1);
const PREVIEW_S = 60;

/** The data that differ between seeded courses; `courseRecord` derives the rest. */
export interface Outline {
  readonly id: number;
  readonly title: string;
  /** In whole yuan. `free` is marked as free; 0 costs nothing and is not marked. */
  readonly price: number | 'free';
  readonly categoryId: number;
  readonly students: number;
  readonly lead: string;
  /** HTML of the owner's editor. */
  readonly introduction: string;
  /** Lessons by chapter. Lessons under an empty title belong to no chapter. */
  readonly directory: readonly (readonly [chapter: string, lessons: readonly string[]])[];
  /** Lessons that are not published yet, after the others. */
  readonly upcoming?: readonly string[];
  /**
   * The order in which the lessons were created, from 1, when it differs from the order of publication. Ids follow it.
   */
  readonly written?: readonly number[];
  /**
   * Length of every lesson in seconds, for example that of the video in this repository. Without it each lesson is
   * longer than the one before.
   */
  readonly lengthS?: number;
  /** Free preview of the first lesson in seconds, when it is not the default. */
  readonly previewS?: number;
  /** Its lessons can be seeked only as far as they were ever watched. */
  readonly isForwardOnly?: boolean;
  /** Name and size of the attachments, for example `讲义.pdf`. */
  readonly files?: readonly (readonly [name: string, sizeBytes: number])[];
  readonly overrides?: Partial<CourseRecord>;
}

/** The database record of a course: one lesson a day, each some minutes longer than the one before. */
export function courseRecord(outline: Outline): CourseRecord {
  const { id, title, price, categoryId, students, lead, introduction, directory } = outline;
  const { files = [], upcoming = [], written = [], isForwardOnly = false, lengthS, previewS = PREVIEW_S } = outline;
  const chapters = directory.flatMap(([name], index): readonly ChapterRecord[] =>
    name === '' ? [] : [{ id: id * 10 + index + 1, title: name }],
  );
  const lessonEntries = [...directory, ['', upcoming] as const].flatMap(([name, lessons], index) =>
    lessons.map((lesson) => [name === '' ? 0 : id * 10 + index + 1, lesson] as const),
  );
  const publishedAtMs = FIRST_LESSON_MS + id * 7 * DAY_MS;
  const lessonAt = (chapterId: number, name: string, index: number): LessonRecord => ({
    id: id * 100 + (written[index] ?? index + 1),
    title: name,
    durationS: lengthS ?? 600 + ((index * 180) % 3300),
    publishedAtMs: publishedAtMs + index * DAY_MS,
    isPublished: !upcoming.includes(name),
    chapterId,
    previewS: price !== 'free' && index === 0 ? previewS : 0,
    isForwardOnly,
  });
  return {
    id,
    title,
    cover: coverPath(id),
    priceYuan: price === 'free' ? 0 : price,
    isFree: price === 'free',
    isVipFree: true,
    allowsComments: true,
    isRecommended: students > 1000,
    isShown: true,
    isPublished: true,
    publishedAtMs,
    categoryId,
    students,
    shortDescription: lead,
    introduction,
    chapters,
    lessons: lessonEntries.map(([chapterId, name], index) => lessonAt(chapterId, name, index)),
    attachments: files.map(([name, sizeBytes], index) => attachmentOf(id * 10 + index + 1, name, sizeBytes)),
    ...outline.overrides,
  };
}

/** Path of the cover image on the server. */
function coverPath(courseId: number): string {
  return `/images/courses/${courseId}.svg`;
}

function attachmentOf(id: number, file: string, sizeBytes: number): AttachmentRecord {
  const [name = '', extension = ''] = file.split('.');
  return { id, name, extension, sizeBytes };
}

/** The content of an introduction. `markup` holds the markup of the editors that owners use. */
export interface IntroductionContent {
  readonly summary: string;
  readonly goals: readonly string[];
  readonly audience: string;
  /** HTML between the goals and the audience. */
  readonly markup?: string;
}

/** The HTML of an introduction as an owner would write it. */
export function introduction({ summary, goals, audience, markup = '' }: IntroductionContent): string {
  return `<p style="text-indent:2em">${summary}</p>
<h2>你将学到</h2>
<ul>${goals.map((goal) => `<li>${goal}</li>`).join('')}</ul>
${markup}
<h2>适合谁学</h2>
<p>${audience}</p>`;
}

/** Aligned, coloured and sized text, as pasted from a word processor. */
export const SLOGAN = `<p style="text-align: center;"><span style="font-size: 20px; color: rgb(192, 57, 43);"><strong>每天二十分钟，四周看得见进步</strong></span></p>
<p style="text-align:right;color:#666666;font-style:italic">—— 摘自学员结课感言</p>
<p><span style="background-color:#fff3bf">划重点</span>：<u>先听课，再动手</u>，<s>只看不练</s>学不会；第 1<sup>st</sup> 周打底，H<sub>2</sub>O 般自然地坚持。</p>`;

export const TIMETABLE = `<table border="1" style="width:100%;border-collapse:collapse">
<caption>学习安排</caption>
<thead><tr style="background-color:#eaf6ff"><th style="text-align:left">周次</th><th>内容</th><th style="text-align:right">课时</th></tr></thead>
<tbody>
<tr><td>第一周</td><td>打基础，认识工具</td><td style="text-align:right">4</td></tr>
<tr><td>第二周</td><td>跟着案例练</td><td style="text-align:right">6</td></tr>
<tr><td rowspan="2" style="vertical-align:middle">第三、四周</td><td>独立完成一个项目</td><td style="text-align:right">6</td></tr>
<tr><td colspan="2" style="text-align:center">作业点评与复盘</td></tr>
</tbody></table>`;

export const PYTHON_CODE = `<p>课堂上的第一段代码只有几行：</p>
<pre><code class="language-python">import pandas as pd

orders = pd.read_csv("orders.csv")
top = orders.groupby("city")["amount"].sum().nlargest(3)
print(top)  # 销售额最高的三个城市
</code></pre>`;

export const TYPESCRIPT_CODE = `<blockquote><p>类型不是束缚，是写给同事的说明书。</p></blockquote>
<pre><code class="language-typescript">type Result&lt;T&gt; = { kind: 'ok'; value: T } | { kind: 'failed'; reason: string };

export function half(n: number): Result&lt;number&gt; {
  return n % 2 === 0 ? { kind: 'ok', value: n / 2 } : { kind: 'failed', reason: 'odd' };
}
</code></pre>`;

export const CALCULUS = String.raw`<p>读完这门课，下面这些式子会变得亲切：导数的定义 $f'(x)=\lim_{h\to 0}\frac{f(x+h)-f(x)}{h}$，以及</p>
<p>$$\int_a^b f'(x)\,dx = f(b)-f(a)$$</p>
<p style="text-align:center">\[e^{i\pi}+1=0\]</p>`;

export const ALGEBRA = String.raw`<p>矩阵不是表格，是变换：$A\vec v=\lambda\vec v$ 说的是哪些方向不会被转动。</p>
<p>$$\begin{pmatrix}\cos\theta & -\sin\theta\\ \sin\theta & \cos\theta\end{pmatrix}\begin{pmatrix}x\\y\end{pmatrix}$$</p>`;

/** A video of another site, as its share button writes it. */
export const TRAILER = `<p>先看两分钟的课程预告：</p>
<p style="text-align:center"><iframe src="https://video.example.com/embed/portrait-trailer" width="640" height="360" frameborder="0" allowfullscreen="true"></iframe></p>`;
