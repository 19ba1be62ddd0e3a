import { expect } from 'chai';

import { SEEDED } from '../../src/adapters/memory/seed/members.js';
import type { CourseFilter } from '../../src/domain/courses/course.js';
import { lessonsInOrder } from '../../src/domain/courses/directory.js';
import { COURSE_GATEWAY } from '../../src/domain/ports/course-gateway.js';
import { STUDY_GATEWAY } from '../../src/domain/ports/study-gateway.js';
import { ADAPTERS, ADAPTERS_BY_GENERATION } from './adapters-by-generation.js';
import { answerOf, errorOf, refusal } from './answers.js';
import { keepsPromisesOfEveryCall, query } from './gateway-promises.js';
import { keepsPromisesOfMemberCall } from './member-call-promises.js';
import { rigOfEachTest } from './server-rig.js';
import { signInAs } from './sign-in-helpers.js';

const PAGE = { page: 1, size: 16 };
const ALL: CourseFilter = { categoryId: undefined, scene: 'newest' };
const MISSING = { kind: 'missing', message: '资源不存在' };

const OPEN_CALLS = [
  query('courses', ({ resolve }) => resolve(COURSE_GATEWAY).list(ALL, PAGE)),
  query('courseCategories', ({ resolve }) => resolve(COURSE_GATEWAY).categories()),
  query('course', ({ resolve }) => resolve(COURSE_GATEWAY).detail(2)),
];

const MEMBER_CALLS = [
  query('likeCourse', ({ resolve }) => resolve(COURSE_GATEWAY).toggleFavourite(2)),
  query('attachmentLink', ({ resolve }) => resolve(COURSE_GATEWAY).attachmentLink(2, 21)),
];

/** The general contract of the calls, which is the same for both generations. */
for (const [adapter, newRig] of ADAPTERS) {
  describe(`CourseGateway ${adapter}, every call`, () => {
    for (const call of OPEN_CALLS) {
      keepsPromisesOfEveryCall(call, newRig);
    }
    for (const call of MEMBER_CALLS) keepsPromisesOfMemberCall(call, newRig);
  });
}

/** The values of the calls, of which generation 2 has more. `generation` is that of the server behind the adapter. */
for (const [adapter, newRig, generation] of ADAPTERS_BY_GENERATION) {
  describe(`CourseGateway ${adapter}`, () => {
    const rig = rigOfEachTest(newRig);

    const idsOf = async (filter: Partial<CourseFilter>, size = 100) => {
      const { items } = await answerOf(rig.resolve(COURSE_GATEWAY).list({ ...ALL, ...filter }, { page: 1, size }));
      return items.map(({ id }) => id);
    };
    const detail = (courseId: number) => answerOf(rig.resolve(COURSE_GATEWAY).detail(courseId));

    it('lists the published and visible courses page by page, the newest first', async () => {
      const first = await answerOf(rig.resolve(COURSE_GATEWAY).list(ALL, PAGE));
      expect([first.total, first.items.length]).to.deep.equal([28, 16]);
      const second = await answerOf(rig.resolve(COURSE_GATEWAY).list(ALL, { page: 2, size: 16 }));
      const ids = [...first.items, ...second.items].map(({ id }) => id);
      expect(ids).to.deep.equal(Array.from({ length: 28 }, (_, at) => 28 - at));
    });

    it('returns no course on a page past the end, but the right total', async () => {
      expect(await answerOf(rig.resolve(COURSE_GATEWAY).list(ALL, { page: 9, size: 16 }))).to.deep.equal({
        items: [],
        total: 28,
      });
    });

    it('returns every field that a course card shows', async () => {
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
        ...(generation === 2 && { isCoveredByVip: true }),
      });
    });

    it('reports in the list whether VIP opens a course, where the generation has this field', async () => {
      const { items } = await answerOf(rig.resolve(COURSE_GATEWAY).list(ALL, { page: 1, size: 100 }));
      const notCovered = items.filter(({ isCoveredByVip }) => isCoveredByVip === false).map(({ id }) => id);
      expect(notCovered).to.deep.equal(generation === 2 ? [18, 10, 8] : []);
    });

    it('omits a deleted category, and leaves an empty cover empty', async () => {
      const { items } = await answerOf(rig.resolve(COURSE_GATEWAY).list(ALL, { page: 1, size: 100 }));
      const course = items.find(({ id }) => id === 7);
      expect(course).to.include({ cover: '' });
      expect(course).not.to.have.property('category');
    });

    it('filters by category, and includes the children of a parent category', async () => {
      expect(await idsOf({ categoryId: 21 })).to.deep.equal([18, 17, 2]);
      expect(await idsOf({ categoryId: 2 })).to.deep.equal([18, 17, 6, 2]);
      expect(await idsOf({ categoryId: 7 })).to.deep.equal([]);
      expect(await idsOf({ categoryId: 12_345 })).to.deep.equal([]);
    });

    it('lists the free courses only, or the most popular courses first', async () => {
      expect(await idsOf({ scene: 'free' })).to.deep.equal([26, 15, 1]);
      expect((await idsOf({ scene: 'popular' })).slice(0, 4)).to.deep.equal([15, 26, 1, 2]);
      expect(await idsOf({ scene: 'popular', categoryId: 2 })).to.deep.equal([2, 17, 18, 6]);
    });

    it('lists the categories in two levels', async () => {
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

    it('returns the details of a course to an anonymous visitor', async () => {
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
        isCoveredByVip: true,
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
        durationS: 600,
        previewS: 60,
        isForwardOnly: false,
      });
    });

    it('returns a flat list of lessons for a course without chapters, and an empty list without lessons', async () => {
      const { directory } = await detail(4);
      expect(directory).to.have.property('kind', 'flat');
      expect(lessonsInOrder(directory).map(({ id }) => id)).to.deep.equal([401, 402, 403]);
      expect((await detail(5)).directory).to.deep.equal({ kind: 'flat', lessons: [] });
    });

    it('returns the lessons of a deleted chapter after all chapters', async () => {
      const { directory } = await detail(6);
      if (directory.kind !== 'chapters') throw new Error('There are no chapters');
      expect(directory.chapters.map(({ lessons }) => lessons.map(({ id }) => id))).to.deep.equal([[601]]);
      expect(directory.rest.map(({ id }) => id)).to.deep.equal([602, 603, 604, 605]);
      expect(directory.rest[0]?.isForwardOnly).to.equal(true);
    });

    it('omits lessons that are not published yet', async () => {
      const { course, directory } = await detail(19);
      expect([course.lessonCount, lessonsInOrder(directory).length]).to.deep.equal([10, 10]);
    });

    it('fails with "missing" for a deleted or unpublished course, and returns a hidden course', async () => {
      expect(await errorOf(rig.resolve(COURSE_GATEWAY).detail(99))).to.deep.equal(MISSING);
      expect(await errorOf(rig.resolve(COURSE_GATEWAY).detail(90))).to.deep.equal(MISSING);
      expect((await detail(91)).course.title).to.equal('讲师内部培训');
    });

    it('opens a free course to anonymous visitors', async () => {
      const { mayWatch, course } = await detail(1);
      expect([mayWatch, course.isFree]).to.deep.equal([true, true]);
    });

    it('opens a bought course to its member, with progress and favourite', async () => {
      signInAs(rig, SEEDED.ordinary);
      const { mayWatch, isFavourite, progress } = await detail(2);
      expect([mayWatch, isFavourite]).to.deep.equal([true, true]);
      expect(progress).to.deep.equal([
        { lessonId: 201, watchedS: 600, isFinished: true, watchedAt: Date.UTC(2024, 10, 4, 2) },
        { lessonId: 202, watchedS: 315, isFinished: false, watchedAt: Date.UTC(2024, 10, 6, 12) },
      ]);
      expect((await detail(3)).mayWatch).to.equal(false);
    });

    it('opens every course to a VIP in generation 1, and only the covered courses in generation 2', async () => {
      const covered = generation === 1;
      expect((await detail(10)).isCoveredByVip).to.equal(covered);
      signInAs(rig, SEEDED.vip);
      expect((await detail(2)).mayWatch).to.equal(true);
      expect((await detail(10)).mayWatch).to.equal(covered);
    });

    it('closes the course when the VIP term is over', async () => {
      rig.site.controls.changeAccount(SEEDED.vip, { vip: { id: 1, name: '年度会员', untilMs: 1 } });
      signInAs(rig, SEEDED.vip);
      expect((await detail(2)).mayWatch).to.equal(false);
    });

    it('allows comments on every course in generation 1, and by the setting of the course in generation 2', async () => {
      expect((await detail(9)).allowsComments).to.equal(generation === 1);
      expect((await detail(2)).allowsComments).to.equal(true);
    });

    it('treats an invalid token like no token', async () => {
      rig.store.write('token', 'dead');
      expect((await detail(2)).mayWatch).to.equal(false);
    });

    it('switches a favourite on and off, and lists it in the study center', async () => {
      signInAs(rig, SEEDED.ordinary);
      expect(await answerOf(rig.resolve(COURSE_GATEWAY).toggleFavourite(19))).to.equal(true);
      expect((await detail(19)).isFavourite).to.equal(true);
      const liked = await answerOf(rig.resolve(STUDY_GATEWAY).likedCourses({ page: 1, size: 10 }));
      expect(liked.items.map(({ courseId }) => courseId)).to.deep.equal([2, 4, 19]);
      expect(await answerOf(rig.resolve(COURSE_GATEWAY).toggleFavourite(19))).to.equal(false);
      expect((await detail(19)).isFavourite).to.equal(false);
      expect(await answerOf(rig.resolve(COURSE_GATEWAY).toggleFavourite(2))).to.equal(false);
      expect((await detail(2)).progress, 'preserved progress').to.have.length(2);
    });

    it('fails with "missing" for the favourite of a deleted course', async () => {
      signInAs(rig, SEEDED.ordinary);
      expect(await errorOf(rig.resolve(COURSE_GATEWAY).toggleFavourite(99))).to.deep.equal(MISSING);
    });

    it('returns a new download link every time', async () => {
      signInAs(rig, SEEDED.ordinary);
      const first = await answerOf(rig.resolve(COURSE_GATEWAY).attachmentLink(2, 21));
      const second = await answerOf(rig.resolve(COURSE_GATEWAY).attachmentLink(2, 21));
      expect(first).to.match(/\/api\/v3\/course\/attach-download\?sign=\w{20}$/);
      expect(second).not.to.equal(first);
    });

    it('checks a link, which uses it up, and reports a used link and a lost file with the message of the server', async () => {
      signInAs(rig, SEEDED.ordinary);
      const link = () => answerOf(rig.resolve(COURSE_GATEWAY).attachmentLink(2, 21));
      const used = await link();
      expect(await answerOf(rig.resolve(COURSE_GATEWAY).checkAttachment(used))).to.deep.equal({
        isUsedUp: true,
        finding: 'file',
      });
      expect(await errorOf(rig.resolve(COURSE_GATEWAY).checkAttachment(used))).to.deep.equal(refusal('参数错误'));
      rig.site.controls.setUp({ filesLost: true });
      expect(await errorOf(rig.resolve(COURSE_GATEWAY).checkAttachment(await link()))).to.deep.equal(
        refusal('源文件不存在'),
      );
    });

    it('does not use up the link of a storage, and reports when its answer cannot be read', async () => {
      const link = 'http://127.0.0.1:1/a.pdf?X-Amz-Expires=7200';
      expect(await answerOf(rig.resolve(COURSE_GATEWAY).checkAttachment(link))).to.deep.equal({
        isUsedUp: false,
        finding: 'unreadable',
      });
    });

    it('refuses a file of a course that the member has not bought, and fails with "missing" for an unknown file', async () => {
      signInAs(rig, SEEDED.ordinary);
      expect(await errorOf(rig.resolve(COURSE_GATEWAY).attachmentLink(3, 31))).to.deep.equal(refusal('请购买课程'));
      expect(await errorOf(rig.resolve(COURSE_GATEWAY).attachmentLink(2, 31))).to.deep.equal(MISSING);
      expect(await errorOf(rig.resolve(COURSE_GATEWAY).attachmentLink(99, 1))).to.deep.equal(MISSING);
    });

    it('refuses more than 60 links an hour', async () => {
      const token = signInAs(rig, SEEDED.ordinary);
      for (let link = 0; link < 60; link += 1) rig.site.pages.courses.attachmentLink(token, 2, 21);
      expect(await errorOf(rig.resolve(COURSE_GATEWAY).attachmentLink(2, 21))).to.deep.equal({ kind: 'too-many' });
    });
  });
}
