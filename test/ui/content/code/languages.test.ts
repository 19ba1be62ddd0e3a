import { expect } from 'chai';
import hljs from 'highlight.js/lib/core';

import { languageNamed, languageSource, withInnerLanguages } from '../../../../src/ui/content/content-tools.js';

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
