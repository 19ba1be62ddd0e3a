import { expect } from 'chai';
import fc from 'fast-check';
import java from 'highlight.js/lib/languages/java';
import xml from 'highlight.js/lib/languages/xml';

import { Highlighter } from '../../../../src/ui/content/highlighter.js';

const highlighter = new Highlighter();
highlighter.teach('java', java);
highlighter.teach('xml', xml);

function coloured(text: string, language: string): HTMLElement {
  const sample = document.createElement('code');
  sample.textContent = text;
  highlighter.colour(sample, language);
  return sample;
}

describe('Highlighter', () => {
  it('colours what it knows', () => {
    const sample = coloured('int x = 5; // 五', 'java');
    expect([...sample.children].map(({ className, textContent }) => `${className} ${textContent}`)).to.deep.equal([
      ...['hljs-type int', 'hljs-variable x', 'hljs-operator =', 'hljs-number 5', 'hljs-comment // 五'],
    ]);
  });

  it('shows markup as markup and never as what it marks', () => {
    const sample = coloured('<img src=x onerror=alert(1)>&amp;nbsp;', 'xml');
    expect(sample.querySelector('img')).to.equal(null);
    expect(sample.textContent).to.equal('<img src=x onerror=alert(1)>&amp;nbsp;');
  });

  it('changes not a character of what is to be read (lesson 36)', () => {
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
        expect(coloured(text, language).textContent).to.equal(text);
      }),
    );
  });
});
