import { screen } from '@testing-library/react';
import { expect } from 'chai';
import { useLayoutEffect } from 'react';

import { LessonDirectory } from '../../../src/ui/courses/lesson-directory.js';
import { aCourse } from '../../support/courses.js';
import { renderWithSite } from '../support/render-with-site.js';

const IDS = Array.from({ length: 1000 }, (_, place) => place + 1);
const COURSE = aCourse()
  .bought()
  .withLessons(...IDS)
  .build();

/** Renders the lessons of a course, and returns the titles that the very first pass put into the document. */
function titlesOfFirstPass(currentId?: number): readonly (string | null | undefined)[] {
  let first: readonly (string | null | undefined)[] = [];
  function FirstPass() {
    useLayoutEffect(() => {
      first = titles();
    }, []);
    return <LessonDirectory detail={COURSE} {...(currentId !== undefined && { currentId })} />;
  }
  renderWithSite(<FirstPass />);
  return first;
}

const titles = () => [...document.querySelectorAll('.lesson__title')].map(({ textContent }) => textContent);
const titlesFrom = (first: number, count: number) => IDS.slice(first - 1, first - 1 + count).map((id) => `第${id}课`);

describe('LessonDirectory', () => {
  it('renders the first 100 of 1,000 lessons at once, and then all of them', () => {
    expect(titlesOfFirstPass()).to.deep.equal(titlesFrom(1, 100));
    expect(titles()).to.deep.equal(titlesFrom(1, 1000));
    expect(screen.getAllByRole('listitem')).to.have.lengthOf(1000);
  });

  it('begins with the lessons around the current one, whose rows have their real height', () => {
    expect(titlesOfFirstPass(600)).to.deep.equal(titlesFrom(550, 100));
    expect(titles()).to.deep.equal(titlesFrom(1, 1000));
    const real = [...document.querySelectorAll('li:not(.lessons__lesson--far) .lesson__title')];
    expect(real.map(({ textContent }) => textContent)).to.deep.equal(titlesFrom(550, 100));
  });

  it('begins with the last lessons where the current one is among them', () => {
    expect(titlesOfFirstPass(1000)).to.deep.equal(titlesFrom(901, 100));
  });
});
