import { expect } from 'chai';

import { SEEDED } from '../../src/adapters/memory/seed/members.js';
import type { CourseFilter } from '../../src/domain/courses/course.js';
import { lessonsInOrder } from '../../src/domain/courses/directory.js';
import { COURSE_GATEWAY } from '../../src/domain/ports/server/course-gateway.js';
import { STUDY_GATEWAY } from '../../src/domain/ports/server/study-gateway.js';
import { ADAPTERS, ADAPTERS_BY_GENERATION } from './adapters-by-generation.js';
import { answerOf, errorOf, refusal } from './answers.js';
import { keepsPromisesOfEveryCall, type PromisedCall } from './gateway-promises.js';
import { keepsPromisesOfMemberCall } from './member-call-promises.js';
import type { ServerRig } from './server-rig.js';
import { signInAs } from './strangers.js';

const PAGE = { page: 1, size: 16 };
const ALL: CourseFilter = { categoryId: undefined, scene: 'newest' };
const MISSING = { kind: 'missing', message: '资源不存在' };

const OPEN_CALLS: readonly PromisedCall[] = [
  { name: 'courses', ask: ({ resolve }) => resolve(COURSE_GATEWAY).list(ALL, PAGE), emits: 1, tries: 1 },
  { name: 'courseCategories', ask: ({ resolve }) => resolve(COURSE_GATEWAY).categories(), emits: 1, tries: 1 },
  { name: 'course', ask: ({ resolve }) => resolve(COURSE_GATEWAY).detail(2), emits: 1, tries: 1 },
];

const MEMBER_CALLS: readonly PromisedCall[] = [
  { name: 'likeCourse', ask: ({ resolve }) => resolve(COURSE_GATEWAY).toggleFavourite(2), emits: 1, tries: 1 },
  { name: 'attachmentLink', ask: ({ resolve }) => resolve(COURSE_GATEWAY).attachmentLink(2, 21), emits: 1, tries: 1 },
];

/** The general contract of the calls, which is the same for both generations. */
for (const [adapter, newRig] of ADAPTERS) {
  describe(`${adapter} keeps the promises of the CourseGateway's calls`, () => {
    for (const call of OPEN_CALLS) {
      describe(call.name, () => {
        keepsPromisesOfEveryCall(call, newRig, () => undefined);
      });
    }
    for (const call of MEMBER_CALLS) keepsPromisesOfMemberCall(call, newRig);
  });
}

/** The values of the calls, of which generation 2 has more. `generation` is that of the server behind the adapter. */
for (const [adapter, newRig, generation] of ADAPTERS_BY_GENERATION) {
  describe(`${adapter} keeps the CourseGateway contract`, () => {
    let rig: ServerRig;
    beforeEach(async () => {
      rig = await newRig();
    });
    afterEach(() => rig.close());

    const idsOf = async (filter: Partial<CourseFilter>, size = 100) => {
      const { items } = await answerOf(rig.resolve(COURSE_GATEWAY).list({ ...ALL, ...filter }, { page: 1, size }));
      return items.map(({ id }) => id);
    };
    const detail = (courseId: number) => answerOf(rig.resolve(COURSE_GATEWAY).detail(courseId));

    it('lists what is published and shown, the newest first, a page at a time', async () => {
      const first = await answerOf(rig.resolve(COURSE_GATEWAY).list(ALL, PAGE));
      expect([first.total, first.items.length]).to.deep.equal([28, 16]);
      const second = await answerOf(rig.resolve(COURSE_GATEWAY).list(ALL, { page: 2, size: 16 }));
      const ids = [...first.items, ...second.items].map(({ id }) => id);
      expect(ids).to.deep.equal(Array.from({ length: 28 }, (_, at) => 28 - at));
    });

    it('has nothing on a page past the end, and the true total', async () => {
      expect(await answerOf(rig.resolve(COURSE_GATEWAY).list(ALL, { page: 9, size: 16 }))).to.deep.equal({
        items: [],
        total: 28,
      });
    });

    it('says of a course what a card shows', async () => {
      const { items } = await answerOf(rig.resolve(COURSE_GATEWAY).list({ ...ALL, categoryId: 21 }, PAGE));
      const { cover, ...course } = items.find(({ id }) => id === 2) ?? { cover: '' };
      expect(cover).to.match(/^(?:http|data):/);
      expect(course).to.deep.equal({
        id: 2,
        title: '高等数学精讲',
        priceYuan: 199,
        isFree: false,
        category: '大学数学',
        lessonCount: 5,
        studentCount: 4210,
        shortDescription: '从极限到微分方程，用图像讲清每一个定义',
      });
    });

    it('leaves the category out when it is gone, and an empty cover empty', async () => {
      const { items } = await answerOf(rig.resolve(COURSE_GATEWAY).list(ALL, { page: 1, size: 100 }));
      const course = items.find(({ id }) => id === 7);
      expect(course).to.include({ cover: '' });
      expect(course).not.to.have.property('category');
    });

    it('narrows to a category, a parent including its children', async () => {
      expect(await idsOf({ categoryId: 21 })).to.deep.equal([18, 17, 2]);
      expect(await idsOf({ categoryId: 2 })).to.deep.equal([18, 17, 6, 2]);
      expect(await idsOf({ categoryId: 7 })).to.deep.equal([]);
      expect(await idsOf({ categoryId: 12_345 })).to.deep.equal([]);
    });

    it('shows the free ones, and the most learned first', async () => {
      expect(await idsOf({ scene: 'free' })).to.deep.equal([26, 15, 1]);
      expect((await idsOf({ scene: 'popular' })).slice(0, 4)).to.deep.equal([15, 26, 1, 2]);
      expect(await idsOf({ scene: 'popular', categoryId: 2 })).to.deep.equal([2, 17, 18, 6]);
    });

    it('knows the categories in two levels, one without children', async () => {
      const categories = await answerOf(rig.resolve(COURSE_GATEWAY).categories());
      expect(categories.map(({ id }) => id)).to.deep.equal([1, 2, 3, 4, 5, 6, 7]);
      expect(categories[1]).to.deep.equal({
        id: 2,
        name: '数学与考试',
        children: [
          { id: 21, name: '大学数学' },
          { id: 22, name: '考研' },
        ],
      });
      expect(categories[5]?.children).to.deep.equal([]);
    });

    it('shows a course to a stranger', async () => {
      const { course, directory, ...rest } = await detail(2);
      expect(course).to.include({ id: 2, title: '高等数学精讲', priceYuan: 199, lessonCount: 5, studentCount: 4210 });
      expect(rest).to.deep.include({
        categoryId: 21,
        mayWatch: false,
        boughtLessonIds: [],
        isFavourite: false,
        progress: [],
        attachments: [
          { id: 21, name: '公式手册', extension: 'pdf', sizeBytes: 1_843_200 },
          { id: 22, name: '课后习题', extension: 'docx', sizeBytes: 98_304 },
        ],
        allowsComments: true,
        vipCovers: true,
      });
      expect(rest.introductionHtml)
        .to.include('<h2>你将学到</h2>')
        .and.include(String.raw`\int_a^b`);
      if (directory.kind !== 'chapters') throw new Error('There are no chapters');
      expect(directory.chapters.map(({ id, title, lessons }) => [id, title, lessons.length])).to.deep.equal([
        [21, '第一章 微分', 2],
        [22, '第二章 积分', 2],
        [23, '第三章 应用', 1],
        [24, '第四章 习题课', 0],
      ]);
      expect(directory.rest).to.deep.equal([]);
      expect(directory.chapters[0]?.lessons[0]).to.deep.equal({
        id: 201,
        title: '极限',
        durationSeconds: 600,
        previewSeconds: 60,
        forwardOnly: false,
      });
    });

    it('has one list of lessons where there are no chapters, and an empty one where there is no lesson', async () => {
      const { directory } = await detail(4);
      expect(directory).to.have.property('kind', 'flat');
      expect(lessonsInOrder(directory).map(({ id }) => id)).to.deep.equal([401, 402, 403]);
      expect((await detail(5)).directory).to.deep.equal({ kind: 'flat', lessons: [] });
    });

    it('keeps lessons whose chapter is gone', async () => {
      const { directory } = await detail(6);
      if (directory.kind !== 'chapters') throw new Error('There are no chapters');
      expect(directory.chapters.map(({ lessons }) => lessons.map(({ id }) => id))).to.deep.equal([[601]]);
      expect(directory.rest.map(({ id }) => id)).to.deep.equal([602, 603, 604, 605]);
      expect(directory.rest[0]?.forwardOnly).to.equal(true);
    });

    it('does not speak of lessons that are not published yet', async () => {
      const { course, directory } = await detail(19);
      expect([course.lessonCount, lessonsInOrder(directory).length]).to.deep.equal([10, 10]);
    });

    it('is missing a course that is gone or not yet published, and shows one that is on no list', async () => {
      expect(await errorOf(rig.resolve(COURSE_GATEWAY).detail(99))).to.deep.equal(MISSING);
      expect(await errorOf(rig.resolve(COURSE_GATEWAY).detail(90))).to.deep.equal(MISSING);
      expect((await detail(91)).course.title).to.equal('讲师内部培训');
    });

    it('opens a free course to everybody, whatever a stranger may yet have to do', async () => {
      const { mayWatch, course } = await detail(1);
      expect([mayWatch, course.isFree]).to.deep.equal([true, true]);
    });

    it('opens what a member has bought, with progress and favourite', async () => {
      signInAs(rig, SEEDED.ordinary);
      const { mayWatch, isFavourite, progress } = await detail(2);
      expect([mayWatch, isFavourite]).to.deep.equal([true, true]);
      expect(progress).to.deep.equal([
        { lessonId: 201, watchedSeconds: 600, finished: true, watchedAt: Date.UTC(2024, 10, 4, 2) },
        { lessonId: 202, watchedSeconds: 315, finished: false, watchedAt: Date.UTC(2024, 10, 6, 12) },
      ]);
      expect((await detail(3)).mayWatch).to.equal(false);
    });

    it('opens to a VIP every course of the first generation, and of the second those that VIP covers', async () => {
      const covered = generation === 1;
      expect((await detail(10)).vipCovers).to.equal(covered);
      signInAs(rig, SEEDED.vip);
      expect((await detail(2)).mayWatch).to.equal(true);
      expect((await detail(10)).mayWatch).to.equal(covered);
    });

    it('closes again when the term of a VIP is over', async () => {
      rig.site.controls.changeAccount(SEEDED.vip, { vip: { id: 1, name: '年度会员', untilMs: 1 } });
      signInAs(rig, SEEDED.vip);
      expect((await detail(2)).mayWatch).to.equal(false);
    });

    it('allows comments where the course does, in the first generation everywhere', async () => {
      expect((await detail(9)).allowsComments).to.equal(generation === 1);
      expect((await detail(2)).allowsComments).to.equal(true);
    });

    it('takes a worthless token for none', async () => {
      rig.store.write('token', 'dead');
      expect((await detail(2)).mayWatch).to.equal(false);
    });

    it('turns a favourite on and off again, and the study centre knows', async () => {
      signInAs(rig, SEEDED.ordinary);
      expect(await answerOf(rig.resolve(COURSE_GATEWAY).toggleFavourite(19))).to.equal(true);
      expect((await detail(19)).isFavourite).to.equal(true);
      const liked = await answerOf(rig.resolve(STUDY_GATEWAY).likedCourses({ page: 1, size: 10 }));
      expect(liked.items.map(({ courseId }) => courseId)).to.deep.equal([2, 4, 19]);
      expect(await answerOf(rig.resolve(COURSE_GATEWAY).toggleFavourite(19))).to.equal(false);
      expect((await detail(19)).isFavourite).to.equal(false);
      expect(await answerOf(rig.resolve(COURSE_GATEWAY).toggleFavourite(2))).to.equal(false);
      expect((await detail(2)).progress, 'progress stays').to.have.length(2);
    });

    it('is missing a favourite that is gone', async () => {
      signInAs(rig, SEEDED.ordinary);
      expect(await errorOf(rig.resolve(COURSE_GATEWAY).toggleFavourite(99))).to.deep.equal(MISSING);
    });

    it('gives a new link to a file every time', async () => {
      signInAs(rig, SEEDED.ordinary);
      const first = await answerOf(rig.resolve(COURSE_GATEWAY).attachmentLink(2, 21));
      const second = await answerOf(rig.resolve(COURSE_GATEWAY).attachmentLink(2, 21));
      expect(first).to.match(/\/api\/v3\/course\/attach-download\?sign=\w{20}$/);
      expect(second).not.to.equal(first);
    });

    it('looks at what a link gives, which uses it up, and reports in words that its file is gone or that it was used', async () => {
      signInAs(rig, SEEDED.ordinary);
      const link = () => answerOf(rig.resolve(COURSE_GATEWAY).attachmentLink(2, 21));
      const used = await link();
      expect(await answerOf(rig.resolve(COURSE_GATEWAY).checkAttachment(used))).to.equal('used-up');
      expect(await errorOf(rig.resolve(COURSE_GATEWAY).checkAttachment(used))).to.deep.equal(refusal('参数错误'));
      rig.site.controls.setUp({ filesLost: true });
      expect(await errorOf(rig.resolve(COURSE_GATEWAY).checkAttachment(await link()))).to.deep.equal(
        refusal('源文件不存在'),
      );
    });

    it('does not look at a link of another server, which may not let itself be read', async () => {
      expect(
        await answerOf(rig.resolve(COURSE_GATEWAY).checkAttachment('https://files.example/a.pdf?X-Amz-Expires=7200')),
      ).to.equal('unchecked');
    });

    it('refuses the file of a course that is not theirs, and misses what is not there', async () => {
      signInAs(rig, SEEDED.ordinary);
      expect(await errorOf(rig.resolve(COURSE_GATEWAY).attachmentLink(3, 31))).to.deep.equal(refusal('请购买课程'));
      expect(await errorOf(rig.resolve(COURSE_GATEWAY).attachmentLink(2, 31))).to.deep.equal(MISSING);
      expect(await errorOf(rig.resolve(COURSE_GATEWAY).attachmentLink(99, 1))).to.deep.equal(MISSING);
    });

    it('has had enough after 60 links an hour', async () => {
      const token = signInAs(rig, SEEDED.ordinary);
      for (let link = 0; link < 60; link += 1) rig.site.pages.courses.attachmentLink(token, 2, 21);
      expect(await errorOf(rig.resolve(COURSE_GATEWAY).attachmentLink(2, 21))).to.deep.equal({ kind: 'too-many' });
    });
  });
}
