import { expect } from 'chai';

import { foundStates } from '../../../../demo/catalogue/book/found-states.js';
import type { CatalogueGroup } from '../../../../demo/catalogue/catalogue-state.js';

const state = (id: string, title: string) => ({ id, title, address: '/', shows: '' });

const GROUPS: readonly CatalogueGroup[] = [
  { id: 'header', title: '页头', states: [state('header/unread', '有未读消息')] },
  {
    id: 'dialogs',
    title: '对话框',
    states: [state('dialogs/login/empty', '登录 · 未填写'), state('dialogs/scan/ready', '微信扫码登录 · 就绪')],
  },
];

const idsFound = (typed: string): readonly string[] =>
  foundStates(GROUPS, typed).flatMap(({ states }) => states.map(({ id }) => id));

describe('Finding states', () => {
  it('finds all while nothing is typed', () => {
    expect(foundStates(GROUPS, ' ')).to.deep.equal(GROUPS);
  });

  it('finds by title, by id and by group, whatever the case', () => {
    expect(idsFound('未读')).to.deep.equal(['header/unread']);
    expect(idsFound('SCAN')).to.deep.equal(['dialogs/scan/ready']);
    expect(idsFound('对话框')).to.deep.equal(['dialogs/login/empty', 'dialogs/scan/ready']);
  });

  it('asks for every word that is typed', () => {
    expect(idsFound('登录 未填')).to.deep.equal(['dialogs/login/empty']);
    expect(idsFound('登录 未读')).to.deep.equal([]);
  });

  it('leaves out groups in which nothing is found', () => {
    expect(foundStates(GROUPS, 'scan').map(({ id }) => id)).to.deep.equal(['dialogs']);
  });
});
