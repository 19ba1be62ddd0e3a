/** What every introduction says, and what some show besides: the markup of the editors that owners use. */
export interface Introduced {
  readonly promise: string;
  readonly goals: readonly string[];
  readonly forWhom: string;
  /** HTML between goals and readers. */
  readonly shows?: string;
}

/** An introduction as an owner puts it together. */
export function introduction({ promise, goals, forWhom, shows = '' }: Introduced): string {
  return `<p style="text-indent:2em">${promise}</p>
<h2>你将学到</h2>
<ul>${goals.map((goal) => `<li>${goal}</li>`).join('')}</ul>
${shows}
<h2>适合谁学</h2>
<p>${forWhom}</p>`;
}

/** Aligned, coloured and sized, as a word processor leaves it behind. */
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

/** A video of another site, the way its share button writes it. */
export const TRAILER = `<p>先看两分钟的课程预告：</p>
<p style="text-align:center"><iframe src="https://video.example.com/embed/portrait-trailer" width="640" height="360" frameborder="0" allowfullscreen="true"></iframe></p>`;
