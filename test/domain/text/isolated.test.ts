import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { expect } from 'chai';
import fc from 'fast-check';

import { isolated } from '../../../src/domain/text/isolated.js';
import { lessonTitle } from '../../../src/domain/lesson/strings.js';
import { documentTitle } from '../../../src/domain/site/current-site.js';

/** What is outside all isolates, as the Unicode bidirectional algorithm pairs them; `undefined` if one stays open. */
function outside(sentence: string): string | undefined {
  let depth = 0;
  let text = '';
  for (const character of sentence) {
    if (/[\u2066-\u2068]/.test(character)) depth += 1;
    else if (character === '\u2069') depth -= 1;
    else if (depth === 0) text += character;
    if (depth < 0) return undefined;
  }
  return depth === 0 ? text : undefined;
}

/** `x` stands for the words of others. */
const HOSTILE = fc
  .array(fc.constantFrom('\u202E', '\u202A', '\u202C', '\u2066', '\u2067', '\u2068', '\u2069', '\u200F', 'שלום', 'x'))
  .map((parts) => `x${parts.join('')}\u202Ex`);

describe('A text of others inside a sentence of the site', () => {
  it('never reaches out of its place, whatever marks of direction it contains', () => {
    fc.assert(
      fc.property(HOSTILE, HOSTILE, (first, second) => {
        expect(outside(`“${isolated(first)}”，${isolated(second)}。`)).to.equal('“”，。');
        expect(outside(`${isolated(`${first}${second}`)}。`)).to.equal('。');
      }),
    );
  });

  it('keeps its characters, except isolates of its own', () => {
    expect(isolated('C\u202Egnp')).to.equal('\u2068C\u202Egnp\u2069');
    expect(isolated('a\u2067שלום\u2069b')).to.equal('\u2068aשלוםb\u2069');
    expect(isolated('مرحبا')).to.equal('\u2068مرحبا\u2069');
  });

  it('gets no marks where it cannot change the direction', () => {
    for (const text of ['', '前端（二）', 'C++ & C# — 100%', 'Ünïcödé 😀 \u200D①', 'ひらがな 한글']) {
      expect(isolated(text)).to.equal(text);
    }
  });
});

const DOMAIN = join(import.meta.dirname, '../../../src/domain');
/** A function of one line that makes a string, with its parameters. */
const SENTENCE = /^export const (\w+) = \(([^)]*)\): string =>/gm;
/** Parameters that the site has formatted itself: amounts, times, days. */
const OURS = /^(?:price|amount|from|to|position|length|date|day|left|offer|watched)$/;

const sentences = readdirSync(DOMAIN, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('strings.ts'))
  .flatMap((file) =>
    [...readFileSync(join(DOMAIN, file), 'utf8').matchAll(SENTENCE)].map(([, name = '', parameters = '']) => ({
      ...{ file, name },
      parameters: parameters.split(',').map((parameter) => {
        const [called = '', type = ''] = parameter.split(':').map((part) => part.trim());
        return { called, isOfOthers: type.startsWith('string') && !OURS.test(called) };
      }),
    })),
  )
  .filter(({ parameters }) => parameters.some(({ isOfOthers }) => isOfOthers));

describe('A sentence with a text of others', () => {
  it('is found among the strings', () => {
    expect(sentences.map(({ name }) => name)).to.include.members(['resultsFor', 'upNext', 'answers', 'submenuOf']);
  });

  for (const { file, name, parameters } of sentences) {
    it(`isolates it: ${name} in ${file}`, async () => {
      const strings = (await import(pathToFileURL(join(DOMAIN, file)).href)) as Readonly<Record<string, unknown>>;
      const make = strings[name];
      if (typeof make !== 'function') throw new Error(`${name} is no function`);
      fc.assert(
        fc.property(HOSTILE, (hostile) => {
          const texts = parameters.map(({ isOfOthers }) => (isOfOthers ? hostile : 7));
          const sentence: unknown = Reflect.apply(make, undefined, texts);
          expect(outside(String(sentence))).to.match(/^[^x\u202A-\u202E\u200Fא-ת]*$/);
        }),
        { numRuns: 20 },
      );
    });
  }

  it('is the title of the document, too', () => {
    fc.assert(
      fc.property(HOSTILE, HOSTILE, (page, site) => {
        expect(outside(documentTitle(isolated(page), site))).to.equal(' - ');
        expect(outside(documentTitle(lessonTitle(page, page), site))).to.equal(' -  - ');
      }),
    );
    expect(documentTitle('课程', '学堂')).to.equal('课程 - 学堂');
    expect(documentTitle('', '')).not.to.equal('');
  });
});
