import { act, screen, waitFor, within } from '@testing-library/react';
import { expect } from 'chai';
import type { ComponentType } from 'react';
import { Link } from 'react-router-dom';
import { firstValueFrom, Subject } from 'rxjs';
import sinon from 'sinon';

import type { Bindings } from '../../../../src/composition/services.js';
import { type RouteName, ROUTES } from '../../../../src/domain/access/routes.js';
import { PAGES } from '../../../../src/ui/pages.js';
import { aCourse, aLesson } from '../../../support/courses.js';
import { exportsIn } from '../../../support/exports-in.js';
import { aMember } from '../../../support/sessions.js';
import { aSite } from '../../../support/site.js';
import { settled } from '../../../support/until.js';
import { quietWindow } from '../../support/quiet-window.js';
import { pageShown, renderApp, renderAppForMember } from '../../support/render-app.js';
import type { SiteWorld } from '../../support/site-world.js';
import type { AddressRow } from './address-row.js';

/** The table of docs/spec/start-and-routes.md#routes, written a second time by hand. */
const ROWS = (await exportsIn<readonly AddressRow[]>(new URL('addresses/', import.meta.url), 'addresses')).flat();

/**
 * Renders the page for a visitor who may see it: for a forced step a member who must do it, for a members-only page a
 * member.
 */
async function renderForAllowedVisitor(name: RouteName, at: string, bind: Bindings): Promise<void> {
  if (name === 'faceCheck')
    renderAppForMember({ at, site: aSite().requiringFaceCheck() }, aMember().withoutFaceCheck());
  else if (name === 'bindMobile')
    renderAppForMember({ at, site: aSite().requiringMobile() }, aMember().withoutMobile());
  else if (ROUTES[name].isForMembers) {
    const { world } = renderAppForMember({ at, bind });
    if (name === 'lesson') await answerWithLesson(world);
  } else {
    const { world } = renderApp({ at, bind });
    if (name === 'home') await leaveEmpty(world);
    if (name === 'courseDetail') await answerWithCourse(world);
  }
}

/** The heading of the page is the name of the course, so the request for it must be answered. */
async function answerWithCourse({ courses }: SiteWorld): Promise<void> {
  await waitFor(() => expect(courses.details.waiting).to.equal(1));
  courses.details.answer(aCourse().build());
}

async function answerWithLesson({ lessons }: SiteWorld): Promise<void> {
  await waitFor(() => expect(lessons.lessons.waiting).to.equal(1));
  lessons.lessons.answer({
    lesson: aLesson(12),
    course: aCourse().build(),
    access: 'locked',
    allowsComments: true,
  });
}

/** The operator has set no content for home. */
async function leaveEmpty({ home, announcements }: SiteWorld): Promise<void> {
  await waitFor(() => expect(home.contents.waiting).to.equal(1));
  announcements.newest.answer(undefined);
  home.contents.answer({ slides: [], blocks: [] });
}

/** A page with two links. The code of the page behind one of them arrives when the test calls `arrive`. */
function renderPair() {
  const First = () => (
    <>
      <Link to="/vip">onwards</Link>
      <Link to="/member/orders">mine</Link>
    </>
  );
  const Next = () => <h1>the next page</h1>;
  const code = new Subject<ComponentType>();
  const pages = {
    ...PAGES,
    error: { load: () => Promise.resolve(First) },
    vip: { load: () => firstValueFrom(code) },
  };
  const rendered = renderApp({ pages, at: '/error' });
  const arrive = () =>
    act(async () => {
      code.next(Next);
      await settled();
    });
  return { ...rendered, arrive };
}

describe('The router of the site', () => {
  beforeEach(() => {
    quietWindow();
  });
  afterEach(() => sinon.restore());

  it('is tested for every route', () => expect(ROWS.map(([name]) => name)).to.have.members(Object.keys(ROUTES)));

  for (const [name, address, who, title, heading, frame, bind = () => undefined] of ROWS) {
    it(`shows ${address} (${who}) with its title, one main heading and the layout “${frame}”`, async () => {
      expect(ROUTES[name].isForMembers).to.equal(who === 'members');
      await renderForAllowedVisitor(name, address, bind);
      expect(screen.getByRole('main').contains(await pageShown(heading))).to.equal(true);
      expect(document.title).to.equal(title);
      expect(screen.getAllByRole('heading', { level: 1 })).to.have.length(1);
      expect(screen.queryByRole('banner') !== null, 'header').to.equal(frame !== 'none');
      expect(screen.queryByRole('contentinfo') !== null, 'footer').to.equal(frame === 'main');
    });
  }

  it('shows the not-found page for an address with a line break, which no pattern of React Router matches', async () => {
    renderApp({ at: '/nowhere%0A' });
    expect(await pageShown('页面不存在')).to.exist;
  });

  it('replaces an address of the retired phone site by the page here', async () => {
    const { world } = renderApp({ at: '/login-error?msg=x' });
    expect(await pageShown('出了点问题')).to.exist;
    expect(world.navigator.journeys).to.deep.equal(['replace /error?msg=x']);
  });

  it('titles /login/callback 加载中 while the login code is being used', async () => {
    renderApp({ at: '/login/callback?login_code=abc&action=login' });
    await pageShown('正在登录');
    expect(document.title).to.equal('加载中 - 示例学堂');
  });

  it('keeps the same header when the visitor moves to another page', async () => {
    const { go } = renderApp();
    const header = screen.getByRole('banner');
    go('/courses');
    await pageShown('录播课');
    expect(screen.getByRole('banner')).to.equal(header);
  });

  it('shows a loading status and the page’s heading until the code of the page is loaded', async () => {
    renderApp({ at: '/error' });
    const main = within(screen.getByRole('main'));
    expect(main.getByRole('status').textContent).to.equal('加载中…');
    expect(main.getByRole('heading', { level: 1 }).textContent).to.equal('错误');
    await pageShown('出了点问题');
    expect(main.queryByRole('status')).to.equal(null);
  });

  it('keeps the current page visible, with a progress line, until the code of the next page is loaded', async () => {
    const { user, world, arrive } = renderPair();
    await user.click(await screen.findByRole('link', { name: 'onwards' }));
    expect(world.navigator.journeys).to.be.empty;
    expect(screen.getByRole('link', { name: 'onwards' })).to.exist;
    expect(document.querySelectorAll('.held-navigation')).to.have.length(1);
    await arrive();
    expect(world.navigator.journeys).to.deep.equal(['push /vip']);
    expect(within(screen.getByRole('main')).getByText('the next page')).to.exist;
    expect(within(screen.getByRole('main')).queryByRole('status')).to.equal(null);
    expect(document.querySelectorAll('.held-navigation')).to.have.length(0);
  });

  it('shows the next page as loading when its code takes longer than a second', async () => {
    const { user, world, arrive } = renderPair();
    await user.click(await screen.findByRole('link', { name: 'onwards' }));
    world.pass(1000);
    expect(within(screen.getByRole('main')).getByRole('status')).to.exist;
    await arrive();
    expect(screen.getByText('the next page')).to.exist;
  });

  it('does not wait for the code of a members-only page when the visitor is anonymous', async () => {
    const { user, world } = renderPair();
    await user.click(await screen.findByRole('link', { name: 'mine' }));
    expect(world.navigator.journeys[0]).to.equal('push /member/orders');
  });

  it('shows a page at once whose code is already loaded', async () => {
    const { go } = renderApp({ at: '/error' });
    await pageShown('出了点问题');
    go('/');
    go('/error');
    expect(within(screen.getByRole('main')).queryByRole('status')).to.equal(null);
  });

  it('leads home, to the courses and to the search from the not-found page', async () => {
    const { user, world } = renderApp({ at: '/nowhere' });
    const home = await screen.findByRole('link', { name: '返回首页' });
    expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).to.deep.equal([
      ['示例学堂', '/'],
      ['返回首页', '/'],
      ['浏览课程', '/courses'],
      ['搜索', '/search'],
    ]);
    await user.click(home);
    // The page stays until the code of the next one has arrived.
    await waitFor(() => expect(world.navigator.journeys).to.deep.equal(['push /']));
    await waitFor(() => expect(document.title).to.equal('示例学堂'));
  });
});
