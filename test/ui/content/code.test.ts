import { expect } from 'chai';
import fc from 'fast-check';
import hljs from 'highlight.js/lib/core';
import java from 'highlight.js/lib/languages/java';
import xml from 'highlight.js/lib/languages/xml';
import { lastValueFrom } from 'rxjs';

import { colourCode } from '../../../src/ui/content/colour-code.js';
import { languageNamed, languageSource, withInnerLanguages } from '../../../src/ui/content/content-tools.js';
import { Highlighter } from '../../../src/ui/content/highlighter.js';
import { type CountedTools, someTools } from '../../support/some-tools.js';

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

const highlighter = new Highlighter();

highlighter.teach('java', java);

highlighter.teach('xml', xml);

function highlighted(text: string, language: string): HTMLElement {
  const sample = document.createElement('code');
  sample.textContent = text;
  highlighter.colour(sample, language);
  return sample;
}

describe('Highlighter', () => {
  it('colours what it knows', () => {
    const sample = highlighted('int x = 5; // 五', 'java');
    expect([...sample.children].map(({ className, textContent }) => `${className} ${textContent}`)).to.deep.equal([
      ...['hljs-type int', 'hljs-variable x', 'hljs-operator =', 'hljs-number 5', 'hljs-comment // 五'],
    ]);
  });

  it('shows markup as markup and never as what it marks', () => {
    const sample = highlighted('<img src=x onerror=alert(1)>&amp;nbsp;', 'xml');
    expect(sample.querySelector('img')).to.equal(null);
    expect(sample.textContent).to.equal('<img src=x onerror=alert(1)>&amp;nbsp;');
  });

  it('changes not a character of what is to be read', () => {
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

describe('the languages of code samples', () => {
  for (const name of KNOWN) {
    it(`can colour ${name}`, async () => {
      expect(languageNamed(name)).to.equal(name);
      const reader = hljs.newInstance();
      reader.registerLanguage(name, await languageSource(name));
      expect(reader.highlight('x = 1', { language: name }).language).to.equal(name);
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
    it(`takes ${name} for ${known}`, () => {
      expect(languageNamed(name)).to.equal(known);
    });
  }

  for (const name of ['', 'klingon', 'constructor', '__proto__', 'toString', 'hljs']) {
    it(`knows no language called '${name}'`, () => {
      expect(languageNamed(name)).to.equal(undefined);
    });
  }

  it('fetches nothing that it does not know', async () => {
    const error = await languageSource('klingon').catch((reason: unknown) => reason);
    expect(error).to.be.instanceOf(Error);
  });

  it('knows what is found inside markup', () => {
    expect(withInnerLanguages('xml')).to.deep.equal(['xml', 'css', 'javascript']);
    expect(withInnerLanguages('java')).to.deep.equal(['java']);
    expect([...withInnerLanguages('xml'), ...withInnerLanguages('php')].map(languageNamed)).not.to.include(undefined);
  });
});
