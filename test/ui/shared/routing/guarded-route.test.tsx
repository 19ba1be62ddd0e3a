import { act, screen } from '@testing-library/react';
import { expect } from 'chai';
import { useState } from 'react';
import sinon from 'sinon';

import { SESSION } from '../../../../src/domain/session/session.js';
import { SIGN_OUT } from '../../../../src/application/session/sign-out.js';
import { GuardedRoute } from '../../../../src/ui/shared/routing/guarded-route.js';
import { ScrollAndFocus } from '../../../../src/ui/shared/routing/route-change.js';
import { aMember } from '../../../support/sessions.js';
import { OnlyAt } from '../../support/only-at.js';
import { renderForMember, renderWithSite } from '../../support/render-with-site.js';

const AT = '/order?goods=12&type=vip';

const secret = (
  <OnlyAt path="/order">
    <GuardedRoute isForMembers title="收银台">
      <p>secret</p>
    </GuardedRoute>
  </OnlyAt>
);

describe('The guard of a page (GuardedRoute)', () => {
  afterEach(() => {
    Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);
    sinon.restore();
  });

  it('sends an anonymous visitor to /login with path and query encoded, and does not show the page', () => {
    const { world } = renderWithSite(secret, { at: AT });
    expect(world.navigator.journeys).to.deep.equal(['replace /login?redirect=%2Forder%3Fgoods%3D12%26type%3Dvip']);
    expect(screen.queryByText('secret')).to.equal(null);
  });

  it('shows a loading status until the member is loaded', () => {
    const { world } = renderWithSite(secret, { at: AT, stored: { token: 'a-token' } });
    expect(screen.getByRole('status')).to.exist;
    expect(screen.getByRole('heading', { level: 1 }).textContent).to.equal('收银台');
    world.members.details.answer(aMember());
    expect(screen.getByText('secret')).to.exist;
  });

  it('starts the page again for another member, even without a loading status in between (races)', () => {
    let pages = 0;
    function Private() {
      const [page] = useState(() => (pages += 1));
      return <p>page {page}</p>;
    }
    const { world } = renderForMember(
      <GuardedRoute isForMembers title="我的消息">
        <Private />
      </GuardedRoute>,
    );
    screen.getByText('page 1');
    act(() => {
      world.store.write('token', 'of another member');
      world.members.details.answer(aMember().withId(8));
    });
    screen.getByText('page 2');
  });

  it('offers a retry when the member cannot be loaded, and shows the page once it succeeds', async () => {
    const { world, user } = renderWithSite(secret, { at: AT, stored: { token: 'a-token' } });
    world.members.details.failWith({ kind: 'timeout' });
    expect(screen.getByText('会员信息加载失败')).to.exist;
    await user.click(screen.getByRole('button', { name: '重试' }));
    world.members.details.answer(aMember());
    expect(screen.getByText('secret')).to.exist;
  });

  it('sends the member to /login when the session ends while the page is open', () => {
    const { world } = renderForMember(secret, { at: '/order' });
    act(() => world.resolve(SESSION).end());
    expect(world.navigator.journeys).to.deep.equal(['replace /login?redirect=%2Forder']);
  });

  it('hides the page of a member who has signed out in another tab before the browser shows it again', () => {
    const { world } = renderForMember(
      <>
        {secret}
        <ScrollAndFocus />
      </>,
      { at: '/order' },
    );
    sinon.replace(window, 'scrollTo', () => undefined);
    // As in a browser: outside `act` React renders in a later task.
    Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false);
    world.store.erase('token');
    expect(screen.getByText('secret')).to.exist;
    world.presence.restore();
    expect(screen.queryByText('secret')).to.equal(null);
  });

  it('hides the page but does not navigate when the member signs out: home is about to load', () => {
    const { world } = renderForMember(secret, { at: '/order' });
    act(() => world.resolve(SIGN_OUT).leave());
    expect(world.navigator.journeys).to.be.empty;
    expect(screen.queryByText('secret')).to.equal(null);
  });
});
