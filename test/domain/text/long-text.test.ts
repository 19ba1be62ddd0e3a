import { expect } from 'chai';

import { beginningOf, readableText, withoutStackedMarks } from '../../../src/domain/text/long-text.js';

describe('A text that a person has written', () => {
  it('is shown with one empty line where several follow each other, and without a tower of marks', () => {
    const empty = ['\n\n\n\n', '\r\n\r\n\r\n', '\n \n\u200b\n\u3164\n', '\u2028\u2028\u2028'];
    for (const lines of empty) expect(readableText(`一${lines}二\n三`)).to.equal('一\n\n二\n三');
    expect(readableText('\n\n一\n\n')).to.equal('一');
    expect(withoutStackedMarks(`a${'\u0301'.repeat(40)}b`)).to.equal(`a${'\u0301'.repeat(4)}b`);
  });

  it('shows its beginning where it has more than 8 lines or 300 characters', () => {
    const lines = (count: number) => Array.from({ length: count }, (_, index) => String(index)).join('\n');
    expect(beginningOf(lines(8))).to.equal(undefined);
    expect(beginningOf(lines(140))).to.equal(`${lines(8)}…`);
    expect(beginningOf('字'.repeat(300))).to.equal(undefined);
    expect(beginningOf(`${'字'.repeat(299)}\u3000字字`)).to.equal(`${'字'.repeat(299)}…`);
    expect(beginningOf('😀'.repeat(301))).to.equal(`${'😀'.repeat(300)}…`);
  });
});
