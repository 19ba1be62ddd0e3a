import { screen } from '@testing-library/react';
import { expect } from 'chai';

import type { CourseSummary } from '../../../src/domain/courses/course.js';
import { CourseCard } from '../../../src/ui/courses/course-grid.js';
import { renderWithSite } from '../support/render-with-site.js';

const COURSE: CourseSummary = { id: 5, title: '家常菜', cover: '', priceYuan: 99, isFree: false, shortDescription: '' };

const facts = () => [...document.querySelectorAll('.course-card__fact')].map(({ textContent }) => textContent);

describe('CourseCard', () => {
  it('is one link to the course, with what it costs and its whole title (pages §0.6)', () => {
    renderWithSite(<CourseCard course={COURSE} />);
    expect(screen.getByRole('link').getAttribute('href')).to.equal('/courses/detail/5');
    expect(screen.getByTitle('家常菜')).to.exist;
    expect(screen.getByText('￥99')).to.exist;
  });

  it('keeps each fact together: a line may end between them', () => {
    renderWithSite(<CourseCard course={{ ...COURSE, category: '生活兴趣', lessonCount: 6, studentCount: 2218 }} />);
    expect(facts()).to.deep.equal(['生活兴趣 ·', '6 课时 ·', '2218 人学习']);
  });

  it('says nothing of what is not known', () => {
    renderWithSite(<CourseCard course={{ ...COURSE, studentCount: 0 }} />);
    expect(facts()).to.deep.equal(['0 人学习']);
  });
});
