import { expect } from 'chai';

import { decodeLessonPage } from '../../../src/adapters/http/lesson.js';
import * as sample from '../../support/server-samples.js';

const picture = (path: string): string => path;
const decoded = (changes: object) => decodeLessonPage({ ...sample.LESSON_PAGE, ...changes }, picture);
const rights = (changes: object) => {
  const { access, of } = decoded(changes);
  return [access, of.mayWatch];
};

describe('decodeLessonPage (pages API 3.9)', () => {
  it('opens the lesson and its course to who may watch', () => {
    expect(rights({ is_watch: true, buy_videos: [] })).to.deep.equal(['open', true]);
    expect(rights({ is_watch: 1, buy_videos: [] })).to.deep.equal(['open', true]);
  });

  it('opens a lesson that was bought by itself, and nothing else of its course', () => {
    expect(rights({ is_watch: true, buy_videos: [70] })).to.deep.equal(['open', false]);
  });

  it('knows a preview from a lock', () => {
    const closed = { is_watch: false, buy_videos: [] };
    expect(rights(closed)).to.deep.equal(['preview', false]);
    expect(rights({ ...closed, video: { ...sample.LESSON_PAGE.video, free_seconds: 0 } })).to.deep.equal([
      'locked',
      false,
    ]);
  });

  it('opens a free course, whatever a stranger may yet have to do', () => {
    const course = { ...sample.LESSON_PAGE.course, is_free: 1 };
    expect(rights({ is_watch: false, buy_videos: [], course })).to.deep.equal(['open', true]);
  });

  it('reads lessons and progress in whatever form PHP has sent them (pages API 5.3)', () => {
    const { id } = sample.LESSON_PAGE.video;
    const flat = decoded({ chapters: [], videos: [[sample.LESSON_PAGE.video]], video_watched_progress: [] });
    expect([flat.of.directory.kind, flat.of.progress, flat.of.course.lessonCount]).to.deep.equal(['flat', [], 1]);
    expect(decoded({}).of.progress.map(({ lessonId }) => lessonId)).to.deep.equal([id]);
    expect(decoded({ videos: [] }).of.course.lessonCount).to.equal(0);
  });

  it('takes what a server does not say for allowed (pages API 4)', () => {
    const course = { ...sample.LESSON_PAGE.course, is_vip_free: undefined };
    const video = { ...sample.LESSON_PAGE.video, is_allow_comment: undefined };
    const page = decoded({ course, video });
    expect([page.of.vipCovers, page.allowsComments]).to.deep.equal([true, true]);
  });
});
