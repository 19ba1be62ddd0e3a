import { expect } from 'chai';
import fc from 'fast-check';

import { HOSTILE_TEXT } from '../../../../src/adapters/memory/seed/announcements.js';
import { sanitiseHtml } from '../../../../src/ui/shared/content/sanitise-html.js';

function sanitised(html: string): HTMLElement {
  const root = document.createElement('div');
  root.append(sanitiseHtml(html));
  return root;
}

const markup = (html: string): string => sanitised(html).innerHTML;

/** Every element or attribute that runs code, loads something, covers the page or replaces a part of it. */
function dangers(root: HTMLElement): readonly string[] {
  const found = [...root.querySelectorAll('*')].flatMap((element) => [
    ...(/^(?:script|style|iframe|object|embed|form|input|button|base|meta|link|svg)$/i.test(element.tagName)
      ? [element.tagName]
      : []),
    ...element
      .getAttributeNames()
      .filter((name) => /^(?:on|style$|srcset$|formaction$|xlink|autoplay|srcdoc|sandbox)/i.test(name))
      .map((name) => `${element.tagName} ${name}`),
    // With this prefix they shadow nothing; `prepareAnchors` replaces it by ours.
    ...['id', 'name']
      .filter((name) => !/^user-content-|^$/.test(element.getAttribute(name) ?? ''))
      .map((name) => `${element.tagName} ${name}`),
    ...['href', 'src'].filter((name) =>
      // Browsers ignore spaces and control characters in a scheme, so this check does, too.
      /^(?:javascript|vbscript|data:text)/i.test((element.getAttribute(name) ?? '').replace(/[^!-~]/g, '')),
    ),
  ]);
  return found;
}

describe('sanitiseHtml', () => {
  it('preserves the elements and attributes of an ordinary text', () => {
    const html =
      '<h2>一</h2><p>a<br><strong>b</strong> <em>c</em> <sub>d</sub></p><ol start="3"><li>e</li></ol>' +
      '<table><tbody><tr><td colspan="2">f</td></tr></tbody></table><blockquote>g</blockquote>' +
      '<pre><code class="language-java">h</code></pre><a href="https://a.example/?x=1&amp;y=2">i</a>' +
      '<img src="/a.png" alt="j" width="4">';
    expect(markup(html)).to.equal(html);
  });

  it('preserves the readable text, entities included', () => {
    expect(sanitised('<p>&amp;nbsp; amp; nbsp; &lt;b&gt; $5</p>').textContent).to.equal('&nbsp; amp; nbsp; <b> $5');
    expect(sanitised('<pre><code>a &amp;amp; b &amp;nbsp;</code></pre>').textContent).to.equal('a &amp; b &nbsp;');
  });

  it('removes all attacks from a hostile text and preserves its words', () => {
    const root = sanitised(HOSTILE_TEXT);
    expect(dangers(root)).to.deep.equal([]);
    expect(root.textContent).to.include('盖住页面的文字').and.not.to.include("alert('script')");
  });

  const ATTACKS: Readonly<Record<string, string>> = {
    '<a href="javascript:alert(1)">x</a>': '<a>x</a>',
    '<a href=" java\tscript:alert(1)">x</a>': '<a>x</a>',
    '<a href="&#106;avascript:alert(1)">x</a>': '<a>x</a>',
    '<a href="data:text/html,<script>1</script>">x</a>': '<a>x</a>',
    '<a href="vbscript:x">x</a>': '<a>x</a>',
    '<a href="file:///etc/passwd">x</a>': '<a>x</a>',
    '<img src=x onerror=alert(1)>': '<img src="x">',
    '<img src="a.png" srcset="https://evil.example/p 2x">': '<img src="a.png">',
    '<p onclick="alert(1)" style="color:red" id="root" class="toasts" tabindex="0">x</p>':
      '<p data-style="color:red" id="user-content-root">x</p>',
    '<pre class="toasts rich-text__frame language-java hljs">x</pre>': '<pre class="language-java">x</pre>',
    '<video src="//a.example/v" autoplay onplay=alert(1) loop id=x></video>':
      '<video src="//a.example/v" id="user-content-x"></video>',
    '<video><track src="https://evil.example/t"><source src="javascript:x" srcset="y"></video>':
      '<video><source></video>',
    '<p data-x="1" aria-hidden="true" role="alert">x</p>': '<p>x</p>',
    '<script>alert(1)</script>x': 'x',
    '<style>body{display:none}</style>x': 'x',
    '<iframe src="https://evil.example" srcdoc="<p>" allow="camera" onload=alert(1)></iframe>x':
      '<div class="rich-text__frame" data-src="https://evil.example"></div>x',
    '<iframe src="javascript:alert(1)"></iframe>x': '<div class="rich-text__frame"></div>x',
    '<form action="https://evil.example"><input name="q">x</form>': 'x',
    '<svg><script>alert(1)</script></svg>x': 'x',
    '<math><mi xlink:href="javascript:alert(1)" href="https://evil.example" style="x:y">y</mi></math>x':
      '<math><mi>y</mi></math>x',
    '<custom-element>x</custom-element>': 'x',
    '<!-- <script>alert(1)</script> -->x': 'x',
    '<span class="language-java">x</span>': '<span>x</span>',
  };
  for (const [attack, left] of Object.entries(ATTACKS)) {
    it(`turns ${JSON.stringify(attack)} into ${JSON.stringify(left)}`, () => expect(markup(attack)).to.equal(left));
  }

  /** What is left of each element that is not permitted, and of what editors leave behind. */
  const LEFT: Readonly<Record<string, string>> = {
    '<math display="block"><mfrac><mi>a</mi><mn>2</mn></mfrac></math>':
      '<math display="block"><mfrac><mi>a</mi><mn>2</mn></mfrac></math>',
    '<math><semantics><mi>a</mi><annotation encoding="application/x-tex">a</annotation></semantics></math>':
      '<math><semantics><mi>a</mi></semantics></math>',
    // How many parts a fraction or a power has decides what it says.
    ...Object.fromEntries(
      ['menclose', 'mfenced', 'mpadded', 'mphantom', 'maction'].map((tag) => [
        `<math><mfrac><${tag} width="9999px"><mi>a</mi><mi>b</mi></${tag}><mn>2</mn></mfrac></math>`,
        `<math><mfrac><${tag}><mi>a</mi><mi>b</mi></${tag}><mn>2</mn></mfrac></math>`,
      ]),
    ),
    '<math><msup><mspace width="9999px"></mspace><mn>2</mn></msup></math>':
      '<math><msup><mspace></mspace><mn>2</mn></msup></math>',
    '<math><mmultiscripts><mi>C</mi><none></none><mn>2</mn></mmultiscripts></math>':
      '<math><mmultiscripts><mi>C</mi><none></none><mn>2</mn></mmultiscripts></math>',
    '<frameset><frame></frameset>x': 'x',
    '<frameset cols="50%,50%"><frame src="https://evil.example"><noframes>text</noframes></frameset>': '',
    '<ruby>汉<rp>(</rp><rt>hàn</rt><rp>)</rp></ruby>': '<ruby>汉<rp>(</rp><rt>hàn</rt><rp>)</rp></ruby>',
    '<bdi>א</bdi><bdo dir="rtl">b</bdo><time>5 月</time>a<wbr>b<dfn>c</dfn>':
      '<bdi>א</bdi><bdo dir="rtl">b</bdo><time>5 月</time>a<wbr>b<dfn>c</dfn>',
    ...Object.fromEntries(
      [
        'form',
        'button',
        'label',
        'fieldset',
        'legend',
        'output',
        'object',
        'canvas',
        'address',
        'aside',
        'noscript',
      ].map((tag) => [`<${tag}>text</${tag}>`, 'text']),
    ),
    ...Object.fromEntries(['select', 'datalist'].map((tag) => [`<${tag}><option>北京<option>上海</${tag}>x`, 'x'])),
    ...Object.fromEntries(
      ['svg', 'title', 'template', 'noframes', 'xmp'].map((tag) => [`<${tag}>text</${tag}>x`, 'x']),
    ),
    '<picture><source srcset="a.webp"><img src="a.png"></picture>': '<source><img src="a.png">',
    '<object data="a.swf"><embed src="a.swf">请升级</object>': '请升级',
    '<progress value="1">1/3</progress>': '1/3',
    '<xml><w:WordDocument><w:View>Normal</w:View><w:Zoom>0</w:Zoom><w:PunctuationKerning/></w:WordDocument></xml>x':
      'x',
    '<w:View>Normal</w:View><w:Zoom>0</w:Zoom><w:PunctuationKerning/><w:TrackMoves>false</w:TrackMoves>x': 'x',
    '<m:mathPr><m:mathFont m:val="Cambria Math"/>text</m:mathPr><o:OfficeDocumentSettings>a</o:OfficeDocumentSettings>x':
      'x',
    '<w:View style="a:b">x<b>y</b>': 'x<b>y</b>',
    '<w:Sdt>甲</w:Sdt><st1:place>北京</st1:place><o:p>乙</o:p>': '甲北京乙',
  };
  for (const [html, left] of Object.entries(LEFT)) {
    it(`leaves ${JSON.stringify(left)} of ${JSON.stringify(html)}`, () => expect(markup(html)).to.equal(left));
  }

  it('lets nothing active through, however an attacker combines the parts', () => {
    const part = fc.constantFrom(
      ...[
        '<p',
        '<img',
        '<a',
        '<svg',
        '<math',
        '<style>',
        '</style>',
        '<script>',
        '</script>',
        '<form',
        '<b',
        '>',
        '/>',
      ],
      ...[' onerror=alert(1)', ' onload="alert(1)"', ' style="x:y"', ' href=javascript:alert(1)', ' src=x', ' id=root'],
      ...['"', "'", '<!--', '-->', '<![CDATA[', ']]>', '<template>', '<noscript>', '<textarea>', '</textarea>', 'x'],
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 12 }), (parts) => {
        expect(dangers(sanitised(parts.join('')))).to.deep.equal([]);
      }),
      { numRuns: 150 },
    );
  });
});
