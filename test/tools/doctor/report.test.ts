import { expect } from 'chai';

import { fail, info, ok, warn } from '../../../tools/doctor/finding.js';
import { report } from '../../../tools/doctor/report.js';
import { ALL_WELL, summaryOf, usable } from '../../../tools/doctor/words.js';

const CAUSE = { wrong: '坏了。', cure: '修好。' };

describe('what the doctor prints', () => {
  it('is a line for what is well, and a word of relief', () => {
    const printed = report([ok('reach', '有应答。'), info('phone', '没有。')]);
    expect(printed).to.equal(`ok    连接：有应答。\ninfo  手机站地址：没有。\n\n${ALL_WELL}`);
  });

  it('is what was asked, what is wrong and how to mend it, after what is well', () => {
    const printed = report([fail('config', 'GET http://host', CAUSE), ok('reach', '有应答。')]);
    expect(printed.split('\n')).to.deep.equal([
      ...['ok    连接：有应答。', '', 'FAIL  站点配置', '      查看：GET http://host', '      问题：坏了。'],
      ...['      办法：修好。', '', summaryOf(1, 0)],
    ]);
  });

  it('tells the same cause once, with everything that it strikes', () => {
    const printed = report([
      fail('config', 'GET a', CAUSE),
      fail('navs', 'GET b', CAUSE),
      warn('links', 'GET c', CAUSE),
    ]);
    expect(printed).to.include('FAIL  站点配置、导航菜单\n      查看：GET a\n      查看：GET b\n      问题：坏了。');
    expect(printed).to.include('warn  友情链接\n');
    expect(printed.endsWith(summaryOf(1, 1)), 'one of each is printed').to.equal(true);
  });

  it('counts warnings as it prints them: one cause is one', () => {
    expect(report([warn('navs', 'x', CAUSE), warn('links', 'y', CAUSE)]).endsWith(usable(1))).to.equal(true);
  });

  it('says when warnings are all there is', () => {
    expect(report([warn('navs', 'x', CAUSE)]).endsWith(usable(1))).to.equal(true);
  });
});
