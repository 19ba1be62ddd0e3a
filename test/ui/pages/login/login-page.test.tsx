import { screen } from '@testing-library/react';
import { expect } from 'chai';

import { DIALOG_FLOW } from '../../../../src/application/signing-in/dialog-flow.js';
import { LoginPage } from '../../../../src/ui/pages/sign-in/login-page.js';
import { aMember } from '../../../support/sessions.js';
import { OnlyAt } from '../../support/only-at.js';
import { renderForMember, renderWithSite } from '../../support/render-with-site.js';

const login = (
  <OnlyAt path="/login">
    <LoginPage />
  </OnlyAt>
);
const AT = '/login?redirect=%2Forder%3Fgoods%3D12';

describe('LoginPage', () => {
  it('opens the login dialog by its button, leaving the way on to the redirect of the address (spec §2)', async () => {
    const { world, user } = renderWithSite(login, { at: AT });
    await user.click(screen.getByRole('button', { name: '登录后查看' }));
    const flow = world.resolve(DIALOG_FLOW);
    expect(flow.dialog$.value).to.deep.equal({ kind: 'login' });
    expect(flow.target).to.equal(undefined);
    expect(world.navigator.journeys).to.be.empty;
  });

  it('can be used by keyboard alone (lesson 26)', async () => {
    const { world, user } = renderWithSite(login, { at: AT });
    await user.tab();
    await user.keyboard('{Enter}');
    expect(world.resolve(DIALOG_FLOW).dialog$.value?.kind).to.equal('login');
  });

  it('sends a live session on at once, in place of the door (clarifications §4, lesson 23)', () => {
    const { world } = renderForMember(login, { at: AT });
    expect(world.navigator.journeys).to.deep.equal(['replace /order?goods=12']);
  });

  it('stays while it is not known whether the session lives', () => {
    const { world } = renderWithSite(login, { at: AT, stored: { token: 'a-token' } });
    expect(world.navigator.journeys).to.be.empty;
    world.members.details.answer(aMember());
    expect(world.navigator.journeys).to.deep.equal(['replace /order?goods=12']);
  });
});
