import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect } from 'chai';
import sinon from 'sinon';

import type { HomeContent, Slide } from '../../../src/domain/home/home.js';
import { ANNOUNCEMENT_WAIT_MS, BELOW_FOLD_DELAY_MS } from '../../../src/domain/home/limits.js';
import { HomePage } from '../../../src/ui/home/home-page.js';
import { PAGES } from '../../../src/ui/pages.js';
import { PageLoader } from '../../../src/ui/shared/routing/page-loader.js';
import { LazyPage } from '../../../src/ui/shared/routing/site-routes.js';
import { aCard, aCourseBlock, aHome, aLearnedCourse } from '../../support/courses.js';
import { aMember } from '../../support/sessions.js';
import { aSite } from '../../support/site.js';
import { anAnnouncement } from '../../support/posts.js';
import { aMediaQuery } from '../support/a-media-query.js';
import { openPage, type PageOptions } from '../support/open-page.js';
import { renderWithSite } from '../support/render-with-site.js';
import { servicesFetched } from '../support/services-fetched.js';

const MEMBER = { stored: { token: 'a-token' } };
const SLIDES: readonly Slide[] = [
  { image: 'https://api.example/1.png', link: '/vip' },
  { image: 'https://api.example/2.png', link: 'https://elsewhere.example/' },
  { image: 'https://api.example/3.png' },
];

async function open(options: PageOptions = {}) {
  const page = await openPage('home', HomePage, options);
  const { home, announcements, study, store } = page.world;
  return {
    ...{ ...page, home, announcements, study, store },
    answer: (content: HomeContent) => {
      home.contents.answer(content);
      page.world.pass(ANNOUNCEMENT_WAIT_MS);
    },
  };
}

const siteWith = (slides: readonly Slide[]) => ({ navs: [], config: { ...aSite().config, slides } });
const images = (container: HTMLElement) => [...container.querySelectorAll('img')].map(({ src }) => src);

describe('The home page', () => {
  beforeEach(() => {
    sinon.replace(window, 'matchMedia', () => aMediaQuery());
  });
  afterEach(() => sinon.restore());

  describe('without content of the operator', () => {
    it('welcomes the visitor to the site by its name, and links to courses and VIP', async () => {
      const { answer } = await open();
      answer({ slides: [], blocks: [] });
      expect(screen.getByRole('heading', { level: 1 }).textContent).to.equal('欢迎来到示例学堂');
      expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).to.deep.equal(['/courses', '/vip']);
    });

    it('does not mention VIP if the site or the installation switches it off', async () => {
      for (const options of [{ site: aSite().withoutVip() }, { settings: { isVipDisabled: true } }]) {
        const { answer, unmount } = await open(options);
        answer({ slides: [], blocks: [] });
        expect(screen.queryByRole('link', { name: '了解会员' })).to.equal(null);
        unmount();
      }
    });

    it('shows the announcement with the welcome', async () => {
      const { answer, announcements } = await open();
      announcements.newest.answer(anAnnouncement());
      answer({ slides: [], blocks: [] });
      expect(screen.getByRole('link', { name: /停机通知/ })).to.exist;
      expect(screen.getAllByRole('heading', { level: 1 })).to.have.lengthOf(1);
    });
  });

  describe('while it is loading', () => {
    it('shows the first slide of the configuration before the code of the page is loaded', () => {
      const loader = new PageLoader({ ...PAGES, home: { ...PAGES.home, load: () => new Promise(() => undefined) } });
      const { container } = renderWithSite(<LazyPage name="home" title="" loader={loader} />, {
        site: siteWith(SLIDES),
      });
      expect(images(container)).to.deep.equal(['https://api.example/1.png']);
      expect(container.querySelector('img')?.getAttribute('fetchpriority')).to.equal('high');
      expect(screen.getByRole('heading', { level: 1 }).textContent).to.equal('欢迎来到示例学堂');
      expect(screen.getByRole('status').textContent).to.equal('加载中…');
    });

    it('shows only the slides of the configuration before the server has answered the blocks', async () => {
      const { container, announcements } = await open({ site: siteWith(SLIDES) });
      announcements.newest.answer(anAnnouncement());
      expect(screen.queryByText('停机通知')).to.equal(null);
      expect(screen.getByRole('region', { name: '精选内容' })).to.exist;
      expect(images(container)).to.deep.equal(['https://api.example/1.png']);
    });
  });

  it('says in one line what the site is, with links into the courses, to anonymous visitors only', async () => {
    const anonymous = await open();
    anonymous.answer(aHome());
    expect(screen.getByText(/^在示例学堂，打开网页就能学/).tagName).to.equal('P');
    expect(screen.getByRole('link', { name: '看免费课程' }).getAttribute('href')).to.equal('/courses?scene=free');
    expect(screen.getByRole('link', { name: '全部课程' }).getAttribute('href')).to.equal('/courses');
    anonymous.unmount();
    const { answer } = await open(MEMBER);
    answer(aHome());
    expect(screen.queryByText(/打开网页就能学/)).to.equal(null);
  });

  it('shows blocks in the order of the server, each with a link to all courses', async () => {
    const { answer } = await open();
    answer(
      aHome({
        blocks: [
          aCourseBlock(),
          aCourseBlock({ id: 2, title: '', courses: [aCard({ id: 4, title: '概率论' })] }),
          aCourseBlock({ id: 3, title: '空', courses: [] }),
        ],
      }),
    );
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).to.deep.equal([
      '精选课程',
      '录播课',
    ]);
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links.slice(2)).to.deep.equal(['/courses', '/courses/detail/3', '/courses', '/courses/detail/4']);
    expect(screen.getAllByRole('heading', { level: 1 }).map(({ textContent }) => textContent)).to.deep.equal([
      '欢迎来到示例学堂',
    ]);
    expect(document.head.querySelector('link[rel=canonical]')?.getAttribute('href')).to.match(/\/$/);
    expect(document.head.querySelector('meta[name=description]')?.getAttribute('content')).not.to.equal('');
  });

  it('loads covers at once if they are on the first screen, and lazily below a carousel', async () => {
    const covers = (root: HTMLElement) => [...root.querySelectorAll<HTMLImageElement>('.course-card img')];
    const bare = await open();
    const blocks = [aCourseBlock({ courses: [aCard({ cover: 'https://api.example/cover.png' })] })];
    bare.answer(aHome({ blocks }));
    expect(covers(bare.container).map((cover) => cover.getAttribute('loading'))).to.include('eager');
    bare.unmount();
    const full = await open();
    full.answer(aHome({ slides: SLIDES, blocks }));
    expect(covers(full.container).map((cover) => cover.getAttribute('loading')))
      .to.include('lazy')
      .and.not.to.include('eager');
  });

  it('shows a text block and the blocks below it only after a delay, once the code for texts is loaded', async () => {
    const { answer, world } = await open();
    answer(
      aHome({
        blocks: [
          aCourseBlock(),
          { kind: 'html', id: 2, html: '<h3>新学员<script>alert(1)</script></h3>' },
          aCourseBlock({ id: 3, title: '后面的' }),
        ],
      }),
    );
    expect(screen.queryByText('后面的')).to.equal(null);
    expect(screen.getByText('精选课程')).to.exist;
    await servicesFetched();
    expect(screen.queryByText('新学员'), 'below the first screens').to.equal(null);
    world.pass(BELOW_FOLD_DELAY_MS);
    expect((await screen.findByText('新学员')).innerHTML).to.equal('新学员');
    expect(screen.getByText('后面的')).to.exist;
  });

  it('shows a text block without the delay when the visitor returns to the page', async () => {
    const content = aHome({ blocks: [aCourseBlock(), { kind: 'html', id: 2, html: '<h3>新学员</h3>' }] });
    const { answer, world, go } = await open();
    answer(content);
    world.pass(BELOW_FOLD_DELAY_MS);
    await screen.findByText('新学员');
    await go('/courses');
    expect(screen.queryByText('新学员')).to.equal(null);
    await go('/');
    answer(content);
    expect(await screen.findByText('新学员'), 'without the delay').to.exist;
  });

  it('reports that the blocks could not be loaded, keeps the rest, and requests the blocks again', async () => {
    const { home, announcements, user, answer } = await open({ site: siteWith(SLIDES) });
    announcements.newest.answer(anAnnouncement());
    home.contents.failWith({ kind: 'offline' });
    expect(screen.getByText('网络连接失败，请检查网络后重试')).to.exist;
    expect(screen.getByRole('region', { name: '精选内容' })).to.exist;
    expect(screen.getByText('停机通知')).to.exist;
    await user.click(screen.getByRole('button', { name: '重试' }));
    answer(aHome({ slides: SLIDES }));
    expect(screen.getByText('线性代数')).to.exist;
    expect(screen.queryByText('网络连接失败，请检查网络后重试')).to.equal(null);
  });

  it('reports a failed announcement or failed 继续学习, and requests it again at 重试', async () => {
    const { announcements, study, answer, user } = await open(MEMBER);
    announcements.newest.failWith({ kind: 'malformed', where: 'x' });
    answer(aHome());
    expect(screen.getByText('线性代数')).to.exist;
    await user.click(screen.getByRole('button', { name: '重试' }));
    announcements.newest.answer(anAnnouncement());
    expect(screen.getByText('停机通知')).to.exist;
    study.learned.failWith({ kind: 'timeout' });
    expect(screen.getByText('请求超时，请稍后重试')).to.exist;
    await user.click(screen.getByRole('button', { name: '重试' }));
    study.learned.answer({ items: [aLearnedCourse()], total: 1 });
    expect(screen.getByText('课程2')).to.exist;
  });

  describe('with an announcement', () => {
    it('links to the announcement, and stores on this device that the visitor has closed it', async () => {
      const { announcements, answer, user, store } = await open();
      announcements.newest.answer(anAnnouncement({ id: 7 }));
      answer(aHome());
      const strip = within(screen.getByRole('region', { name: '公告' }));
      expect(strip.getByRole('link').getAttribute('href')).to.equal('/announcement?id=7');
      await user.click(strip.getByRole('button', { name: '关闭公告' }));
      expect(screen.queryByRole('region', { name: '公告' })).to.equal(null);
      expect(store.read('closedAnnouncement')).to.equal('7');
      expect(document.activeElement, 'the focus stays on the page').to.equal(screen.getByRole('main'));
    });
  });

  describe('with its region 继续学习', () => {
    it('links to the last lesson, or else to the course, and shows the progress', async () => {
      const { study, answer } = await open(MEMBER);
      const fresh = aLearnedCourse({ courseId: 4, lastLesson: undefined, progress: undefined });
      study.learned.answer({ items: [aLearnedCourse(), fresh], total: 2 });
      answer(aHome());
      const part = within(screen.getByRole('region', { name: '继续学习' }));
      expect(part.getAllByRole('link').map((link) => link.getAttribute('href'))).to.deep.equal([
        '/courses/video/202',
        '/courses/detail/4',
      ]);
      expect(part.getByRole('progressbar').getAttribute('aria-valuenow')).to.equal('20');
      expect(part.getByText('已学 0%')).to.exist;
    });

    it('offers to learn a finished course again, from its page, in the large card and in a row', async () => {
      const { study, answer } = await open(MEMBER);
      const finished = (courseId: number) => aLearnedCourse({ courseId, progress: { percent: 100, isFinished: true } });
      study.learned.answer({ items: [finished(4), finished(5)], total: 2 });
      answer(aHome());
      const again = screen.getAllByRole('link', { name: /再学一遍/ });
      expect(again.map((link) => link.getAttribute('href'))).to.deep.equal(['/courses/detail/4', '/courses/detail/5']);
    });

    it('names no share of a course where it is not known, in the large card and in a row', async () => {
      const { study, answer } = await open(MEMBER);
      const unknown = (courseId: number) =>
        aLearnedCourse({ courseId, progress: { percent: undefined, isFinished: false } });
      study.learned.answer({ items: [unknown(4), unknown(5)], total: 2 });
      answer(aHome());
      const part = within(screen.getByRole('region', { name: '继续学习' }));
      expect(part.getAllByRole('link')).to.have.length(2);
      expect([part.queryByRole('progressbar'), part.queryByText(/已学/)]).to.deep.equal([null, null]);
    });

    it('shows a loading status there, and does not delay the blocks', async () => {
      const { study, answer } = await open(MEMBER);
      answer(aHome());
      expect(screen.getByText('线性代数')).to.exist;
      const part = within(screen.getByRole('region', { name: '继续学习' }));
      expect(part.getByRole('status').textContent).to.equal('加载中…');
      study.learned.answer({ items: [aLearnedCourse()], total: 1 });
      expect(part.getByText('课程2')).to.exist;
    });

    it('is above the slides of the configuration before the blocks have arrived', async () => {
      const { study, container } = await open({ ...MEMBER, site: siteWith(SLIDES) });
      study.learned.answer({ items: [aLearnedCourse()], total: 1 });
      const regions = screen.getAllByRole('region').map((region) => region.getAttribute('aria-label') ?? '继续学习');
      expect(regions).to.deep.equal(['继续学习', '精选内容']);
      expect(container.querySelector('.today-card')?.textContent).to.contain('课程2');
    });

    it('names the lesson that the member watched last', async () => {
      const { study, answer } = await open(MEMBER);
      const course = aLearnedCourse();
      const deleted = aLearnedCourse({ courseId: 4, lastLesson: { ...course.lastLesson, title: '' } as never });
      study.learned.answer({ items: [course, deleted], total: 2 });
      answer(aHome());
      const [first, second] = within(screen.getByRole('region', { name: '继续学习' })).getAllByRole('link');
      expect(first?.textContent).to.match(/上次学到：.*已学 20%从 05:15 继续/);
      expect(second?.textContent).to.match(/继续学习/);
    });

    it('goes on where this device stopped, if the server does not know that yet', async () => {
      const { study, answer, world } = await open(MEMBER);
      act(() => world.members.details.answer(aMember().withId(7)));
      world.store.write('pendingProgress', JSON.stringify({ 7: { 202: 330 } }));
      study.learned.answer({ items: [aLearnedCourse()], total: 1 });
      answer(aHome());
      expect(screen.getByRole('link', { name: /从 05:30 继续/ })).to.exist;
    });

    it('invites a member who has begun no course, in the same place', async () => {
      const { study, answer } = await open(MEMBER);
      answer(aHome());
      study.learned.answer({ items: [], total: 0 });
      const part = within(screen.getByRole('region', { name: '继续学习' }));
      expect(part.getByText('还没有学习记录，选一门课程开始吧')).to.exist;
      expect(part.getByRole('link', { name: '浏览课程' }).getAttribute('href')).to.equal('/courses');
    });

    it('has its place before the code of the page is loaded, for members of whom the device does not know that they have begun nothing', () => {
      const loader = new PageLoader({ ...PAGES, home: { ...PAGES.home, load: () => new Promise(() => undefined) } });
      const page = <LazyPage name="home" title="" loader={loader} />;
      const learnedNothing = { ...MEMBER, stored: { ...MEMBER.stored, nothingLearned: 'a-token' } };
      const reserved = [{}, learnedNothing, MEMBER].map((options) => {
        const { container, unmount } = renderWithSite(page, options);
        const element = container.querySelector('.home__learned');
        unmount();
        return element !== null;
      });
      expect(reserved).to.deep.equal([false, false, true]);
    });
  });

  describe('with its carousel', () => {
    const visibleSlides = (container: HTMLElement) =>
      [...container.querySelectorAll('.carousel__slide')].flatMap((slide, index) =>
        slide.hasAttribute('inert') ? [] : [index + 1],
      );

    it('changes slides by itself until the visitor uses the arrows or the dots', async () => {
      const { container, answer, world, user } = await open();
      answer(aHome({ slides: SLIDES }));
      expect(visibleSlides(container)).to.deep.equal([1]);
      world.pass(5000);
      expect(visibleSlides(container)).to.deep.equal([2]);
      await user.click(screen.getByRole('button', { name: '下一张' }));
      await user.click(screen.getByRole('button', { name: '下一张' }));
      expect(visibleSlides(container)).to.deep.equal([1]);
      await user.click(screen.getByRole('button', { name: '显示第3张' }));
      expect(visibleSlides(container)).to.deep.equal([3]);
      expect(screen.getByRole('button', { name: '显示第3张' }).getAttribute('aria-current')).to.equal('true');
      expect(screen.getByRole('button', { name: '开始轮播' })).to.exist;
      world.pass(20_000);
      expect(visibleSlides(container)).to.deep.equal([3]);
    });

    it('announces slides only while they do not change by themselves', async () => {
      const { container, answer, user } = await open();
      answer(aHome({ slides: SLIDES }));
      const live = () => container.querySelector('.carousel__view')?.getAttribute('aria-live');
      expect(live()).to.equal('off');
      await user.click(screen.getByRole('button', { name: '暂停轮播' }));
      expect(live()).to.equal('polite');
    });

    it('does not change slides by itself for visitors who prefer reduced motion', async () => {
      window.matchMedia = () => aMediaQuery(true);
      const { container, answer, world } = await open();
      answer(aHome({ slides: SLIDES }));
      world.pass(20_000);
      expect(visibleSlides(container)).to.deep.equal([1]);
      expect(screen.getByRole('button', { name: '开始轮播' })).to.exist;
    });

    it('opens its own pages in place and other sites in a new window; a slide without address is no link', async () => {
      const { container, answer } = await open();
      answer(aHome({ slides: SLIDES }));
      const links = [...container.querySelectorAll('.carousel__link')].map((link) => [
        link.tagName,
        link.getAttribute('href'),
        link.getAttribute('target'),
        link.getAttribute('rel'),
      ]);
      expect(links).to.deep.equal([
        ['A', '/vip', null, null],
        ['A', 'https://elsewhere.example/', '_blank', 'noopener'],
        ['SPAN', null, null, null],
      ]);
    });

    it('loads an image only when its slide is near, and removes a broken image', async () => {
      const { container, answer } = await open();
      answer(aHome({ slides: SLIDES }));
      const first = container.querySelector('img');
      expect(images(container)).to.deep.equal(['https://api.example/1.png']);
      if (first === null) throw new Error('There is no image');
      fireEvent.error(first);
      expect(images(container)).to.deep.equal(['https://api.example/2.png']);
      expect(screen.getByRole('link', { name: '轮播图片1：会员中心' })).to.exist;
    });

    it('shows no controls for one slide, and no carousel without slides', async () => {
      const one = await open();
      one.answer(aHome({ slides: SLIDES.slice(0, 1) }));
      expect(screen.getByRole('region', { name: '精选内容' })).to.exist;
      expect(screen.queryAllByRole('button')).to.deep.equal([]);
      one.unmount();
      const none = await open();
      none.answer(aHome());
      expect(screen.queryByRole('region', { name: '精选内容' })).to.equal(null);
    });

    it('shows a count instead of dots if there are many slides', async () => {
      const { answer, container, user } = await open();
      answer(aHome({ slides: Array.from({ length: 9 }, (_, index) => ({ image: `https://api.example/${index}` })) }));
      expect(screen.queryByRole('button', { name: '显示第1张' })).to.equal(null);
      await user.click(screen.getByRole('button', { name: '上一张' }));
      expect(container.querySelector('.carousel__count')?.textContent).to.equal('9 / 9');
    });

    it('changes the slide at a sideways swipe, but not at a vertical one', async () => {
      const { container, answer, user } = await open();
      answer(aHome({ slides: SLIDES }));
      const view = container.querySelector('.carousel__view');
      if (!(view instanceof HTMLElement)) throw new Error('There is no carousel');
      const swipe = (to: { readonly x: number; readonly y: number }) =>
        user.pointer([
          { keys: '[TouchA>]', target: view, coords: { clientX: 200, clientY: 50 } },
          { pointerName: 'TouchA', target: view, coords: { clientX: to.x, clientY: to.y } },
          { keys: '[/TouchA]', target: view, coords: { clientX: to.x, clientY: to.y } },
        ]);
      await swipe({ x: 130, y: 200 });
      expect(visibleSlides(container)).to.deep.equal([1]);
      await swipe({ x: 120, y: 60 });
      expect(visibleSlides(container)).to.deep.equal([2]);
      await swipe({ x: 280, y: 60 });
      expect(visibleSlides(container)).to.deep.equal([1]);
    });

    it('forgets a swipe that is interrupted', async () => {
      const { container, answer } = await open();
      answer(aHome({ slides: SLIDES }));
      const view = container.querySelector('.carousel__view') ?? expect.fail('There is no carousel');
      const touch = (type: string, clientX: number) =>
        fireEvent(view, new PointerEvent(type, { pointerType: 'touch', clientX, bubbles: true }));
      touch('pointerdown', 200);
      fireEvent.blur(window);
      touch('pointerup', 50);
      expect(visibleSlides(container)).to.deep.equal([1]);
    });
  });
});
