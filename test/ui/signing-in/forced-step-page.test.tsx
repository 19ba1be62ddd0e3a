import { act, screen } from '@testing-library/react';
import { expect } from 'chai';

import { useSigningIn } from '../../../src/ui/signing-in/signing-in.js';
import { ForcedStepPage } from '../../../src/ui/pages/sign-in/forced-step-page.js';
import { aMember } from '../../support/sessions.js';
import { aSite } from '../../support/site.js';
import { renderForMember, renderWithSite } from '../support/render-with-site.js';
import { servicesFetched } from '../support/services-fetched.js';
import type { WorldWishes } from '../support/site-world.js';

/** Throws where the services are not at hand. */
function Work() {
  useSigningIn();
  return <p>work</p>;
}

const page = (
  <ForcedStepPage step="bindMobile" title="绑定手机号">
    <Work />
  </ForcedStepPage>
);
const wishes: WorldWishes = { at: '/bind-mobile', site: aSite().requiringMobile() };

describe('ForcedStepPage', () => {
  it('shows the step to a member who has to take it, with the way out beside it (clarifications §5)', async () => {
    renderForMember(page, wishes, aMember().withoutMobile());
    await servicesFetched();
    expect(screen.getByRole('heading', { level: 1, name: '绑定手机号' })).to.exist;
    expect(screen.getByText('work')).to.exist;
    expect(screen.getByRole('button', { name: '安全退出' })).to.exist;
  });

  it('shows a place, and the way out, while the services are on their way', async () => {
    renderForMember(page, wishes, aMember().withoutMobile());
    expect(screen.getByRole('status').textContent).to.equal('加载中…');
    expect(screen.queryByText('work')).to.equal(null);
    expect(screen.getByRole('button', { name: '安全退出' })).to.exist;
    await servicesFetched();
    expect(screen.getByText('work')).to.exist;
  });

  it('offers a retry when the services do not come (lesson 29)', async () => {
    const { world, user } = renderForMember(
      page,
      { ...wishes, stored: { reloadedFor: 'signingIn' }, signingIn: 'fails' },
      aMember().withoutMobile(),
    );
    await servicesFetched();
    expect(screen.getByText('页面加载失败')).to.exist;
    expect(screen.getByRole('button', { name: '安全退出' })).to.exist;
    world.signingIn = 'comes';
    await user.click(screen.getByRole('button', { name: '重试' }));
    await servicesFetched();
    expect(screen.getByText('work')).to.exist;
  });

  it('offers a retry, and the way out, when the member could not be loaded (clarifications §3, lesson 2)', async () => {
    const { world, user } = renderWithSite(page, { ...wishes, stored: { token: 'a-token' } });
    act(() => {
      world.members.details.failWith({ kind: 'offline' });
    });
    expect(screen.getByText('会员信息加载失败')).to.exist;
    expect(screen.getByRole('button', { name: '安全退出' })).to.exist;
    await user.click(screen.getByRole('button', { name: '重试' }));
    act(() => {
      world.members.details.answer(aMember().withoutMobile());
    });
    await servicesFetched();
    expect(screen.getByText('work')).to.exist;
  });

  it('shows nobody the step before it is known who they are', () => {
    const { world } = renderWithSite(page, { ...wishes, stored: { token: 'a-token' } });
    expect(screen.queryByText('work')).to.equal(null);
    expect(world.navigator.journeys).to.be.empty;
  });
});
