import { expect } from 'chai';
import { lastValueFrom } from 'rxjs';

import { colourCode } from '../../../../src/ui/content/colour-code.js';
import { type CountedTools, someTools } from '../../../support/some-tools.js';

async function coloured(html: string, tools: CountedTools = someTools()): Promise<HTMLElement> {
  const root = document.createElement('div');
  root.innerHTML = html;
  await lastValueFrom(colourCode(root, tools), { defaultValue: undefined });
  return root;
}

const keywords = (root: ParentNode) =>
  [...root.querySelectorAll('.hljs-keyword')].map(({ textContent }) => textContent);

const JAVA = '<pre><code class="language-java">class A {}</code></pre>';
const PYTHON = '<pre><code class="lang-py">def f(): pass</code></pre>';

describe('colourCode', () => {
  it('colours every sample in the language that it says it is in', async () => {
    const tools = someTools();
    const root = await coloured(JAVA + PYTHON + JAVA, tools);
    expect(keywords(root)).to.deep.equal(['class', 'def', 'pass', 'class']);
    expect([...tools.fetched].sort()).to.deep.equal(['highlighter', 'java', 'python']);
  });

  it('finds the language on the pre, too, with or without a code inside', async () => {
    const root = await coloured(
      '<pre class="language-java">class A</pre><pre class="lang-java"><code>class B</code></pre>',
    );
    expect(keywords(root)).to.deep.equal(['class', 'class']);
  });

  it('colours script inside markup', async () => {
    const root = await coloured('<pre><code class="language-html">&lt;script&gt;let a&lt;/script&gt;</code></pre>');
    expect(keywords(root)).to.deep.equal(['let']);
  });

  it('fetches nothing for code in no language, in one unknown, or in the middle of a line', async () => {
    const tools = someTools();
    const html =
      '<pre><code>class A</code></pre><pre><code class="language-klingon">x</code></pre><p><code class="language-java">class</code></p>';
    expect((await coloured(html, tools)).innerHTML).to.equal(html);
    expect(tools.fetched).to.deep.equal([]);
  });

  it('colours the others when one language does not come, and leaves that one as it is', async () => {
    const root = await coloured(JAVA + PYTHON, someTools('java'));
    expect(keywords(root)).to.deep.equal(['def', 'pass']);
    expect(root.querySelector('pre')?.outerHTML).to.equal(JAVA);
  });

  it('leaves all as it is when highlight.js does not come', async () => {
    expect((await coloured(JAVA, someTools('highlighter'))).innerHTML).to.equal(JAVA);
  });
});
