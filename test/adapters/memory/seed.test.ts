import { expect } from 'chai';

import { publishedLessons } from '../../../src/adapters/memory/server/courses/course-catalogue.js';
import { hasBoundMobile } from '../../../src/adapters/memory/server/member/users.js';
import { SEEDED_STOCK } from '../../../src/adapters/memory/seed/courses/stock.js';
import { SEEDED_HOME } from '../../../src/adapters/memory/seed/home.js';
import { SEEDED_STUDIES } from '../../../src/adapters/memory/seed/lessons.js';
import { SEEDED, SEEDED_UNREAD, SEEDED_USERS } from '../../../src/adapters/memory/seed/members.js';
import { SEEDED_ORDERS } from '../../../src/adapters/memory/seed/orders.js';
import { SEEDED_IMAGES } from '../../../src/adapters/memory/seed/site.js';
import { pageCount } from '../../../src/domain/kernel/paging.js';

const { courses: COURSES } = SEEDED_STOCK;

/** The id of a course that was deleted after it was bought. */
const DELETED_COURSE = 99;

describe('The members and the menu of the in-memory server', () => {
  const user = (mobile: string) => SEEDED_USERS.find((one) => one.mobile === mobile);

  it('include a member of every kind', () => {
    expect(hasBoundMobile(user(SEEDED.ordinary) ?? { mobile: '' })).to.equal(true);
    expect(hasBoundMobile(user(SEEDED.withoutMobile) ?? { mobile: SEEDED.ordinary })).to.equal(false);
    expect(user(SEEDED.locked)?.locked).to.equal(true);
    expect(user(SEEDED.notFaceVerified)).to.have.property('identity', undefined);
    expect(user(SEEDED.vip)?.vip).not.to.equal(undefined);
    expect(SEEDED_UNREAD[user(SEEDED.withUnread)?.id ?? 0]).to.equal(3);
  });
});

describe('The catalogue of the in-memory server', () => {
  it('contains every course that orders, study records and the home page name', () => {
    const known = new Set([...COURSES.map(({ id }) => id), DELETED_COURSE]);
    const bought = Object.values(SEEDED_ORDERS).flat();
    const named = [
      ...SEEDED_STUDIES.map(({ courseId }) => courseId),
      ...bought.flatMap(({ products }) => products.filter(({ type }) => type === 'COURSE').map(({ id }) => id)),
      ...SEEDED_HOME.blocks
        .flatMap((block) => (block.kind === 'courses' ? (block.items ?? []) : []))
        .map(({ courseId }) => courseId),
    ];
    for (const id of named) expect(known.has(id), String(id)).to.equal(true);
    for (const { title, cover, id } of COURSES) {
      const sold = bought
        .flatMap(({ products }) => products)
        .find((product) => product.type === 'COURSE' && product.id === id);
      if (sold) expect([sold.name, sold.cover]).to.deep.equal([title, cover]);
    }
    for (const { courseId, watched } of SEEDED_STUDIES) {
      const lessons = COURSES.find(({ id }) => id === courseId)?.lessons.map(({ id }) => id) ?? [];
      expect(lessons).to.include.members(watched.map(({ lessonId }) => lessonId));
    }
  });

  it('has a small drawing with the right proportions for every image', () => {
    const images = [
      ...COURSES.map(({ cover }) => [cover, 'viewBox="0 0 480 360"'] as const),
      ...SEEDED_HOME.slides.map(({ image }) => [image, 'viewBox="0 0 1200 400"'] as const),
    ].filter(([path]) => path !== '');
    for (const [path, frame] of images) {
      const drawing = SEEDED_IMAGES[path] ?? '';
      expect(drawing, path).to.include(frame);
      expect(drawing.length).to.be.below(2000);
      expect(drawing, 'no bare ampersand').not.to.match(/&(?!amp;|lt;)/);
    }
  });

  it('fills two pages of the list, and has a course for every special case', () => {
    const listed = COURSES.filter(({ isPublished, isShown }) => isPublished && isShown);
    expect(pageCount(listed.length, 16)).to.equal(2);
    const specialCases: Readonly<Record<string, (course: (typeof COURSES)[number]) => boolean>> = {
      'an empty chapter': ({ chapters, lessons }) =>
        chapters.some(({ id }) => !lessons.some((l) => l.chapterId === id)),
      'a lost chapter': ({ chapters, lessons }) =>
        lessons.some((lesson) => lesson.chapterId !== 0 && !chapters.some(({ id }) => id === lesson.chapterId)),
      'no chapters': ({ chapters, lessons }) => chapters.length === 0 && lessons.length > 0,
      'no lesson': ({ lessons }) => lessons.length === 0,
      'an unpublished lesson': (course) => publishedLessons(course).length < course.lessons.length,
      free: ({ isFree }) => isFree,
      'for VIP alone': ({ priceYuan, isFree, isVipFree }) => priceYuan === 0 && !isFree && isVipFree,
      'not for sale': ({ priceYuan, isFree, isVipFree }) => priceYuan === 0 && !isFree && !isVipFree,
      'not for VIP': ({ priceYuan, isVipFree }) => priceYuan > 0 && !isVipFree,
      'more than 10,000 yuan': ({ priceYuan }) => priceYuan >= 10_000,
      unpublished: ({ isPublished }) => !isPublished,
      hidden: ({ isShown }) => !isShown,
      'without an image': ({ cover }) => cover === '',
      'no comments': ({ allowsComments }) => !allowsComments,
    };
    for (const [specialCase, has] of Object.entries(specialCases))
      expect(COURSES.some(has), specialCase).to.equal(true);
  });

  it('contains rich text of every kind: alignment, colours, tables, code, formulas, a video of another site', () => {
    const written = COURSES.map(({ introduction }) => introduction).join('\n');
    for (const part of [
      'text-align',
      'color:',
      '<table',
      '<pre><code class="language-',
      '$$',
      '<iframe src="https://',
    ]) {
      expect(written).to.include(part);
    }
  });
});
