import { expect } from 'chai';

import { lessonTabAddress, readLessonTab } from '../../../src/domain/lesson/page.js';

describe('the tabs of a lesson (pages §4)', () => {
  it('are named in the address as on the page of a course, and the comments need no name', () => {
    expect(lessonTabAddress(7, 'comments')).to.equal('/courses/video/7');
    expect(lessonTabAddress(7, 'attachments')).to.equal('/courses/video/7?tab=5');
  });

  it('are read from the address; what is none is the comments', () => {
    const tabs = ['', '?tab=4', '?tab=5', '?tab=2', '?tab=x'].map(readLessonTab);
    expect(tabs).to.deep.equal(['comments', 'comments', 'attachments', 'comments', 'comments']);
  });
});
