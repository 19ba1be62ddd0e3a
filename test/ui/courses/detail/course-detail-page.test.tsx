import { act, screen, waitFor, within } from '@testing-library/react';
import { expect } from 'chai';
import sinon from 'sinon';
import { of } from 'rxjs';

import { DIALOG_FLOW } from '../../../../src/application/signing-in/dialog-flow.js';
import { TOAST_QUEUE } from '../../../../src/application/site/toast-queue.js';
import type { CourseDetail } from '../../../../src/domain/courses/course.js';
import { directoryOf } from '../../../../src/domain/courses/directory.js';
import { MEDIA } from '../../../../src/domain/site/window-shapes.js';
import { OPEN_COMMENTS } from '../../../../src/domain/comments/comment.js';
import { CourseDetailPage } from '../../../../src/ui/courses/detail/course-detail-page.js';
import { aComment } from '../../../support/posts.js';
import { aCourse, aLesson } from '../../../support/courses.js';
import { aMember } from '../../../support/sessions.js';
import { aSite } from '../../../support/site.js';
import { aMediaQuery } from '../../support/a-media-query.js';
import { openPage, type PageOptions } from '../../support/open-page.js';
import { quietWindow } from '../../support/quiet-window.js';
import { servicesFetched } from '../../support/services-fetched.js';

const FILES = [{ id: 51, name: '讲义', extension: 'pdf', sizeBytes: 2048 }];
const FILE = 'https://files.example/a.pdf?sign=1';

interface Options extends PageOptions {
  readonly detail?: CourseDetail;
}

/** An order of the course that this tab has begun. */
const PENDING = JSON.stringify({
  member: aMember().id,
  orders: [
    {
      order: { orderNo: '71', product: { kind: 'course', id: 5, name: '' }, dueYuan: 99 },
      payment: { kind: 'pay-page', url: 'https://pay.example/?sign=1' },
    },
  ],
});

/** Opens the page of a course. With `detail` the server has answered already. */
async function open({ detail, at = '/courses/detail/5', ...options }: Options = {}) {
  const page = await openPage('courseDetails', CourseDetailPage, { at, ...options });
  const { courses: gateway, comments, resolve } = page.world;
  if (detail) {
    gateway.details.answer(detail);
    await servicesFetched();
  }
  return {
    ...page,
    gateway,
    comments,
    dialog: () => resolve(DIALOG_FLOW).dialog$.value?.kind,
    toasts: () => resolve(TOAST_QUEUE).toasts$.value.map(({ text }) => text),
  };
}

const included = () =>
  [...document.querySelectorAll('.course-head__included > div')].map(({ textContent }) => textContent);
const text = (selector: string) => document.querySelector(selector)?.textContent;
const tabs = () => within(screen.getByRole('navigation', { name: '课程内容' })).getAllByRole('link');
const panel = (name: string) => within(screen.getByRole('region', { name }));

describe('The course page', () => {
  afterEach(() => sinon.restore());

  it('shows the facts of the course, and titles the document after it', async () => {
    const { course } = aCourse().build();
    await open({
      detail: { ...aCourse().build(), course: { ...course, shortDescription: '三节课入门', studentCount: 12 } },
    });
    expect(screen.getByRole('heading', { level: 1 }).textContent).to.equal('课程');
    expect(document.title).to.equal('课程 - 示例学堂');
    expect(text('.course-head__lead')).to.equal('三节课入门');
    expect(text('.course-head__students')).to.equal('12 人学习');
    expect(included()).to.deep.equal(['课时3', '总时长30:00']);
    const breadcrumbs = within(screen.getByRole('navigation', { name: '当前位置' }));
    expect(breadcrumbs.getAllByRole('listitem').map(({ textContent }) => textContent)).to.deep.equal([
      '首页',
      '录播课',
      '课程',
    ]);
  });

  it('names the order of the course that waits for payment on this device, and no other one', async () => {
    for (const id of [5, 6]) {
      const detail = aCourse().build();
      const page = await open({
        detail: { ...detail, course: { ...detail.course, id } },
        stored: { orders: PENDING },
        as: aMember(),
      });
      const line = document.querySelector('.device-order');
      expect(line?.textContent).to.equal(id === 5 ? '待付款（仅本机可见）￥99继续支付' : undefined);
      if (id === 5) expect(line?.querySelector('a')?.getAttribute('href')).to.equal('/order/pay?orderId=71');
      page.unmount();
    }
  });

  it('gives search engines a canonical address, a description and structured data', async () => {
    const { course } = aCourse().build();
    const described = { ...aCourse().build(), course: { ...course, shortDescription: '三节课入门' } };
    const { unmount } = await open({ at: '/courses/detail/5?tab=3', detail: described });
    const content = (selector: string, name: string) => document.querySelector(selector)?.getAttribute(name);
    expect(content('link[rel=canonical]', 'href')).to.equal('https://site.example/courses/detail/5');
    expect(content('meta[name=description]', 'content')).to.equal('三节课入门');
    const types = [...document.querySelectorAll('script[type="application/ld+json"]')].map(
      ({ textContent }) => (JSON.parse(textContent) as { '@type': string })['@type'],
    );
    expect(types).to.deep.equal(['Course', 'BreadcrumbList']);
    unmount();
    expect(document.querySelector('script[type="application/ld+json"]')).to.equal(null);
  });

  it('shows what the course includes, and opens its first preview for a visitor who has not bought it', async () => {
    const lessons = [aLesson(1), aLesson(2, { previewS: 60 }), aLesson(3, { previewS: 60 })];
    const directory = directoryOf(
      [],
      lessons.map((lesson) => ({ chapterId: 0, lesson })),
    );
    const preview = () => screen.queryByRole('link', { name: '免费试看' })?.getAttribute('href');
    const closed = { ...aCourse().build(), directory, attachments: FILES };
    const { unmount } = await open({ detail: closed, as: aMember() });
    expect([included(), preview()]).to.deep.equal([
      ['课时3', '总时长30:00', '附件1', '可试看课时2'],
      '/courses/video/2',
    ]);
    unmount();
    const bought = await open({ detail: { ...closed, mayWatch: true }, as: aMember() });
    expect([included(), preview()]).to.deep.equal([['课时3', '总时长30:00', '附件1'], undefined]);
    bought.unmount();
    const { user, dialog } = await open({ detail: closed });
    await user.click(screen.getByRole('link', { name: '免费试看' }));
    expect(dialog()).to.equal('login');
  });

  it('lists the chapters below the description, with their previews and a link to all lessons', async () => {
    const filed = [aLesson(1, { previewS: 60 }), aLesson(2)].map((lesson) => ({ chapterId: 1, lesson }));
    const chapters = [
      { id: 1, title: '第一章' },
      { id: 2, title: '空的一章' },
    ];
    await open({ detail: { ...aCourse().build(), directory: directoryOf(chapters, filed) } });
    const outline = within(screen.getByRole('region', { name: '课程大纲' }));
    expect(outline.getAllByRole('listitem').map(({ textContent }) => textContent)).to.deep.equal([
      '第一章试看2 课时 · 20:00',
    ]);
    expect(outline.getByRole('link', { name: '试看《第1课》' }).getAttribute('href')).to.equal('/courses/video/1');
    const all = outline.getByRole('link', { name: '查看全部 2 课时' });
    expect(all.getAttribute('href')).to.equal('/courses/detail/5?tab=3');
  });

  it('prints all lessons in place of the first chapters', async () => {
    const lessons = Array.from({ length: 150 }, (_, index) => ({ chapterId: 0, lesson: aLesson(index + 1) }));
    await open({ detail: { ...aCourse().build(), directory: directoryOf([], lessons) } });
    const printed = () => document.querySelectorAll('.course-outline__whole .lesson').length;
    expect(printed()).to.equal(0);
    // Not in `act`, which would also run what React does later: the browser prints when the event ends.
    Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false);
    window.dispatchEvent(new window.Event('beforeprint'));
    expect(printed()).to.equal(150);
    window.dispatchEvent(new window.Event('afterprint'));
    expect(printed()).to.equal(0);
    Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);
  });

  it('shows a loading status with a heading until the course is loaded', async () => {
    await open();
    expect(screen.getByRole('status').textContent).to.equal('加载中…');
    expect(screen.getByRole('heading', { level: 1 }).textContent).to.equal('课程详情');
  });

  it('reports that a course does not exist, and links to all courses', async () => {
    await open({ at: '/courses/detail/abc' });
    expect(screen.getByText('内容不存在或已下架').tagName).to.equal('P');
    expect(screen.getByRole('link', { name: '查看全部课程' }).getAttribute('href')).to.equal('/courses');
    expect(document.title).to.equal('课程详情 - 示例学堂');
  });

  it('has an address for each tab, and no tab of files if the course has none', async () => {
    await open({ detail: aCourse().build(), at: '/courses/detail/5?tab=5' });
    expect(tabs().map((tab) => [tab.textContent, tab.getAttribute('href')])).to.deep.equal([
      ['课程介绍', '/courses/detail/5'],
      ['课程目录3', '/courses/detail/5?tab=3'],
      ['课程评论', '/courses/detail/5?tab=4'],
    ]);
    expect(screen.getByRole('link', { current: true }).textContent).to.equal('课程介绍');
  });

  it('shows the introduction and, before a purchase, the purchase notice', async () => {
    const detail = { ...aCourse().build(), introductionHtml: '<p>从零 <b>开始</b></p>' };
    await open({ detail, site: aSite().withPurchaseNotice('<p>不支持退款</p>') });
    expect(panel('课程介绍').getByText('开始').tagName).to.equal('B');
    expect(screen.getByRole('heading', { level: 2, name: '购买须知' }).tagName).to.equal('H2');
    expect(screen.getByText('不支持退款').tagName).to.equal('P');
  });

  it('reports a missing introduction, and shows no purchase notice if the site has none', async () => {
    await open({ detail: aCourse().build() });
    expect(screen.getByText('暂无课程介绍').tagName).to.equal('P');
    expect(screen.queryByText('购买须知')).to.equal(null);
  });

  describe('with its primary action', () => {
    const side = () => within(screen.getByRole('complementary'));
    const offers = () =>
      side()
        .queryAllByRole('link')
        .map((link) => [link.textContent, link.getAttribute('href')]);

    it('offers to buy the course, with the price once, or to become VIP', async () => {
      await open({ detail: aCourse().build(), as: aMember() });
      expect(side().getAllByText(/￥99/)).to.have.length(1);
      expect(side().getByRole('link', { name: '购买课程 ￥99' })).to.exist;
      expect(offers()).to.deep.equal([
        ['购买课程', '/order?goods_type=course&goods_id=5'],
        ['会员免费看', '/vip'],
      ]);
    });

    it('names the action after the member’s progress, which replaces the price, with the reason for the access', async () => {
      const vip = aMember().vipUntilMs(Date.UTC(2027, 0, 2));
      for (const [course, as, name, to, state] of [
        [aCourse().bought(), aMember(), '开始学习', '/courses/video/1', '已学完 0/3 课时 已购买接下来：第1课'],
        [aCourse().bought().withUntitledLesson(), aMember(), '开始学习', '/courses/video/1', '已学完 0/1 课时 已购买'],
        [aCourse().bought(), vip, '开始学习', '/courses/video/1', '已学完 0/3 课时 会员可看接下来：第1课'],
        [aCourse().free(), aMember(), '开始学习', '/courses/video/1', '已学完 0/3 课时 免费课程接下来：第1课'],
        [
          aCourse().bought().watched(-1, 2),
          aMember(),
          '继续学习',
          '/courses/video/2',
          '已学完 1/3 课时 已购买还剩 2 课时 · 约 19 分钟接下来：第2课',
        ],
        [aCourse().bought().watched(-1, -2, -3), aMember(), '再学一遍', '/courses/video/1', '已学完 3/3 课时 已购买'],
      ] as const) {
        const { unmount } = await open({ detail: course.build(), as });
        expect([offers(), text('.course-action__learning')]).to.deep.equal([[[name, to]], state]);
        expect(document.querySelector('.course-action .price')).to.equal(null);
        unmount();
      }
      await open({ detail: aCourse().free().build() });
      expect([text('.course-action .price'), text('.course-action__learning')]).to.deep.equal(['免费', undefined]);
    });

    it('shows a sentence instead if nothing can be done', async () => {
      const { unmount } = await open({ detail: aCourse().withLessons().build() });
      expect([offers(), text('.course-action__inert')]).to.deep.equal([[], '课程筹备中']);
      unmount();
      const closed = await open({ detail: aCourse().costing(0).notForVip().build() });
      expect([offers(), text('.course-action__sentence')]).to.deep.equal([
        [['查看全部课程', '/courses']],
        '会员专享，不单独出售',
      ]);
      closed.unmount();
      await open({ detail: aCourse().costing(0).build() });
      expect([offers(), text('.course-action__sentence')]).to.deep.equal([
        [['会员免费看', '/vip']],
        '会员专享，不单独出售',
      ]);
    });

    it('leads from another tab to the notice for buyers, for a visitor who can buy', async () => {
      const site = aSite().withPurchaseNotice('<p>不支持退款</p>');
      const page = await open({ detail: aCourse().build(), site, at: '/courses/detail/5?tab=3' });
      await page.user.click(side().getByRole('link', { name: '购买须知' }));
      expect(page.world.navigator.journeys).to.deep.equal(['push /courses/detail/5#purchase-notice']);
      expect(document.activeElement).to.equal(screen.getByRole('heading', { name: '购买须知' }));
      page.unmount();
      await open({ detail: aCourse().bought().build(), site, as: aMember() });
      expect(side().queryByRole('link', { name: '购买须知' })).to.equal(null);
    });

    it('opens the login dialog for an anonymous visitor, without leaving the page', async () => {
      const { user, dialog, world } = await open({ detail: aCourse().free().build() });
      await user.click(side().getByRole('link', { name: '开始学习' }));
      expect([dialog(), world.navigator.journeys]).to.deep.equal(['login', []]);
    });
  });

  it('copies its address for an anonymous visitor who shares it', async () => {
    const { user } = await open({ detail: aCourse().build() });
    await user.click(screen.getByRole('button', { name: '分享课程' }));
    expect(await navigator.clipboard.readText()).to.equal('https://site.example/courses/detail/5');
  });

  describe('with its favourite button', () => {
    it('shows the state that the server answers, is busy meanwhile and ignores another press', async () => {
      const { user, gateway } = await open({ detail: aCourse().build(), as: aMember() });
      const star = screen.getByRole('button', { name: '收藏' });
      await user.click(star);
      await user.click(star);
      expect([gateway.toggles.requestCount, star.getAttribute('aria-busy')]).to.deep.equal([1, 'true']);
      gateway.toggles.answer(true);
      expect([star.textContent, star.title, star.ariaBusy ?? star.getAttribute('aria-busy')]).to.deep.equal([
        '已收藏',
        '取消收藏',
        'false',
      ]);
      await user.click(star);
      gateway.toggles.answer(false);
      expect(star.textContent).to.equal('收藏');
    });

    it('keeps the state if the server refuses it, and shows why', async () => {
      const { user, gateway, toasts } = await open({ detail: aCourse().build(), as: aMember() });
      await user.click(screen.getByRole('button', { name: '收藏' }));
      gateway.toggles.failWith({ kind: 'refused', message: '课程已下架' });
      expect(screen.getByRole('button', { name: '收藏' }).getAttribute('aria-busy')).to.equal('false');
      expect(toasts()).to.deep.equal(['课程已下架']);
    });

    it('opens the login dialog for an anonymous visitor, and sends no request', async () => {
      const { user, gateway, dialog } = await open({ detail: aCourse().build() });
      await user.click(screen.getByRole('button', { name: '收藏' }));
      expect([dialog(), gateway.toggles.requestCount]).to.deep.equal(['login', 0]);
    });
  });

  it('prefetches the login dialog where an anonymous visitor points at an action for members', async () => {
    const detail = { ...aCourse().build(), attachments: FILES };
    for (const name of ['收藏', '下载 讲义'])
      for (const as of ['anonymous', aMember()] as const) {
        const isAnonymous = as === 'anonymous';
        const shown = { ...detail, mayWatch: !isAnonymous };
        const { user, world, unmount } = await open({ at: '/courses/detail/5?tab=5', detail: shown, as });
        await user.hover(screen.getByRole('button', { name }));
        expect(world.fetched.includes('signingIn'), `${name}, anonymous: ${String(isAnonymous)}`).to.equal(isAnonymous);
        unmount();
      }
  });

  for (const [shape, scrolls] of [
    [['sideways', 'narrow'], [{ top: 300, behavior: 'instant' }]],
    [['sideways', 'wide'], []],
    [['phone', 'narrow', 'tall'], []],
  ] as const)
    it(`begins at the tab that its address names on a phone held sideways only: ${shape.join(', ')}`, async () => {
      const page = quietWindow();
      const others = Object.entries(MEDIA).flatMap(([name, query]) => (shape.some((is) => is === name) ? [] : [query]));
      sinon.replace(window, 'matchMedia', (query) => aMediaQuery(!others.some((other) => query.includes(other))));
      sinon.stub(Element.prototype, 'getBoundingClientRect').returns(new DOMRect(0, 300));
      sinon.replace(globalThis, 'requestAnimationFrame', (draw) => {
        draw(0);
        return 0;
      });
      await open({ at: '/courses/detail/5?tab=4', detail: aCourse().build() });
      expect(page.scrolls).to.deep.equal(scrolls);
    });

  describe('with its directory', () => {
    const AT = { at: '/courses/detail/5?tab=3' };
    const rows = () =>
      panel('课程目录')
        .getAllByRole('link')
        .map((link) => [...link.children].map(({ textContent }) => textContent));

    it('shows chapters in order and open, lessons numbered, and lessons without a chapter at the end', async () => {
      const chapters = [
        { id: 1, title: '第一章' },
        { id: 2, title: '第二章' },
      ];
      const filed = [2, 1, 0, 9].map((chapterId, index) => ({ chapterId, lesson: aLesson(index + 1) }));
      await open({ ...AT, detail: { ...aCourse().bought().build(), directory: directoryOf(chapters, filed) } });
      const heads = [...document.querySelectorAll('details')];
      expect(heads.map(({ open: isOpen }) => isOpen)).to.deep.equal([true, true, true]);
      expect(heads.map((head) => head.querySelector('summary')?.textContent)).to.deep.equal([
        '第一章1 课时 · 10:00',
        '第二章1 课时 · 10:00',
        '其他课时2 课时 · 20:00',
      ]);
      expect(rows().map(([number, title]) => [number, title])).to.deep.equal([
        ['1', '第2课'],
        ['2', '第1课'],
        ['3', '第3课'],
        ['4', '第4课'],
      ]);
    });

    it('shows for each lesson whether the visitor has access', async () => {
      const lessons = [aLesson(1, { previewS: 60 }), aLesson(2), aLesson(3)];
      const directory = directoryOf(
        [],
        lessons.map((lesson) => ({ chapterId: 0, lesson })),
      );
      await open({ ...AT, detail: { ...aCourse().build(), directory, boughtLessonIds: [3] } });
      expect(rows().map(([, , ...marks]) => marks)).to.deep.equal([
        ['试看', '10:00'],
        ['购买后可看', '10:00'],
        ['10:00'],
      ]);
      expect(panel('课程目录').getAllByRole('link')[1]?.getAttribute('href')).to.equal('/courses/video/2');
    });

    it('says at the head of a chapter that its lessons are locked, and marks the lesson that the member continues with', async () => {
      const chapters = [{ id: 1, title: '第一章' }];
      const entries = [aLesson(1), aLesson(2)].map((lesson) => ({ chapterId: 1, lesson }));
      const course = { ...aCourse().build(), directory: directoryOf(chapters, entries) };
      const locked = await open({ ...AT, detail: course });
      expect(text('.chapter__head')).to.equal('第一章2 课时 · 20:00 · 购买后可看');
      expect(text('.lesson__lock'), 'for screen readers').to.equal('购买后可看');
      locked.unmount();
      const begun = { ...aCourse().bought().watched(-1, 2).build(), directory: directoryOf(chapters, entries) };
      await open({ ...AT, detail: begun, as: aMember() });
      expect(text('.chapter__head')).to.equal('第一章2 课时 · 20:00');
      expect(text('.lesson--next .lesson__title')).to.equal('第2课');
    });

    it('opens one chapter of a long directory, that of the next lesson, and all chapters with one press', async () => {
      const chapters = [1, 2].map((id) => ({ id, title: `第${String(id)}章` }));
      const lessonsOf = (count: number) =>
        directoryOf(
          chapters,
          Array.from({ length: count }, (_, index) => ({ chapterId: 1 + (index % 2), lesson: aLesson(index + 1) })),
        );
      const short = await open({ ...AT, detail: { ...aCourse().build(), directory: lessonsOf(30) } });
      expect(screen.queryByRole('button', { name: '全部展开' })).to.equal(null);
      short.unmount();
      const areOpen = () => [...document.querySelectorAll('details')].map((chapter) => chapter.open);
      const learning = await open({
        ...AT,
        detail: { ...aCourse().bought().watched(2).build(), directory: lessonsOf(31) },
      });
      expect(areOpen(), 'the second lesson is in the second chapter').to.deep.equal([false, true]);
      learning.unmount();
      const { user } = await open({ ...AT, detail: { ...aCourse().build(), directory: lessonsOf(31) } });
      expect(areOpen()).to.deep.equal([true, false]);
      await user.click(screen.getByRole('button', { name: '全部展开' }));
      expect(areOpen()).to.deep.equal([true, true]);
      await user.click(screen.getByRole('button', { name: '全部收起' }));
      expect(areOpen()).to.deep.equal([false, false]);
    });

    it('is in the document before it is opened, once the browser is idle: the first rows of a long one', async () => {
      const lessons = Array.from({ length: 40 }, (_, index) => ({ chapterId: 1, lesson: aLesson(index + 1) }));
      const directory = directoryOf([{ id: 1, title: '一' }], lessons);
      const { go, world } = await open({ detail: { ...aCourse().build(), directory } });
      await servicesFetched();
      expect(document.querySelector('.lesson')).to.equal(null);
      act(() => world.idle.becomeIdle());
      const rows = () => document.querySelectorAll('.lesson').length;
      await waitFor(() => expect(rows()).to.equal(24));
      expect(screen.queryByRole('region', { name: '课程目录' }), 'hidden').to.equal(null);
      await go('/courses/detail/5?tab=3');
      await waitFor(() => expect(rows()).to.equal(40));
    });

    it('is where owners land, and other visitors do not', async () => {
      const current = () => document.querySelector('.link-choices [aria-current]')?.textContent;
      const shown: (string | undefined)[] = [];
      for (const course of [aCourse(), aCourse().bought(), aCourse().free(), aCourse().free().watched(1)]) {
        const { unmount } = await open({ at: '/courses/detail/5', detail: course.build(), as: aMember() });
        shown.push(current());
        unmount();
      }
      expect(shown).to.deep.equal(['课程介绍', '课程目录3', '课程介绍', '课程目录3']);
    });

    it('is printed with a code for each chapter that leads to its first lesson, by a button and by the menu of the browser', async () => {
      await import('../../../../src/ui/courses/chapter-code.js');
      const directory = directoryOf([{ id: 1, title: '一' }], [{ chapterId: 1, lesson: aLesson(1) }]);
      const { user, world } = await open({ ...AT, detail: { ...aCourse().build(), directory } });
      const code = () => document.querySelector('.chapter__code svg')?.getAttribute('aria-label');
      const codes: unknown[] = [];
      const send = (name: string): void => {
        window.dispatchEvent(new window.Event(name));
      };
      const print = (): void => {
        send('beforeprint');
        codes.push(code());
        send('afterprint');
      };
      sinon.replace(window, 'print', print);
      await servicesFetched();
      act(() => world.idle.becomeIdle());
      await waitFor(() => {
        act(print);
        expect(codes.pop()).not.to.equal(undefined);
      });
      act(print);
      await user.click(screen.getByRole('button', { name: '打印' }));
      world.pass(1);
      expect([codes, code()]).to.deep.equal([['扫码学习：一', '扫码学习：一'], undefined]);
    });

    it('shows the member’s progress in each lesson', async () => {
      await open({ ...AT, detail: aCourse().bought().watched(-1, 2).build(), as: aMember() });
      expect(rows().map(([, , ...marks]) => marks)).to.deep.equal([
        ['已学完', '10:00'],
        ['已学 10%', '10:00'],
        ['10:00'],
      ]);
    });

    it('reports that there are no lessons yet', async () => {
      await open({ ...AT, detail: aCourse().withLessons().build() });
      expect(screen.getByText('课程筹备中，课时上线后会出现在这里').tagName).to.equal('P');
    });
  });

  describe('with its files', () => {
    const AT = { at: '/courses/detail/5?tab=5' };
    const button = () => screen.getByRole('button', { name: '下载 讲义' });

    it('requests the link of a file when the member wants it, and opens it', async () => {
      const detail = { ...aCourse().bought().build(), attachments: FILES };
      const { user, gateway, world } = await open({ ...AT, detail, as: aMember() });
      expect(text('.attachment__facts')).to.equal('PDF · 2 KB');
      await user.click(button());
      await user.click(button());
      expect([gateway.links.requestCount, button().getAttribute('aria-busy')]).to.deep.equal([1, 'true']);
      gateway.links.answer(FILE);
      expect(world.navigator.journeys).to.deep.equal([`open ${FILE}`]);
      expect(text('.attachment__outcome')).to.equal('已开始下载。没反应？再点一次');
      await user.click(button());
      expect(gateway.links.requestCount, 'a link is valid once').to.equal(2);
    });

    it('sends a member whose browser cannot save files to another browser, with the address to copy', async () => {
      const detail = { ...aCourse().bought().build(), attachments: FILES };
      const { user, gateway } = await open({ ...AT, detail, as: aMember(), settings: { isInApp: true } });
      await user.click(button());
      const { textContent } = await screen.findByRole('dialog', { name: '请在浏览器打开' });
      expect(textContent).to.contain('https://site.example/courses/detail/5?tab=5').and.to.contain('这里不能保存文件');
      expect(gateway.links.requestCount).to.equal(0);
    });

    it('reports a window, and no download, if the browser may not read what the storage answers', async () => {
      const detail = { ...aCourse().bought().build(), attachments: FILES };
      const { user, gateway } = await open({ ...AT, detail, as: aMember() });
      gateway.checkAttachment = () => of({ isUsedUp: false, finding: 'unreadable' });
      await user.click(button());
      gateway.links.answer(FILE);
      expect(text('.attachment__outcome')).to.equal('已在新窗口打开，如果打不开，文件可能已失效');
    });

    it('shows a link to the file if the browser blocks the new window', async () => {
      const detail = { ...aCourse().bought().build(), attachments: FILES };
      const { user, gateway, world } = await open({ ...AT, detail, as: aMember() });
      world.navigator.allowsWindows = false;
      await user.click(button());
      gateway.links.answer(FILE);
      const link = screen.getByRole('link', { name: /^打开文件.*讲义$/ });
      expect([link.getAttribute('href'), link.getAttribute('target'), link.getAttribute('rel')]).to.deep.equal([
        FILE,
        '_blank',
        'noopener noreferrer',
      ]);
    });

    it('shows why a file cannot be downloaded', async () => {
      const detail = { ...aCourse().bought().build(), attachments: FILES };
      const { user, gateway, toasts } = await open({ ...AT, detail, as: aMember() });
      await user.click(button());
      gateway.links.failWith({ kind: 'refused', message: '请购买课程' });
      expect(text('.attachment__outcome')).to.equal('请购买课程');
      expect(toasts(), 'the server’s words').to.deep.equal(['请购买课程']);
      await user.click(button());
      gateway.links.failWith({ kind: 'missing', message: '' });
      expect(text('.attachment__outcome')).to.equal('文件不存在或已被删除');
      expect(toasts(), 'the site’s words').to.deep.equal([]);
    });

    it('lets only members with access download; an anonymous visitor must sign in first', async () => {
      const detail = { ...aCourse().build(), attachments: FILES };
      const { user, unmount, dialog, gateway } = await open({ ...AT, detail });
      await user.click(button());
      expect([dialog(), gateway.links.requestCount]).to.deep.equal(['login', 0]);
      unmount();
      await open({ ...AT, detail, as: aMember() });
      expect(screen.queryByRole('button', { name: '下载 讲义' })).to.equal(null);
      expect(text('.attachment__closed')).to.equal('购买后可下载');
    });
  });

  it('requests comments once, when their tab is first opened, and shows their number on the tab', async () => {
    const { go, comments } = await open({ detail: aCourse().build() });
    expect(comments.requests).to.deep.equal([]);
    await go('/courses/detail/5?tab=4');
    await waitFor(() => expect(comments.lists.waiting).to.equal(1));
    comments.lists.answer({ style: OPEN_COMMENTS, comments: [aComment('1'), aComment('2')], total: 2 });
    expect(panel('课程评论').getByText('text of 1').tagName).to.equal('SPAN');
    await go('/courses/detail/5?tab=3');
    expect(screen.queryByRole('region', { name: '课程评论' })).to.equal(null);
    await go('/courses/detail/5?tab=4');
    expect(comments.requests).to.deep.equal(['newest course 5']);
    expect(tabs()[2]?.textContent).to.equal('课程评论2');
  });

  it('keeps a chapter closed that the visitor closed before changing the tab', async () => {
    const directory = directoryOf([{ id: 1, title: '第一章' }], [{ chapterId: 1, lesson: aLesson(1) }]);
    const { go } = await open({ at: '/courses/detail/5?tab=3', detail: { ...aCourse().build(), directory } });
    document.querySelector('details')?.removeAttribute('open');
    await go('/courses/detail/5');
    await go('/courses/detail/5?tab=3');
    expect(document.querySelector('details')?.open).to.equal(false);
  });

  it('shows no comments of the previous course after the visitor opens another course', async () => {
    const { go, comments, gateway } = await open({ detail: aCourse().build(), at: '/courses/detail/5?tab=4' });
    await waitFor(() => expect(comments.lists.waiting).to.equal(1));
    comments.lists.answer({ style: OPEN_COMMENTS, comments: [aComment('1')], total: 1 });
    await go('/courses/detail/6');
    expect(screen.queryByText('text of 1')).to.equal(null);
    const { course } = aCourse().build();
    gateway.details.answer({ ...aCourse().build(), course: { ...course, id: 6, title: '另一门' } });
    expect(document.title).to.equal('另一门 - 示例学堂');
    expect(document.querySelector('.comment')).to.equal(null);
  });
});
