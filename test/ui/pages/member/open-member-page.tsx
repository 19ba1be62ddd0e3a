import { screen, waitFor, within } from '@testing-library/react';
import { expect } from 'chai';

import type { LoginUser } from '../../../../src/domain/session/login-user.js';
import type { Site } from '../../../../src/domain/site/current-site.js';
import { MemberPage } from '../../../../src/ui/pages/member/member-page.js';
import { aMember } from '../../../support/sessions.js';
import { aSite } from '../../../support/site.js';
import { openPage } from '../../support/open-page.js';

/** Fetched once for all: compiling the forms takes longer than a test may. */
export async function formsCompiled(this: Mocha.Context): Promise<void> {
  this.timeout(60_000);
  await import('../../../../src/ui/pages/member/member-forms.js');
}

/** The member's own page, with QQ and WeChat on. */
export function openMemberPage(
  as: LoginUser = aMember(),
  at = '/member',
  site: Site = aSite().withSocialites({ qq: true, wechatScan: true }),
) {
  return openPage('member', MemberPage, { as, at, site });
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
