import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect } from 'chai';
import { useState } from 'react';
import sinon from 'sinon';

import type { ContentTools } from '../../../../src/ui/shared/content/lazy-content-tools.js';
import { RichText } from '../../../../src/ui/shared/content/rich-text.js';
import { settled } from '../../../support/until.js';
import { type CountedTools, someTools } from '../../../support/some-tools.js';
import { renderWithSite } from '../../support/render-with-site.js';
import type { WorldOptions } from '../../support/site-world.js';

async function show(html: string, tools: ContentTools = someTools(), options: WorldOptions = {}) {
  const rendered = renderWithSite(<RichText html={html} topLevel={3} tools={tools} />, options);
  await act(settled);
  const root = rendered.container.querySelector('.rich-text');
  if (root === null) throw new Error('There is no text');
  return { ...rendered, root };
}

describe('A text of the operator (RichText)', () => {
  afterEach(() => sinon.restore());

  it('fetches neither KaTeX nor highlight.js for a plain text', async () => {
    const tools = someTools();
    const { root } = await show('<p>只要 $5，<code>x</code> 与 <strong>y</strong></p>', tools);
    expect(root.textContent).to.equal('只要 $5，x 与 y');
    expect(tools.fetched).to.deep.equal([]);
  });

  it('draws formulas and highlights code', async () => {
    const tools = someTools();
    const { root } = await show('<p>$x$</p><pre><code class="language-sql">SELECT 1</code></pre>', tools);
    await waitFor(() => {
      expect(root.querySelectorAll('.katex')).to.have.lengthOf(1);
      expect(root.querySelector('.hljs-keyword')?.textContent).to.equal('SELECT');
    });
    expect([...tools.fetched].sort()).to.deep.equal(['formulas', 'highlighter', 'sql']);
  });

  it('is complete a second after its formulas are drawn, although their fonts never arrive', async () => {
    Object.assign(document, { fonts: { ready: new Promise(() => undefined) } });
    try {
      const { root, world } = await show('<p>$x$</p>');
      await waitFor(() => expect(root.querySelectorAll('.katex')).to.have.lengthOf(1));
      expect(root.classList.contains('rich-text--preparing')).to.equal(true);
      world.pass(1000);
      expect(root.classList.contains('rich-text--preparing')).to.equal(false);
    } finally {
      Reflect.deleteProperty(document, 'fonts');
    }
  });

  it('hides a text until its formulas and its code are ready, but not a text without them', async () => {
    const isHidden = () => document.querySelector('.rich-text--preparing') !== null;
    const rendered = renderWithSite(
      <RichText
        html="<p>$x$</p><pre><code class='language-sql'>SELECT 1</code></pre>"
        topLevel={3}
        tools={someTools()}
      />,
    );
    expect(isHidden()).to.equal(true);
    await waitFor(() => expect(isHidden()).to.equal(false));
    expect(document.querySelectorAll('.katex, .hljs-keyword')).to.have.lengthOf(2);
    rendered.unmount();
    renderWithSite(<RichText html="<p>只要 $5</p>" topLevel={3} tools={someTools()} />);
    expect(isHidden()).to.equal(false);
  });

  it('reloads the document once when a deployment has removed the code of formulas and of a language', async () => {
    const html = '<p>$x$</p><pre><code class="language-sql">SELECT 1</code></pre>';
    const { world } = await show(html, someTools('formulas', 'sql'));
    expect(world.store.read('reloadedFor')).to.equal('formulas code-sql');
    expect(new Set(world.navigator.journeys)).to.deep.equal(new Set(['reload /']));
  });

  it('shows a text as it was written when they are missing after that, and draws it once the network is back', async () => {
    const lost = new Set(['formulas', 'highlighter']);
    const tools = someTools();
    const missing = () => Promise.reject(new Error('The chunk is missing'));
    const html = '<p>$x$</p><pre><code class="language-sql">SELECT 1</code></pre>';
    const unreliable: ContentTools = {
      ...tools,
      formulas: () => (lost.has('formulas') ? missing() : tools.formulas()),
      highlighter: () => (lost.has('highlighter') ? missing() : tools.highlighter()),
    };
    const { root, world } = await show(html, unreliable, { stored: { reloadedFor: 'formulas code-sql' } });
    expect([root.textContent, root.matches('.rich-text--preparing')]).to.deep.equal(['$x$SELECT 1', false]);
    lost.clear();
    act(() => world.presence.regainNetwork());
    await waitFor(() => expect(root.querySelectorAll('.katex, .hljs-keyword')).to.have.lengthOf(2));
    expect(world.navigator.journeys).to.deep.equal([]);
  });

  it('removes scripts and event handlers', async () => {
    const { root } = await show('<p onclick="alert(1)">a<script>alert(2)</script><img src=x onerror=alert(3)></p>');
    expect(root.innerHTML).not.to.match(/alert|script/);
  });

  it('follows links to pages of this site without a reload of the document', async () => {
    const { world } = await show('<p><a href="/vip?x=1"><b>会员</b></a></p>');
    fireEvent.click(screen.getByText('会员'));
    expect(world.navigator.journeys).to.deep.equal(['push /vip?x=1']);
  });

  it('leaves other links, and clicks with a modifier key, to the browser', async () => {
    const { world } = await show(
      '<a href="https://a.example">外</a><a href="/vip">内</a><a href="mailto:x@a.example">信</a><p>字</p>',
    );
    // jsdom reports an error when a link navigates.
    const stay = (event: Event) => event.preventDefault();
    document.addEventListener('click', stay);
    for (const text of ['外', '信', '字']) fireEvent.click(screen.getByText(text));
    fireEvent.click(screen.getByText('内'), { ctrlKey: true });
    document.removeEventListener('click', stay);
    expect(world.navigator.journeys).to.deep.equal([]);
  });

  it('replaces the text when it changes, and stops observing the previous text', async () => {
    const watching = new Set<ResizeObserver>();
    sinon.stub(ResizeObserver.prototype, 'observe').callsFake(function (this: ResizeObserver) {
      watching.add(this);
    });
    sinon.stub(ResizeObserver.prototype, 'disconnect').callsFake(function (this: ResizeObserver) {
      watching.delete(this);
    });
    const texts = ['<pre>一</pre>', '<div>二</div><p>三</p>'] as const;
    const { container } = renderWithSite(<Switch texts={texts} tools={someTools()} />);
    expect(watching.size).to.equal(1);
    fireEvent.click(screen.getByRole('button'));
    await act(settled);
    expect(container.querySelector('.rich-text')?.innerHTML).to.equal(texts[1]);
    expect(watching.size).to.equal(0);
  });
});

function Switch({ texts, tools }: { readonly texts: readonly [string, string]; readonly tools: CountedTools }) {
  const [index, setIndex] = useState<0 | 1>(0);
  return (
    <>
      <button type="button" onClick={() => setIndex(1)}>
        换
      </button>
      <RichText html={texts[index]} topLevel={3} tools={tools} />
    </>
  );
}
