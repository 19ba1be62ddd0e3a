import { expect } from 'chai';
import fc from 'fast-check';
import hljs from 'highlight.js/lib/core';
import java from 'highlight.js/lib/languages/java';
import xml from 'highlight.js/lib/languages/xml';
import { lastValueFrom } from 'rxjs';

import { colourCode, findCode } from '../../../../src/ui/shared/content/colour-code.js';
import {
  languageNamed,
  languageSource,
  withInnerLanguages,
} from '../../../../src/ui/shared/content/lazy-content-tools.js';
import { Highlighter } from '../../../../src/ui/shared/content/highlighter.js';
import { type CountedTools, FETCHES_ONCE, someTools } from '../../../support/some-tools.js';

async function highlightedIn(html: string, tools: CountedTools = someTools()): Promise<HTMLElement> {
  const root = document.createElement('div');
  root.innerHTML = html;
  await lastValueFrom(colourCode(findCode(root), tools, FETCHES_ONCE), { defaultValue: undefined });
  return root;
}

const keywords = (root: ParentNode) =>
  [...root.querySelectorAll('.hljs-keyword')].map(({ textContent }) => textContent);

const JAVA = '<pre><code class="language-java">class A {}</code></pre>';

const PYTHON = '<pre><code class="lang-py">def f(): pass</code></pre>';

describe('colourCode', () => {
  it('highlights every sample in the language that its class names', async () => {
    const tools = someTools();
    const root = await highlightedIn(JAVA + PYTHON + JAVA, tools);
    expect(keywords(root)).to.deep.equal(['class', 'def', 'pass', 'class']);
    expect([...tools.fetched].sort()).to.deep.equal(['highlighter', 'highlighter', 'java', 'python']);
  });

  it('finds the language on the pre element too, with or without a code element inside', async () => {
    const root = await highlightedIn(
      '<pre class="language-java">class A</pre><pre class="lang-java"><code>class B</code></pre>',
    );
    expect(keywords(root)).to.deep.equal(['class', 'class']);
  });

  it('highlights script inside markup', async () => {
    const root = await highlightedIn(
      '<pre><code class="language-html">&lt;script&gt;let a&lt;/script&gt;</code></pre>',
    );
    expect(keywords(root)).to.deep.equal(['let']);
  });

  it('fetches nothing for code without a language, in an unknown language, or within a line of text', async () => {
    const tools = someTools();
    const html =
      '<pre><code>class A</code></pre><pre><code class="language-klingon">x</code></pre><p><code class="language-java">class</code></p>';
    expect((await highlightedIn(html, tools)).innerHTML).to.equal(html);
    expect(tools.fetched).to.deep.equal([]);
  });

  it('leaves samples as they are whose language cannot be loaded, and highlights the rest', async () => {
    const root = await highlightedIn(JAVA + PYTHON, someTools('java'));
    expect(keywords(root)).to.deep.equal(['def', 'pass']);
    expect(root.querySelector('pre')?.outerHTML).to.equal(JAVA);
  });

  it('leaves all code as it is when highlight.js cannot be loaded', async () => {
    expect((await highlightedIn(JAVA, someTools('highlighter'))).innerHTML).to.equal(JAVA);
  });
});

const highlighter = new Highlighter();

highlighter.registerLanguage('java', java);

highlighter.registerLanguage('xml', xml);

function highlighted(text: string, language: string): HTMLElement {
  const sample = document.createElement('code');
  sample.textContent = text;
  highlighter.colour(sample, language);
  return sample;
}

describe('Highlighter', () => {
  it('highlights code of a language that it was taught', () => {
    const sample = highlighted('int x = 5; // 五', 'java');
    expect([...sample.children].map(({ className, textContent }) => `${className} ${textContent}`)).to.deep.equal([
      ...['hljs-type int', 'hljs-variable x', 'hljs-operator =', 'hljs-number 5', 'hljs-comment // 五'],
    ]);
  });

  it('shows markup as text and never renders it', () => {
    const sample = highlighted('<img src=x onerror=alert(1)>&amp;nbsp;', 'xml');
    expect(sample.querySelector('img')).to.equal(null);
    expect(sample.textContent).to.equal('<img src=x onerror=alert(1)>&amp;nbsp;');
  });

  it('changes no character of the code', () => {
    const code = fc.oneof(
      fc.string(),
      fc.string({ unit: 'binary' }),
      fc
        .array(
          fc.constantFrom(
            '<b>',
            '&amp;',
            '&nbsp;',
            '"',
            "'",
            '/*',
            '*/',
            '//',
            '\n',
            '\r',
            '\t',
            '{',
            '}',
            'int x',
            '$5',
          ),
        )
        .map((parts) => parts.join('')),
    );
    fc.assert(
      fc.property(code, fc.constantFrom('java', 'xml'), (text, language) => {
        expect(highlighted(text, language).textContent).to.equal(text);
      }),
    );
  });
});

const KNOWN = [
  ...['bash', 'c', 'cpp', 'csharp', 'css', 'go', 'ini', 'java', 'javascript', 'json', 'kotlin', 'markdown', 'php'],
  ...['python', 'rust', 'sql', 'swift', 'typescript', 'xml', 'yaml'],
];

describe('The languages of code samples', () => {
  for (const name of KNOWN) {
    it(`include ${name}`, async () => {
      expect(languageNamed(name)).to.equal(name);
      const instance = hljs.newInstance();
      instance.registerLanguage(name, await languageSource(name));
      expect(instance.highlight('x = 1', { language: name }).language).to.equal(name);
    });
  }

  const OTHER_NAMES = {
    JS: 'javascript',
    html: 'xml',
    'C++': 'cpp',
    'c#': 'csharp',
    sh: 'bash',
    py: 'python',
    yml: 'yaml',
  };
  for (const [name, known] of Object.entries(OTHER_NAMES)) {
    it(`include ${known} under its other name ${name}`, () => expect(languageNamed(name)).to.equal(known));
  }

  for (const name of ['', 'klingon', 'constructor', '__proto__', 'toString', 'hljs']) {
    it(`do not include '${name}'`, () => expect(languageNamed(name)).to.equal(undefined));
  }

  it('fail to load if the language is unknown', async () => {
    const error = await languageSource('klingon').catch((reason: unknown) => reason);
    expect(error).to.be.instanceOf(Error);
  });

  it('include CSS and JavaScript when a sample is markup', () => {
    expect(withInnerLanguages('xml')).to.deep.equal(['xml', 'css', 'javascript']);
    expect(withInnerLanguages('java')).to.deep.equal(['java']);
    expect([...withInnerLanguages('xml'), ...withInnerLanguages('php')].map(languageNamed)).not.to.include(undefined);
  });
});
