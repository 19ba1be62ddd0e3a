import { expect } from 'chai';

import { START_UP_FAILED } from '../../../src/domain/messages/faults.js';
import { copyright, SIGNED_OUT, submenuOf } from '../../../src/domain/messages/shell.js';

describe('messages of the shell', () => {
  it('sign the page with year and site name (clarifications §7)', () => {
    expect(copyright(2026, '示例学堂')).to.equal('© 2026 示例学堂');
  });

  it('name a submenu after its item', () => {
    expect(submenuOf('课程')).to.equal('课程子菜单');
  });

  it('are word for word those of the specification (spec §8)', () => {
    expect(START_UP_FAILED).to.equal('系统初始化失败');
    expect(SIGNED_OUT).to.equal('已安全退出');
  });
});
