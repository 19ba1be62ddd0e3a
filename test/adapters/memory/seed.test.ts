import { expect } from 'chai';

import { publishedLessons } from '../../../src/adapters/memory/server/courses/catalogue.js';
import { hasBoundMobile } from '../../../src/adapters/memory/server/members/users.js';
import { SEEDED } from '../../../src/adapters/memory/seed/members.js';
import { siteSeed } from '../../../src/adapters/memory/seed/site.js';
import { linkTarget } from '../../../src/domain/nav.js';
import { pageCount } from '../../../src/domain/paging.js';

const SEED = siteSeed();
const { catalogue, home, orders, studies } = SEED.pages;
const COURSES = catalogue.courses;

/** Deleted since they were bought. */
const GONE = 99;

describe('the members and the menu of the in-memory server', () => {
  const { settings, content, users, unread, pictures } = SEED;
  const user = (mobile: string) => users.find((one) => one.mobile === mobile);

  it('has a member of every sort', () => {
    expect(hasBoundMobile(user(SEEDED.ordinary) ?? { mobile: '' })).to.equal(true);
    expect(hasBoundMobile(user(SEEDED.withoutMobile) ?? { mobile: SEEDED.ordinary })).to.equal(false);
    expect(user(SEEDED.locked)?.locked).to.equal(true);
    expect(user(SEEDED.notFaceVerified)).to.have.property('identity', undefined);
    expect(user(SEEDED.vip)?.vip).not.to.equal(undefined);
    expect(unread[user(SEEDED.withUnread)?.id ?? 0]).to.equal(3);
  });

  it('names every id and every mobile once', () => {
    const entries = content.navs.flatMap((nav) => [nav, ...nav.children]);
    for (const list of [users.map(({ id }) => id), users.map(({ mobile }) => mobile), entries.map(({ id }) => id)]) {
      expect(new Set<unknown>(list).size).to.equal(list.length);
    }
  });

  it('has a menu with children and links out, in this window and in a new one', () => {
    const targets = content.navs.flatMap((nav) => [nav, ...nav.children]).map(linkTarget);
    expect(content.navs.some((nav) => nav.children.length > 0)).to.equal(true);
    for (const [kind, newWindow] of [
      ['outside', true],
      ['outside', false],
      ['inside', true],
      ['inside', false],
    ] as const) {
      expect(targets.some((target) => target.kind === kind && target.newWindow === newWindow)).to.equal(true);
    }
  });

  it('has two filing records and some partners', () => {
    expect(settings.icpRecords).to.have.length(2);
    expect(content.links).to.have.length.greaterThan(0);
  });

  it('has a drawing for every picture it names', () => {
    expect(pictures).to.include.keys(settings.logo, ...users.map(({ avatar }) => avatar));
  });
});

describe('the catalogue of the pretend site (pages §16)', () => {
  it('gives every course, chapter, lesson and file an id of its own', () => {
    const lists = [
      COURSES.map(({ id }) => id),
      COURSES.flatMap(({ chapters }) => chapters.map(({ id }) => id)),
      COURSES.flatMap(({ lessons }) => lessons.map(({ id }) => id)),
      COURSES.flatMap(({ attachments }) => attachments.map(({ id }) => id)),
      catalogue.categories.flatMap(({ id, children }) => [id, ...children.map((child) => child.id)]),
    ];
    for (const ids of lists) expect(new Set(ids).size).to.equal(ids.length);
  });

  it('is the one world that orders, study and home look into', () => {
    const known = new Set([...COURSES.map(({ id }) => id), GONE]);
    const bought = Object.values(orders).flat();
    const named = [
      ...studies.map(({ courseId }) => courseId),
      ...bought.flatMap(({ goods }) => goods.filter(({ type }) => type === 'COURSE').map(({ id }) => id)),
      ...home.blocks
        .flatMap((block) => (block.kind === 'courses' ? (block.items ?? []) : []))
        .map(({ courseId }) => courseId),
    ];
    for (const id of named) expect(known.has(id), String(id)).to.equal(true);
    for (const { title, thumb, id } of COURSES) {
      const sold = bought.flatMap(({ goods }) => goods).find((goods) => goods.type === 'COURSE' && goods.id === id);
      if (sold) expect([sold.name, sold.thumb]).to.deep.equal([title, thumb]);
    }
    for (const { courseId, watched } of studies) {
      const lessons = COURSES.find(({ id }) => id === courseId)?.lessons.map(({ id }) => id) ?? [];
      expect(lessons).to.include.members(watched.map(({ lessonId }) => lessonId));
    }
  });

  it('draws every picture that it names, small, in a frame that fits', () => {
    const pictures = [
      ...COURSES.map(({ thumb }) => [thumb, 'viewBox="0 0 480 360"'] as const),
      ...home.slides.map(({ picture }) => [picture, 'viewBox="0 0 1200 400"'] as const),
    ].filter(([path]) => path !== '');
    for (const [path, frame] of pictures) {
      const drawing = SEED.pictures[path] ?? '';
      expect(drawing, path).to.include(frame);
      expect(drawing.length).to.be.below(2000);
      expect(drawing, 'no bare ampersand').not.to.match(/&(?!amp;|lt;)/);
    }
  });

  it('fills more than a page of the list, and has every oddity that a server has', () => {
    const listed = COURSES.filter(({ isPublished, isShown }) => isPublished && isShown);
    expect(pageCount(listed.length, 16)).to.equal(2);
    const oddities: Readonly<Record<string, (course: (typeof COURSES)[number]) => boolean>> = {
      'an empty chapter': ({ chapters, lessons }) =>
        chapters.some(({ id }) => !lessons.some((l) => l.chapterId === id)),
      'a lost chapter': ({ chapters, lessons }) =>
        lessons.some((lesson) => lesson.chapterId !== 0 && !chapters.some(({ id }) => id === lesson.chapterId)),
      'no chapters': ({ chapters, lessons }) => chapters.length === 0 && lessons.length > 0,
      'no lesson': ({ lessons }) => lessons.length === 0,
      'an unpublished lesson': (course) => publishedLessons(course).length < course.lessons.length,
      free: ({ isFree }) => isFree,
      'for VIP alone': ({ charge, isFree, isVipFree }) => charge === 0 && !isFree && isVipFree,
      'not for sale': ({ charge, isFree, isVipFree }) => charge === 0 && !isFree && !isVipFree,
      'not for VIP': ({ charge, isVipFree }) => charge > 0 && !isVipFree,
      'more than 10,000 yuan': ({ charge }) => charge >= 10_000,
      unpublished: ({ isPublished }) => !isPublished,
      hidden: ({ isShown }) => !isShown,
      'without a picture': ({ thumb }) => thumb === '',
      'no comments': ({ allowsComments }) => !allowsComments,
    };
    for (const [oddity, has] of Object.entries(oddities)) expect(COURSES.some(has), oddity).to.equal(true);
  });

  it('shows what editors write: alignment, colours, tables, code, formulas, a video of another site', () => {
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

  it('has titles that searches stumble over', () => {
    const titles = COURSES.map(({ title }) => title).join();
    for (const sign of ['C#', 'C++', 'A&B', '100%', '😀', '（']) expect(titles).to.include(sign);
  });
});
