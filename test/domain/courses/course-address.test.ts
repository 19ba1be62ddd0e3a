import { expect } from 'chai';
import fc from 'fast-check';

import { idInPath } from '../../../src/domain/access/ids.js';
import { COURSE_TABS, courseAddress, lessonAddress, shownTab } from '../../../src/domain/courses/course-address.js';

describe('The address of a course', () => {
  it('names every tab except the first by its number', () => {
    expect(COURSE_TABS.map((tab) => courseAddress(7, tab))).to.deep.equal([
      '/courses/detail/7',
      '/courses/detail/7?tab=3',
      '/courses/detail/7?tab=4',
      '/courses/detail/7?tab=5',
    ]);
    expect(courseAddress(7)).to.equal('/courses/detail/7');
  });

  it('is read back as the same tab, and as the first tab for the number of that tab too', () => {
    for (const tab of COURSE_TABS) {
      expect(shownTab(new URL(courseAddress(7, tab), 'https://site.example').search, COURSE_TABS)).to.equal(tab);
    }
    expect(shownTab('?tab=2', COURSE_TABS)).to.equal('introduction');
  });

  it('leads owners to the directory, and names every other tab, the introduction too', () => {
    for (const tab of COURSE_TABS) {
      const { search } = new URL(courseAddress(7, tab, 'directory'), 'https://site.example');
      expect([shownTab(search, COURSE_TABS, 'directory'), search === '']).to.deep.equal([tab, tab === 'directory']);
    }
    expect(shownTab('?tab=5', ['introduction', 'directory'], 'directory')).to.equal('directory');
  });

  it('opens a tab that the course has, otherwise the introduction', () => {
    const tabs = ['introduction', 'directory'] as const;
    expect(['?tab=3', '?tab=5', ''].map((query) => shownTab(query, tabs))).to.deep.equal([
      'directory',
      'introduction',
      'introduction',
    ]);
  });

  it('is read back as the same id, in any spelling; another id is none', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 999_999_999 }), (id) => {
        for (const path of [courseAddress(id), `${lessonAddress(id)}/`, courseAddress(id).toUpperCase()])
          expect(idInPath(path), path).to.equal(id);
      }),
    );
    for (const id of ['0', '1000000000', '7x', '-7', '25%2F1', ''])
      expect(idInPath(`/courses/detail/${id}`), id).to.equal(undefined);
    expect(idInPath('/courses/detail/%37')).to.equal(7);
  });

  it('opens the introduction for any other value of tab', () => {
    for (const text of ['', '1', '6', '33', 'x', '-3', '3.0', '%E0']) {
      expect(shownTab(`?tab=${text}`, COURSE_TABS), text).to.equal('introduction');
    }
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(COURSE_TABS).to.include(shownTab(`?tab=${text}`, COURSE_TABS));
      }),
    );
  });

  it('has a counterpart for each lesson', () => expect(lessonAddress(70)).to.equal('/courses/video/70'));
});
