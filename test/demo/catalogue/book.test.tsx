import { act, render, screen, within } from '@testing-library/react';
import { expect } from 'chai';

import { ALL_STATES } from '../../../demo/catalogue/all-states.js';
import { addressOfState, readStateRequest } from '../../../demo/catalogue/state-request.js';
import { Book } from '../../../demo/catalogue/book/book.js';
import { foundStates } from '../../../demo/catalogue/book/shown-state.js';
import type { CatalogueGroup } from '../../../demo/catalogue/catalogue-state.js';
import { widthsOf } from '../../../demo/catalogue/screens.js';
import { aUser } from '../../support/dom/a-user.js';

const GROUPS: readonly CatalogueGroup[] = [
  {
    id: 'header',
    title: '页头',
    states: [
      { id: 'header/member', title: '已登录', address: '/', shows: '' },
      { id: 'header/narrow-menu', title: '窄屏菜单展开', address: '/', shows: '', screen: 'narrow' },
    ],
  },
];

function frame(): HTMLIFrameElement {
  const found = document.querySelector('iframe');
  if (found === null) throw new Error('No state is shown');
  return found;
}

const pressed = (group: string): string | undefined =>
  within(screen.getByRole('group', { name: group })).getByRole('button', { pressed: true }).textContent;

/** Follows a link to a fragment, which jsdom does not do. */
function choose(id: string): void {
  act(() => {
    window.location.hash = id;
    window.dispatchEvent(new HashChangeEvent('hashchange'));
  });
}

describe('The page of the catalogue', () => {
  afterEach(() => {
    window.location.hash = '';
  });

  it('asks the reader to choose a state, and reports an unknown state', () => {
    render(<Book groups={GROUPS} />);
    expect(screen.getByRole('main').textContent).to.equal('请在左侧选择一个状态');
    choose('no/such');
    expect(screen.getByRole('main').textContent).to.equal('目录中没有这个状态');
  });

  it('links to every state and marks the current one', () => {
    render(<Book groups={GROUPS} />);
    choose('header/member');
    expect(screen.getByRole('link', { current: 'page' }).getAttribute('href')).to.equal('#header/member');
    expect(screen.getByRole('link', { name: '窄屏菜单展开' }).getAttribute('href')).to.equal('#header/narrow-menu');
  });

  it('shows the chosen state in a frame with the chosen width and colour scheme', async () => {
    const user = aUser();
    render(<Book groups={GROUPS} />);
    choose('header/member');
    expect(frame().getAttribute('src')).to.equal('/?state=header/member');
    expect([frame().style.width, frame().style.colorScheme]).to.deep.equal(['1440px', 'light dark']);
    await user.click(screen.getByRole('button', { name: '360 px' }));
    await user.click(screen.getByRole('button', { name: '深色' }));
    expect([frame().style.width, frame().style.colorScheme]).to.deep.equal(['360px', 'dark']);
    expect([pressed('宽度'), pressed('配色')]).to.deep.equal(['360 px', '深色']);
  });

  it('shows a state for narrow screens in a narrow frame, whatever width was chosen before', () => {
    render(<Book groups={GROUPS} />);
    choose('header/narrow-menu');
    expect(frame().style.width).to.equal('768px');
    expect(screen.queryByRole('button', { name: '1440 px' })).to.equal(null);
  });

  it('filters the states by the typed text, and shows their number', async () => {
    const user = aUser();
    render(<Book groups={GROUPS} />);
    await user.type(screen.getByRole('searchbox', { name: '查找状态' }), '窄屏');
    expect(screen.getByRole('status').textContent).to.equal('共 1 个状态');
    expect(screen.queryByRole('link', { name: '已登录' })).to.equal(null);
  });
});

const state = (id: string, title: string) => ({ id, title, address: '/', shows: '' });

const GROUPS_TO_FIND: readonly CatalogueGroup[] = [
  { id: 'header', title: '页头', states: [state('header/unread', '有未读消息')] },
  {
    id: 'dialogs',
    title: '对话框',
    states: [state('dialogs/login/empty', '登录 · 未填写'), state('dialogs/scan/ready', '微信扫码登录 · 就绪')],
  },
];

const idsFound = (typed: string): readonly string[] =>
  foundStates(GROUPS_TO_FIND, typed).flatMap(({ states }) => states.map(({ id }) => id));

describe('The filter of states', () => {
  it('finds all states when no text is typed', () => {
    expect(foundStates(GROUPS_TO_FIND, ' ')).to.deep.equal(GROUPS_TO_FIND);
  });

  it('searches title, id and group without regard to case', () => {
    expect(idsFound('未读')).to.deep.equal(['header/unread']);
    expect(idsFound('SCAN')).to.deep.equal(['dialogs/scan/ready']);
    expect(idsFound('对话框')).to.deep.equal(['dialogs/login/empty', 'dialogs/scan/ready']);
  });

  it('requires every typed word', () => {
    expect(idsFound('登录 未填')).to.deep.equal(['dialogs/login/empty']);
    expect(idsFound('登录 未读')).to.deep.equal([]);
  });

  it('omits groups without a result', () => {
    expect(foundStates(GROUPS_TO_FIND, 'scan').map(({ id }) => id)).to.deep.equal(['dialogs']);
  });
});

describe('The widths of a state', () => {
  it('are the four of the design, or only those below 992 px, or only those above', () => {
    expect(widthsOf({})).to.deep.equal([360, 768, 1024, 1440]);
    expect(widthsOf({ screen: 'narrow' })).to.deep.equal([360, 768]);
    expect(widthsOf({ screen: 'wide' })).to.deep.equal([1024, 1440]);
  });
});

describe('The address of the catalogue', () => {
  it('stands for the list when it names no state', () => expect(readStateRequest('')).to.deep.equal({ kind: 'all' }));

  it('stands for the state that it names, for every state', () => {
    for (const state of ALL_STATES) {
      expect(readStateRequest(new URL(addressOfState(state), 'http://site.example').search)).to.deep.equal({
        kind: 'one',
        state,
      });
    }
  });

  it('also stands for the planted fault, which is in no list', () => {
    expect(readStateRequest('?state=planted-fault').kind).to.equal('one');
  });

  it('stands for nothing when the state is unknown', () => {
    expect(readStateRequest('?state=no/such')).to.deep.equal({ kind: 'none' });
  });
});
