import { screen, waitFor, within } from '@testing-library/react';
import { expect } from 'chai';

import type { LoginUser } from '../../../src/domain/session/login-user.js';
import type { Site } from '../../../src/domain/site/current-site.js';
import { MemberPage } from '../../../src/ui/member/member-page.js';
import { aMember } from '../../support/sessions.js';
import { aSite } from '../../support/site.js';
import { openPage, type PageOptions } from '../support/open-page.js';

/** Loads the forms once for all tests: compiling them takes longer than the time limit of a test. */
export async function formsCompiled(this: Mocha.Context): Promise<void> {
  this.timeout(60_000);
  await import('../../../src/ui/member/member-forms.js');
}

/** The member's own page, with QQ and WeChat login enabled. */
export function openMemberPage(
  as: LoginUser = aMember(),
  at = '/member',
  site: Site = aSite().withSocialites({ qq: true, wechatScan: true }),
  options: PageOptions = {},
) {
  return openPage('member', MemberPage, { as, at, site, ...options });
}

/** The open dialog, once its form and the services of the form are loaded. */
export async function actionDialog() {
  const dialog = await screen.findByRole('dialog');
  await waitFor(() => expect(within(dialog).queryByText('加载中…')).to.equal(null));
  return within(dialog);
}

/** Opens the member page with the dialog that its address names. */
export async function openAction(action: string, user: LoginUser = aMember(), options: PageOptions = {}) {
  const rendered = await openMemberPage(user, `/member?do=${action}`, undefined, options);
  return { ...rendered, dialog: await actionDialog() };
}
