import { screen, waitFor, within } from '@testing-library/react';
import { expect } from 'chai';

import type { LoginUser } from '../../../../src/domain/session/login-user.js';
import type { Site } from '../../../../src/domain/site/current-site.js';
import { MemberPage } from '../../../../src/ui/pages/member/member-page.js';
import { PAGES } from '../../../../src/ui/pages/page-table.js';
import { PageLoader, served } from '../../../../src/ui/routing/page-loader.js';
import { PageView } from '../../../../src/ui/routing/site-routes.js';
import { aMember } from '../../../support/sessions.js';
import { aSite } from '../../../support/site.js';
import { renderForMember } from '../../support/render-with-site.js';
import { servicesFetched } from '../../support/services-fetched.js';

const HERE = served('member', () => Promise.resolve(MemberPage));
const LOADER = () => new PageLoader({ ...PAGES, member: HERE });

/** Fetched once for all: compiling the forms takes longer than a test may. */
export async function formsCompiled(this: Mocha.Context): Promise<void> {
  this.timeout(60_000);
  await import('../../../../src/ui/pages/member/member-forms.js');
}

/** The member's own page, with QQ and WeChat on. */
export async function openMemberPage(
  user: LoginUser = aMember(),
  at = '/member',
  site: Site = aSite().withSocialites({ qq: true, wechatScan: true }),
) {
  const rendered = renderForMember(<PageView name="member" title="学员中心" loader={LOADER()} />, { at, site }, user);
  await servicesFetched();
  return rendered;
}

/** The dialog on view, with its form and the services behind it. */
export async function deedOnView() {
  const dialog = await screen.findByRole('dialog', {}, { timeout: 20_000 });
  await waitFor(
    () => {
      expect(within(dialog).queryByText('加载中…')).to.equal(null);
    },
    { timeout: 20_000 },
  );
  return within(dialog);
}

/** The dialog that the address names. */
export async function openDeed(deed: string, user: LoginUser = aMember()) {
  const rendered = await openMemberPage(user, `/member?do=${deed}`);
  return { ...rendered, dialog: await deedOnView() };
}
