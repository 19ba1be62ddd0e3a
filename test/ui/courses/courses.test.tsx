import { cleanup, fireEvent, screen } from '@testing-library/react';
import { expect } from 'chai';
import { type ReactNode, useLayoutEffect } from 'react';

import type { CourseSummary } from '../../../src/domain/courses/course.js';
import { CourseCard } from '../../../src/ui/courses/course-grid.js';
import { LessonDirectory } from '../../../src/ui/courses/lesson-directory.js';
import { directoryOf } from '../../../src/domain/courses/directory.js';
import { aCourse, aLesson } from '../../support/courses.js';
import { aSite } from '../../support/site.js';
import { renderWithSite } from '../support/render-with-site.js';

const COURSE: CourseSummary = { id: 5, title: '家常菜', cover: '', priceYuan: 99, isFree: false, shortDescription: '' };

const facts = () => [...document.querySelectorAll('.course-card__fact')].map(({ textContent }) => textContent);

describe('The card of a course', () => {
  it('is one link to the course, with its price and its full title', () => {
    renderWithSite(<CourseCard course={COURSE} />);
    expect(screen.getByRole('link').getAttribute('href')).to.equal('/courses/detail/5');
    expect(screen.getByTitle('家常菜')).to.exist;
    expect(screen.getByText('￥99')).to.exist;
  });

  it('has one element for each fact, so that a line breaks only between facts', () => {
    renderWithSite(<CourseCard course={{ ...COURSE, category: '生活兴趣', lessonCount: 6, studentCount: 2218 }} />);
    expect(facts()).to.deep.equal(['生活兴趣', '6 课时', '2218 人学习']);
  });

  it('marks the category, which gives way to the numbers on a phone', () => {
    renderWithSite(<CourseCard course={{ ...COURSE, category: '生活兴趣', lessonCount: 6 }} />);
    const marked = [...document.querySelectorAll('.course-card__fact--category')];
    expect(marked.map(({ textContent }) => textContent)).to.deep.equal(['生活兴趣']);
  });

  it('leaves out facts that the server does not send', () => {
    renderWithSite(<CourseCard course={{ ...COURSE, studentCount: 0 }} />);
    expect(facts()).to.deep.equal(['0 人学习']);
  });
});

describe('The mark 会员免费 on the card of a course', () => {
  const MARK = '会员免费';

  it('is there where the answer says that VIP opens the course', () => {
    renderWithSite(<CourseCard course={{ ...COURSE, isCoveredByVip: true }} />);
    expect(screen.getByText(MARK)).to.exist;
  });

  it('is missing on a site without VIP', () => {
    for (const options of [{ site: aSite().withoutVip() }, { settings: { isVipDisabled: true } }]) {
      renderWithSite(<CourseCard course={{ ...COURSE, isCoveredByVip: true }} />, options);
      expect(screen.queryByText(MARK)).to.equal(null);
    }
  });
});

const IDS = Array.from({ length: 300 }, (_, index) => index + 1);

const LONG_COURSE = aCourse()
  .bought()
  .withLessons(...IDS)
  .build();

type Titles = readonly (string | null | undefined)[];

/** Renders the lessons of a course. Returns the titles that the first React render put into the document. */
function titlesOfFirstPass(currentId?: number): Titles {
  return inFirstPass(<LessonDirectory detail={LONG_COURSE} look="list" markedId={currentId} />, titles);
}

function inFirstPass(directory: ReactNode, read: () => Titles): Titles {
  let first: Titles = [];
  function FirstPass() {
    useLayoutEffect(() => {
      first = read();
    }, []);
    return directory;
  }
  renderWithSite(<FirstPass />);
  return first;
}

const titles = () => [...document.querySelectorAll('.lesson__title')].map(({ textContent }) => textContent);

const titlesFrom = (first: number, count: number) => IDS.slice(first - 1, first - 1 + count).map((id) => `第${id}课`);

describe('The directory of lessons', () => {
  it('renders the first 100 of 300 lessons first beside a player, 24 in the tab of a course, and then all of them', () => {
    expect(titlesOfFirstPass()).to.deep.equal(titlesFrom(1, 100));
    expect(titles()).to.deep.equal(titlesFrom(1, 300));
    cleanup();
    expect(inFirstPass(<LessonDirectory detail={LONG_COURSE} look="tab" />, titles)).to.deep.equal(titlesFrom(1, 24));
    expect(titles()).to.deep.equal(titlesFrom(1, 300));
    expect(document.querySelectorAll('li')).to.have.lengthOf(300);
  });

  it('first renders the lessons around the current lesson, whose rows have their real height', () => {
    expect(titlesOfFirstPass(200)).to.deep.equal(titlesFrom(150, 100));
    expect(titles()).to.deep.equal(titlesFrom(1, 300));
    const real = [...document.querySelectorAll('li:not(.lessons__lesson--far) .lesson__title')];
    expect(real.map(({ textContent }) => textContent)).to.deep.equal(titlesFrom(150, 100));
  });

  it('renders 24 of 40 chapters first, and the one of the lesson that the member watches next', () => {
    const numbers = Array.from({ length: 40 }, (_, index) => index + 1);
    const chapters = numbers.map((id) => ({ id, title: `第${id}章` }));
    const entries = numbers.map((id) => ({ chapterId: id, lesson: aLesson(id) }));
    const detail = { ...aCourse().build(), directory: directoryOf(chapters, entries) };
    const heads = () => [...document.querySelectorAll('.chapter__title')].map(({ textContent }) => textContent);
    const first = inFirstPass(<LessonDirectory look="tab" detail={detail} markedId={35} />, heads);
    expect(first).to.deep.equal([...numbers.slice(0, 24), 35].map((id) => `第${id}章`));
    expect(heads()).to.deep.equal(chapters.map(({ title }) => title));
  });

  it('has every chapter open on paper, also one that the visitor has closed, which stays closed on the screen', () => {
    const chapters = [1, 2].map((id) => ({ id, title: `第${id}章` }));
    const entries = [aLesson(1), aLesson(2)].map((lesson) => ({ chapterId: lesson.id, lesson }));
    renderWithSite(
      <LessonDirectory look="tab" detail={{ ...aCourse().build(), directory: directoryOf(chapters, entries) }} />,
    );
    const isOpen = () => [...document.querySelectorAll('details')].map(({ open }) => open);
    document.querySelector('details')?.removeAttribute('open');
    fireEvent(window, new window.Event('beforeprint'));
    expect(isOpen()).to.deep.equal([true, true]);
    fireEvent(window, new window.Event('afterprint'));
    expect(isOpen()).to.deep.equal([false, true]);
  });
});
