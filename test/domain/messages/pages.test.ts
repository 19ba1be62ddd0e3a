import { expect } from 'chai';

import { welcomeTo } from '../../../src/domain/messages/home.js';
import { resultsFor } from '../../../src/domain/messages/pages.js';

describe('messages of the pages', () => {
  it('greet with the name of the site', () => {
    expect(welcomeTo('示例学堂')).to.equal('欢迎来到示例学堂');
  });

  it('say what was searched for, to the letter', () => {
    expect(resultsFor('C# & 100%')).to.equal('“C# & 100%”的搜索结果');
  });
});
