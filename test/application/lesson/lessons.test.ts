import { expect } from 'chai';
import { NEVER, Subject } from 'rxjs';

import { FAULTS } from '../../../src/adapters/memory/engine/fault.js';
import { anonymous, signedIn } from '../../support/sessions.js';
import { LessonVisit } from '../../support/a-lesson-visit.js';
import { aMember } from '../../support/a-member.js';
import { soon } from '../../support/until.js';
import { watching } from '../../support/watching.js';

describe('Lessons', () => {
  function at(lesson: number) {
    const visit = new LessonVisit({ lesson });
    const retry$ = new Subject<void>();
    const shown = watching(visit.lessons.shown(retry$));
    const kinds = () => shown.values.map(({ kind }) => kind);
    const last = () => {
      const state = shown.values.at(-1);
      return state?.kind === 'ready' ? state.value.lesson.title : state?.kind;
    };
    return { visit, retry$, shown, kinds, last };
  }

  it('shows the lesson of the address, and another when it names another', () => {
    const { visit, kinds, last } = at(2601);
    visit.pass(1);
    expect([kinds(), last()]).to.deep.equal([['loading', 'ready'], '香椿炒蛋']);
    visit.navigator.go('/courses/video/2602');
    visit.pass(1);
    expect(last()).to.equal('腌笃鲜');
    visit.navigator.go('/courses');
    expect([visit.pass(1).calls('lesson'), last()]).to.deep.equal([2, '腌笃鲜']);
  });

  it('asks nobody about an id that is none, and says that a lesson is gone', () => {
    const { visit, last } = at(0);
    expect([visit.pass(1).calls('lesson'), last()]).to.deep.equal([0, 'gone']);
    visit.navigator.go('/courses/video/99999');
    visit.pass(1);
    expect(last()).to.equal('gone');
  });

  it('says what failed, and asks again where the visitor wants it', () => {
    const { visit, retry$, last } = at(2601);
    visit.pass(1);
    visit.site.controls.fail('lesson', FAULTS.maintenance, 1);
    visit.navigator.go('/courses/video/2602');
    visit.pass(1);
    expect(last()).to.equal('failed');
    retry$.next();
    visit.pass(1);
    expect(last()).to.equal('腌笃鲜');
  });

  it('is asked for anew for another member, while they are here', async () => {
    const { visit } = at(2601);
    visit.pass(1);
    visit.session$.next(signedIn(aMember().withId(5)));
    await soon();
    expect(visit.pass(1).calls('lesson')).to.equal(2);
    visit.navigator.go('/');
    visit.session$.next(anonymous);
    await soon();
    expect(visit.pass(1).calls('lesson')).to.equal(2);
  });

  it('has the files of the course, and opens one in a window of its own', () => {
    const { visit } = at(201);
    visit.pass(1);
    const files = watching(visit.lessons.attachments(2, NEVER));
    visit.pass(1);
    const [, ready] = files.values;
    expect(ready?.kind === 'ready' && ready.value.map(({ id }) => id)).to.deep.equal([21, 22]);
    const opened = watching(visit.lessons.download(2, 21));
    visit.pass(1);
    expect(opened.values).to.deep.equal([{ kind: 'opened' }]);
    expect(visit.navigator.journeys.at(-1)).to.match(/^open .*attach-download\?sign=/);
    visit.navigator.letsWindowsOpen = false;
    const offered = watching(visit.lessons.download(2, 21));
    visit.pass(1);
    expect(offered.values[0]).to.have.property('kind', 'ready');
  });

  it('sends what waits once, however many watch, and rests when the page is left', () => {
    const visit = new LessonVisit();
    visit.outbox.put(101, { lessonId: 2603, seconds: 9 });
    visit.open();
    expect([visit.recorded(2603), visit.calls('recordProgress')]).to.deep.equal([9, 1]);
    visit.close();
    expect(visit.clock.pending).to.equal(0);
  });
});
