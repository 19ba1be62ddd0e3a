import { expect } from 'chai';

import { SEEDED } from '../../src/adapters/memory/seed/members.js';
import { lessonsInOrder } from '../../src/domain/courses/directory.js';
import { COURSE_GATEWAY } from '../../src/domain/ports/course-gateway.js';
import { LESSON_GATEWAY } from '../../src/domain/ports/lesson-gateway.js';
import { STUDY_GATEWAY } from '../../src/domain/ports/study-gateway.js';
import { ADAPTERS, ADAPTERS_BY_GENERATION } from './adapters-by-generation.js';
import { answerOf, answersOf, errorOf, refusal } from './answers.js';
import { command, keepsPromisesOfEveryCall, query } from './gateway-promises.js';
import { keepsPromisesOfMemberCall } from './member-call-promises.js';
import { rigOfEachTest } from './server-rig.js';
import { signInAs } from './sign-in-helpers.js';

const MISSING = { kind: 'missing', message: '资源不存在' };
const LEARNED = { page: 1, size: 10 };

const LESSON = query('lesson', ({ resolve }) => resolve(LESSON_GATEWAY).lesson(201));
const MEMBER_CALLS = [
  query('playSources', ({ resolve }) => resolve(LESSON_GATEWAY).playSources(201)),
  command('recordProgress', ({ resolve }) => resolve(LESSON_GATEWAY).record(202, 400)),
];

/** The general contract of the calls, which is the same for both generations. */
for (const [adapter, newRig] of ADAPTERS) {
  describe(`LessonGateway ${adapter}, every call`, () => {
    keepsPromisesOfEveryCall(LESSON, newRig);
    for (const call of MEMBER_CALLS) keepsPromisesOfMemberCall(call, newRig);
  });
}

/** The values of the calls, which differ between generations. `generation` is that of the server behind the adapter. */
for (const [adapter, newRig, generation] of ADAPTERS_BY_GENERATION) {
  describe(`LessonGateway ${adapter}`, () => {
    const rig = rigOfEachTest(newRig);

    const lesson = (id: number) => answerOf(rig.resolve(LESSON_GATEWAY).lesson(id));
    const sources = (id: number) => answerOf(rig.resolve(LESSON_GATEWAY).playSources(id));
    const record = async (id: number, seconds: number) => {
      expect(await answersOf(rig.resolve(LESSON_GATEWAY).record(id, seconds))).to.deep.equal([]);
    };
    const watchedS = async (lessonId: number) => {
      const { course } = await lesson(lessonId);
      return course.progress.find((entry) => entry.lessonId === lessonId)?.watchedS;
    };

    it('returns a lesson with its course and its directory', async () => {
      signInAs(rig, SEEDED.ordinary);
      const page = await lesson(202);
      expect(page.lesson).to.deep.equal({
        id: 202,
        title: '导数',
        durationS: 780,
        previewS: 0,
        isForwardOnly: false,
      });
      expect(page.course.course).to.include({ id: 2, title: '高等数学精讲', priceYuan: 199, lessonCount: 5 });
      expect(lessonsInOrder(page.course.directory).map(({ id }) => id)).to.deep.equal([201, 202, 203, 204, 205]);
      expect(page.course.progress).to.deep.equal([
        { lessonId: 201, watchedS: 600, isFinished: true, watchedAt: Date.UTC(2024, 10, 4, 2) },
        { lessonId: 202, watchedS: 315, isFinished: false, watchedAt: Date.UTC(2024, 10, 6, 12) },
      ]);
      expect([page.access, page.course.mayWatch, page.course.isCoveredByVip, page.allowsComments]).to.deep.equal([
        'open',
        true,
        true,
        true,
      ]);
    });

    it('returns the directory of a course without chapters, and with a deleted chapter', async () => {
      expect((await lesson(401)).course.directory).to.have.property('kind', 'flat');
      const { directory } = (await lesson(601)).course;
      expect(directory.kind === 'chapters' && directory.rest.map(({ id }) => id)).to.deep.equal([602, 603, 604, 605]);
      expect((await lesson(602)).lesson.isForwardOnly).to.equal(true);
    });

    it('reports what a member without a purchase may watch', async () => {
      signInAs(rig, SEEDED.notFaceVerified);
      expect((await lesson(2701)).access).to.equal('preview');
      expect((await lesson(2701)).lesson).to.include({ previewS: 12, durationS: 36 });
      const locked = await lesson(2702);
      expect([locked.access, locked.course.mayWatch]).to.deep.equal(['locked', false]);
      expect((await lesson(2601)).access).to.equal('open');
    });

    it('opens every lesson to a VIP in generation 1, and only the covered lessons in generation 2', async () => {
      signInAs(rig, SEEDED.vip);
      expect((await lesson(1002)).access).to.equal(generation === 1 ? 'open' : 'locked');
      expect((await lesson(602)).access).to.equal('open');
    });

    it('fails with "missing" for a deleted or unpublished lesson', async () => {
      expect(await errorOf(rig.resolve(LESSON_GATEWAY).lesson(99_999))).to.deep.equal(MISSING);
      expect(await errorOf(rig.resolve(LESSON_GATEWAY).lesson(9001))).to.deep.equal(MISSING);
      expect(await errorOf(rig.resolve(LESSON_GATEWAY).lesson(1911))).to.deep.equal(MISSING);
    });

    it('adds the course of an opened lesson to the learned courses, but not the course of a preview', async () => {
      signInAs(rig, SEEDED.ordinary);
      const before = await answerOf(rig.resolve(STUDY_GATEWAY).learnedCourses(LEARNED));
      await lesson(2601);
      await lesson(2701);
      const { items, total } = await answerOf(rig.resolve(STUDY_GATEWAY).learnedCourses(LEARNED));
      expect(Number(total) - Number(before.total), 'the free one, not the one that is only previewed').to.equal(1);
      const learned = items.find(({ courseId }) => courseId === 26);
      expect(learned).to.deep.include({
        lessonsLearned: 0,
        progress: { percent: 0, isFinished: false },
        lastLesson: undefined,
      });
    });

    it('returns the source of the video: a stream, a file, several qualities, a frame or nothing', async () => {
      signInAs(rig, SEEDED.ordinary);
      const of = async (id: number) => {
        const found = await sources(id);
        if (found.kind !== 'video') return found;
        return found.qualities.map(({ key, label, source }) => [
          ...[key, label, source.kind],
          source.url.replace(/^.*(?=\/media)/, ''),
        ]);
      };
      expect(await of(2601)).to.deep.equal([['默认', '默认', 'stream', '/media/hls/master.m3u8']]);
      expect(await of(201)).to.deep.equal([['默认', '默认', 'file', '/media/sample.webm']]);
      expect(await of(2602)).to.deep.equal([
        ['720', '720P', 'file', '/media/sample.mp4'],
        ['#2', '清晰度 2', 'file', '/media/sample.webm'],
      ]);
      expect(await of(1505)).to.deep.equal({ kind: 'frame', url: 'https://player.example.com/video?id=1&autoplay=0' });
      expect(await of(1506)).to.deep.equal({ kind: 'none' });
    });

    it('returns the source of a preview, and refuses other lessons with the message of the server, even an empty one', async () => {
      signInAs(rig, SEEDED.notFaceVerified);
      expect((await sources(2701)).kind).to.equal('video');
      expect(await errorOf(rig.resolve(LESSON_GATEWAY).playSources(2702))).to.deep.equal(refusal('请购买后观看'));
      expect(await errorOf(rig.resolve(LESSON_GATEWAY).playSources(1507))).to.deep.equal(
        refusal('无法获取视频播放地址'),
      );
      expect(await errorOf(rig.resolve(LESSON_GATEWAY).playSources(1508))).to.deep.equal(refusal(''));
      expect(await errorOf(rig.resolve(LESSON_GATEWAY).playSources(99_999))).to.deep.equal(MISSING);
    });

    it('stores the largest position, and returns it for the course and the study center', async () => {
      signInAs(rig, SEEDED.ordinary);
      await record(2601, 20);
      await record(2601, 8);
      expect(await watchedS(2601)).to.equal(20);
      const { progress } = await answerOf(rig.resolve(COURSE_GATEWAY).detail(26));
      expect(progress.map(({ lessonId, watchedS: s, isFinished }) => [lessonId, s, isFinished])).to.deep.equal([
        [2601, 20, false],
      ]);
      const [studied] = await answerOf(rig.resolve(STUDY_GATEWAY).lessonsOf(26));
      expect(studied?.progress).to.deep.equal({ watchedS: 20, isFinished: false });
      const { items } = await answerOf(rig.resolve(STUDY_GATEWAY).learnedCourses(LEARNED));
      expect(items.find(({ courseId }) => courseId === 26)?.lastLesson).to.include({
        lessonId: 2601,
        watchedS: 20,
      });
    });

    it('marks a lesson as finished once its full duration is recorded', async () => {
      signInAs(rig, SEEDED.ordinary);
      await record(2603, 36);
      const { progress } = (await lesson(2603)).course;
      expect(progress.find(({ lessonId }) => lessonId === 2603)?.isFinished).to.equal(true);
    });

    it('refuses position 0, and any position in an unknown lesson', async () => {
      signInAs(rig, SEEDED.ordinary);
      expect(await errorOf(rig.resolve(LESSON_GATEWAY).record(201, 0))).to.deep.equal(refusal('参数错误'));
      expect(await errorOf(rig.resolve(LESSON_GATEWAY).record(99_999, 5))).to.deep.equal(MISSING);
    });

    it('records any position in generation 1, and only as far as the member may watch in generation 2', async () => {
      signInAs(rig, SEEDED.notFaceVerified);
      await record(2701, 30);
      expect(await watchedS(2701)).to.equal(generation === 1 ? 30 : 12);
      if (generation === 1) {
        await record(2702, 30);
        expect(await watchedS(2702)).to.equal(30);
      } else {
        expect(await errorOf(rig.resolve(LESSON_GATEWAY).record(2702, 30))).to.deep.equal(refusal('无权限观看此视频'));
      }
    });
  });
}
