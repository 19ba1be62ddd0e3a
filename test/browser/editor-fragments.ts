/** An expected computed style in light and in dark colours; `site` where the site's own colour applies. */
type Look = readonly [selector: string, property: string, light: string, dark?: string];

export interface EditorFragment {
  readonly html: string;
  readonly looks: readonly Look[];
}

/** An image twice as wide as high. */
const IMAGE = "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 2 1'/%3E";
const RED = 'rgb(192, 0, 0)';
const NAVY_CELL = 'background:#1F4E79;padding:0 5.4pt';

/** Sample HTML in the style of each editor, written for these tests: Word, WPS, WeChat, TinyMCE, wangEditor, Quill. */
export const EDITOR_FRAGMENTS: Readonly<Record<string, EditorFragment>> = {
  'Word: a title in the middle': {
    html: `<p class=MsoNormal align=center style='text-align:center;mso-pagination:widow-orphan'><b><span style='font-size:18.0pt;font-family:宋体;mso-bidi-font-family:宋体'>课程通知<o:p></o:p></span></b></p>`,
    looks: [
      ['p', 'text-align', 'center'],
      ['span', 'font-size', '24px'],
    ],
  },
  'Word: a paragraph, indented by two characters': {
    html: `<p class=MsoNormal style='margin:0cm;text-indent:21.0pt;mso-char-indent-count:2.0;line-height:150%'><span lang=EN-US style='font-size:10.5pt;line-height:150%'>请同学们按时上课。</span></p>`,
    looks: [
      ['p', 'text-indent', '28px'],
      ['span', 'font-size', '14px'],
      ['span', 'line-height', '21px'],
    ],
  },
  'Word: its style block and its comments': {
    html: `<style><!-- /* Font Definitions */ @font-face {font-family:宋体;} p.MsoNormal {margin:0cm; color:red;} --></style><!--[if gte mso 9]><xml><o:p style="x"></o:p></xml><![endif]--><p class="MsoNormal">正文</p>`,
    looks: [['p', 'color', 'site']],
  },
  'Word: a table with shaded head': {
    html: `<table class=MsoTableGrid border=1 cellspacing=0 cellpadding=0 width=568 style='width:426.1pt;border-collapse:collapse;border:none'><tr><td width=142 valign=top style='width:106.5pt;border:solid windowtext 1.0pt;${NAVY_CELL}'><p class=MsoNormal align=center style='text-align:center'><b><span style='color:white'>周次</span></b></p></td><td style='border:solid windowtext 1.0pt;border-left:none;${NAVY_CELL}'><p class=MsoNormal><span style='color:white;mso-themecolor:background1'>内容</span></p></td></tr></table>`,
    looks: [
      ['td', 'background-color', 'rgb(31, 78, 121)', 'rgb(31, 78, 121)'],
      ['td span', 'color', 'rgb(255, 255, 255)', 'rgb(255, 255, 255)'],
      ['td', 'border-top-style', 'solid'],
      ['td + td', 'border-left-style', 'none'],
      ['td', 'padding-left', '7.2px'],
    ],
  },
  'Word: a highlighted word': {
    html: `<p><span style='background:yellow;mso-highlight:yellow'>重点</span>内容</p>`,
    looks: [['span', 'background-color', 'rgb(255, 255, 0)', 'site']],
  },
  'Word: a hanging list': {
    html: `<p class=MsoListParagraph style='margin-left:18.0pt;text-indent:-18.0pt;mso-list:l0 level1 lfo1'><span>1.<span style='font:7.0pt "Times New Roman"'>&nbsp; </span></span>第一步</p>`,
    looks: [
      ['p', 'margin-left', '24px'],
      ['p', 'text-indent', '0px'],
    ],
  },
  'WPS: red and underlined': {
    html: `<p class="p" style="mso-pagination:widow-orphan;text-align:justify;"><span style="color:rgb(192,0,0);text-decoration:underline;text-underline:single;">请注意</span></p>`,
    looks: [
      ['span', 'color', RED, 'site'],
      ['span', 'text-decoration-line', 'underline'],
      ['p', 'text-align', 'justify'],
    ],
  },
  'WeChat: a heading in a box': {
    html: `<section style="margin: 10px 0px; text-align: center; box-sizing: border-box; visibility: visible;"><section style="display: inline-block; padding: 6px 16px; background-color: rgb(15, 76, 129); color: rgb(255, 255, 255); border-radius: 18px;"><p style="margin: 0px; font-size: 17px; letter-spacing: 2px;"><strong>本周课表</strong></p></section></section>`,
    looks: [
      ['section section', 'background-color', 'rgb(15, 76, 129)', 'rgb(15, 76, 129)'],
      ['strong', 'color', 'rgb(255, 255, 255)', 'rgb(255, 255, 255)'],
      ['section section', 'padding-left', '16px'],
      ['p', 'font-size', '17px'],
    ],
  },
  'WeChat: grey small print': {
    html: `<p style="font-size: 10px; color: rgb(102, 102, 102); line-height: 1.6em; text-align: right;">数据来自平台</p>`,
    looks: [
      ['p', 'font-size', '12px'],
      ['p', 'color', 'rgb(102, 102, 102)', 'site'],
      ['p', 'line-height', '19.2px'],
    ],
  },
  'WeChat: a background image behind words': {
    html: `<section style="background-image: url(&quot;https://mmbiz.example/bg.png&quot;); background-position: 50% 50%; padding: 20px;"><p style="color:rgb(63, 63, 63)">听课须知</p></section>`,
    looks: [
      ['section', 'background-image', 'none'],
      ['section', 'padding-top', '20px'],
      ['p', 'color', 'rgb(63, 63, 63)', 'site'],
    ],
  },
  'WeChat: a line of dots': {
    html: `<section style="position: relative; transform: translate3d(0,0,0); margin-top: -12px; border-top: 1px dashed rgb(160,160,160);">分割</section>`,
    looks: [
      ['section', 'position', 'static'],
      ['section', 'transform', 'none'],
      ['section', 'margin-top', '0px'],
      ['section', 'border-top-style', 'none'],
    ],
  },
  'WeChat: its invisible ink': {
    html: `<p style="color: rgb(255,255,255); font-size: 0px; line-height: 0; opacity: 0">看得见的字</p>`,
    looks: [
      ['p', 'color', 'site', 'rgb(255, 255, 255)'],
      ['p', 'font-size', '12px'],
      ['p', 'opacity', '1'],
    ],
  },
  'TinyMCE: aligned and coloured': {
    html: `<p style="text-align: right;"><span style="color: #169179; font-size: 14pt;">助教老师</span></p>`,
    looks: [
      ['p', 'text-align', 'right'],
      ['span', 'font-size', '18.67px'],
      ['span', 'color', 'site'],
    ],
  },
  'TinyMCE: a table with its own widths': {
    html: `<table style="border-collapse: collapse; width: 60%; height: 36px; background-color: #eccafa;" border="1"><colgroup><col style="width: 30%;"><col style="width: 70%;"></colgroup><tbody><tr style="height: 18px;"><td style="text-align: center; vertical-align: middle; border-color: #e03e2d;">甲</td><td>乙</td></tr></tbody></table>`,
    looks: [
      ['table', 'background-color', 'rgb(236, 202, 250)', 'site'],
      ['td', 'text-align', 'center'],
      ['td', 'vertical-align', 'middle'],
      ['td', 'border-top-color', 'rgb(224, 62, 45)', 'rgb(224, 62, 45)'],
    ],
  },
  'TinyMCE: an image in the middle': {
    html: `<p><img style="display: block; margin-left: auto; margin-right: auto;" src="${IMAGE}" alt="示意图" width="400" height="200"></p>`,
    looks: [
      ['img', 'width', '400px'],
      ['img', 'height', '200px'],
    ],
  },
  'TinyMCE: roman numbers': {
    html: `<ol style="list-style-type: upper-roman;"><li>第一章</li><li style="font-weight: bold;">第二章</li></ol>`,
    looks: [
      ['ol', 'list-style-type', 'upper-roman'],
      ['li + li', 'font-weight', '700'],
    ],
  },
  'TinyMCE: words struck out': {
    html: `<p><span style="text-decoration: line-through;">原价 199 元</span> <span style="text-decoration: underline;">现价 99 元</span></p>`,
    looks: [
      ['span', 'text-decoration-line', 'line-through'],
      ['span + span', 'text-decoration-line', 'underline'],
    ],
  },
  'TinyMCE: a video of another site': {
    html: `<p><iframe src="//player.example/player.html?aid=1&amp;page=1" width="560" height="314" allowfullscreen="allowfullscreen"></iframe></p>`,
    looks: [['.rich-text__frame', 'aspect-ratio', '560 / 314']],
  },
  'TinyMCE: a video of its own': {
    html: `<p><video controls="controls" width="300" height="150"><source src="https://media.example/a.mp4" type="video/mp4"></video></p>`,
    looks: [['video', 'width', '300px']],
  },
  'wangEditor: size, colour and ground': {
    html: `<p><span style="color: rgb(225, 60, 57); background-color: rgb(255, 251, 143); font-size: 22px;">限时</span></p>`,
    looks: [
      ['span', 'font-size', '22px'],
      ['span', 'background-color', 'rgb(255, 251, 143)', 'site'],
      ['span', 'color', 'site', 'site'],
    ],
  },
  'wangEditor: line height and indent': {
    html: `<p style="text-indent: 2em; line-height: 2;">第一段</p>`,
    looks: [
      ['p', 'text-indent', '32px'],
      ['p', 'line-height', '32px'],
    ],
  },
  'wangEditor: a video in its box': {
    html: `<div data-w-e-type="video" data-w-e-is-void><video poster="" controls="true" width="auto" height="auto"><source src="https://media.example/b.mp4" type="video/mp4"/></video></div>`,
    looks: [['video', 'aspect-ratio', '16 / 9']],
  },
  'wangEditor: an image with its size in the style': {
    html: `<p><img src="${IMAGE}" alt="图" style="width: 200.00px;height: 100.00px;"></p>`,
    looks: [
      ['img', 'width', '200px'],
      ['img', 'height', '100px'],
    ],
  },
  'wangEditor: a plain table': {
    html: `<table style="width: 100%;table-layout: fixed;"><tbody><tr><th colSpan="1" rowSpan="1" width="auto" style="text-align: center;">表头</th></tr><tr><td colSpan="1" rowSpan="1" width="auto" style="background-color: rgb(255, 236, 232);">格</td></tr></tbody></table>`,
    looks: [
      ['th', 'text-align', 'center'],
      ['td', 'background-color', 'rgb(255, 236, 232)', 'site'],
    ],
  },
  'Quill: colours of a word': {
    html: `<p><strong style="color: rgb(0, 102, 204);">公告</strong><span style="background-color: rgb(0, 41, 102); color: rgb(255, 255, 255);">必读</span></p>`,
    looks: [
      ['strong', 'color', 'rgb(0, 102, 204)', 'site'],
      ['span', 'background-color', 'rgb(0, 41, 102)', 'rgb(0, 41, 102)'],
      ['span', 'color', 'rgb(255, 255, 255)', 'rgb(255, 255, 255)'],
    ],
  },
  'Quill: its classes': {
    html: `<p class="ql-align-center ql-indent-1">没有样式表的类</p>`,
    looks: [['p', 'text-align', 'start']],
  },
  'Quill: a video': {
    html: `<iframe class="ql-video" frameborder="0" allowfullscreen="true" src="https://player.example/embed/2"></iframe>`,
    looks: [['.rich-text__frame', 'aspect-ratio', '16 / 9']],
  },
  'Quill: a formula broken by formatting': {
    html: `<p>面积 $S=\\pi<strong>r</strong>^2$ 与 $$a^2<br>+b^2$$</p>`,
    looks: [['.katex-display', 'display', 'block']],
  },
  'an old page: font and center': {
    html: `<center><font color="#C00000" size="5">放假通知</font></center>`,
    looks: [
      ['div', 'text-align', 'center'],
      ['span', 'font-size', '24px'],
      ['span', 'color', RED, 'site'],
    ],
  },
  'an old page: a table for the layout': {
    html: `<table border="0" cellpadding="8" width="80%" align="center"><tr bgcolor="#336699"><td align="right" valign="bottom"><font color="#FFFFFF">左</font></td></tr></table>`,
    looks: [
      ['td', 'border-top-style', 'none'],
      ['td', 'padding-top', '8px'],
      ['td', 'vertical-align', 'bottom'],
      ['tr', 'background-color', 'rgb(51, 102, 153)', 'rgb(51, 102, 153)'],
      ['td span', 'color', 'rgb(255, 255, 255)', 'rgb(255, 255, 255)'],
    ],
  },
  'pasted from a code editor': {
    html: `<div style="color: #d4d4d4;background-color: #1e1e1e;font-family: Consolas;font-weight: normal;font-size: 14px;line-height: 19px;white-space: pre;"><div><span style="color: #569cd6;">const</span> x = <span style="color: #b5cea8;">5</span>;</div></div>`,
    looks: [
      ['div', 'background-color', 'rgb(30, 30, 30)', 'rgb(30, 30, 30)'],
      ['span', 'color', 'rgb(86, 156, 214)', 'rgb(86, 156, 214)'],
    ],
  },
  'a pale link on a pale ground': {
    html: `<p style="background:#e0e0e0">查看 <a href="/courses" style="color:#eeeeee;text-decoration:none">课程</a></p>`,
    looks: [
      ['a', 'text-decoration-line', 'underline'],
      ['a', 'color', 'site', 'rgb(238, 238, 238)'],
    ],
  },
};

/** All fragments as one text, each in an element that is found by its number. */
export const EVERY_FRAGMENT = Object.values(EDITOR_FRAGMENTS)
  .map(({ html }, index) => `<article lang="zh-x-${String(index)}">${html}</article>`)
  .join('\n');

export const fragmentSelector = (index: number): string => `.rich-text article[lang="zh-x-${String(index)}"]`;
