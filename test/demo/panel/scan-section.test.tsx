import { act, screen } from '@testing-library/react';
import { expect } from 'chai';
import { type ReactNode, useState } from 'react';

import { ScanSection } from '../../../demo/panel/sections/scan-section.js';
import { SEEDED } from '../../../src/adapters/memory/seed/members.js';
import type { CourseSite } from '../../../src/adapters/memory/server/course-site.js';
import { renderOffline } from './offline-world.js';

const button = (name: string) => screen.getByRole('button', { name });
const list = (name: string) => screen.getByRole('combobox', { name });

describe('The phone of the offline panel', () => {
  it('lets a member scan the code of WeChat', async () => {
    const { user, site } = renderOffline(<ScanSection />);
    expect(screen.queryByRole('button')).to.equal(null);
    const code = openTicket(site);
    await user.selectOptions(list('扫码的人'), '林晓雨');
    await user.click(button('扫码'));
    expect(site.socialSignIns.scanned(code).kind).to.equal('signed-in');
  });

  it('lets a newcomer scan it who must bind a mobile, and let it expire', async () => {
    const { user, site } = renderOffline(<ScanSection />);
    const first = openTicket(site);
    await user.click(button('扫码'));
    expect(site.socialSignIns.scanned(first).kind).to.equal('bind-mobile');
    const second = openTicket(site);
    await user.click(button('让二维码过期'));
    expect(site.socialSignIns.scanned(second).kind).to.equal('expired');
  });

  it('lets somebody scan the code of the second generation, and let it expire', async () => {
    const { user, site } = renderOffline(<ScanSection />);
    const first = openKey(site);
    await user.selectOptions(list('扫码的人'), '林晓雨');
    await user.click(button('扫码'));
    expect(site.socialSignIns.withLoginCode(site.scanKeys.codeOf(first)).kind).to.equal('signed-in');
    const second = openKey(site);
    await user.click(button('让二维码过期'));
    expect(() => site.scanKeys.codeOf(second)).to.throw('参数错误');
  });

  it('lets somebody scan the code that links their WeChat', async () => {
    const { user, site } = renderOffline(<ScanSection />);
    const token = site.controls.signIn(SEEDED.ordinary);
    act(() => {
      site.pages.linkedAccounts.startWechatBind(token);
    });
    await user.click(button('扫码'));
    expect(site.members.detail(token).wechatBound).to.equal(true);
    expect(screen.queryByRole('button')).to.equal(null);
  });

  it('offers no code to be scanned that was past its time when the panel was opened', async () => {
    const { user, site, pass } = renderOffline(<Opening view={<ScanSection />} />);
    openKey(site);
    pass(300_000);
    await user.click(button('open'));
    expect(screen.queryByRole('button', { name: '扫码' })).to.equal(null);
    openKey(site);
    expect(button('扫码').isConnected).to.equal(true);
  });
});

/** Something that is drawn when it is asked for, and not before. */
function Opening({ view }: { readonly view: ReactNode }) {
  const [open, setOpen] = useState(false);
  return open ? (
    view
  ) : (
    <button
      type="button"
      onClick={() => {
        setOpen(true);
      }}
    >
      open
    </button>
  );
}

/** The dialog of the site asks for a code. */
function openTicket(site: CourseSite): string {
  let code = '';
  act(() => {
    ({ code } = site.scans.open());
  });
  return code;
}

/** The same from a site of the second generation. */
function openKey(site: CourseSite): string {
  let key = '';
  act(() => {
    ({ key } = site.scanKeys.open('login', 'https://api.example'));
  });
  return key;
}
