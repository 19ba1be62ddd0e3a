import { expect } from 'chai';
import { Subject, type Subscription } from 'rxjs';

import { HeldNavigation } from '../../../src/ui/routing/held-navigation.js';
import { FakeNavigator } from '../../support/fake-navigator.js';
import { VirtualClock } from '../../support/virtual-clock.js';
import { watching } from '../../support/watching.js';

/** A HeldNavigation for which the code of the pages at `missing` is not loaded yet. The code of all other pages is. */
function turnBefore(...missing: readonly string[]) {
  const navigator = new FakeNavigator('/');
  const clock = new VirtualClock();
  const code = new Map(missing.map((to) => [to, new Subject<unknown>()]));
  const turn = new HeldNavigation(navigator, clock, (to) => {
    const coming = code.get(to);
    return coming && (() => coming);
  });
  const life: Subscription = turn.run().subscribe();
  const codeOf = (to: string): Subject<unknown> => code.get(to) ?? expect.fail(`the code of ${to} is here`);
  return { navigator, clock, turn, life, codeOf, pendingLocation: watching(turn.pendingLocation$).values };
}

describe('HeldNavigation', () => {
  it('goes at once to a page that is here', () => {
    const { turn, navigator, pendingLocation } = turnBefore();
    turn.go('/courses');
    turn.go('/courses?page=2', 'replace');
    expect(navigator.journeys).to.deep.equal(['push /courses', 'replace /courses?page=2']);
    expect(pendingLocation).to.deep.equal([undefined]);
  });

  it('keeps the present page until the code of the next is there, and tells of the wait', () => {
    const { turn, navigator, codeOf, clock, pendingLocation } = turnBefore('/vip');
    turn.go('/vip', 'replace');
    expect(navigator.journeys).to.be.empty;
    codeOf('/vip').next('here');
    expect(navigator.journeys).to.deep.equal(['replace /vip']);
    expect(pendingLocation).to.deep.equal([undefined, '/vip', undefined]);
    clock.advance(10_000);
    expect(navigator.journeys).to.have.length(1);
  });

  it('keeps it no longer than a second: then the next page says what it waits for', () => {
    const { turn, navigator, clock, codeOf, pendingLocation } = turnBefore('/vip');
    turn.go('/vip');
    clock.advance(999);
    expect(navigator.journeys).to.be.empty;
    clock.advance(1);
    expect(navigator.journeys).to.deep.equal(['push /vip']);
    expect(pendingLocation.at(-1)).to.equal(undefined);
    expect(codeOf('/vip').observed).to.equal(false);
  });

  it('goes where code is lost, too: the page has the words for that', () => {
    const { turn, navigator, codeOf } = turnBefore('/vip');
    turn.go('/vip');
    codeOf('/vip').error(new Error('gone'));
    expect(navigator.journeys).to.deep.equal(['push /vip']);
  });

  it('obeys the last press, and counts the same one once', () => {
    const { turn, navigator, clock, codeOf } = turnBefore('/vip', '/search');
    turn.go('/search');
    turn.go('/vip');
    clock.advance(600);
    turn.go('/vip');
    codeOf('/search').next('too late');
    expect(navigator.journeys).to.be.empty;
    clock.advance(400);
    expect(navigator.journeys).to.deep.equal(['push /vip']);
  });

  it('forgets a journey when the visitor goes elsewhere by another way, Back for one', () => {
    const { turn, navigator, clock, codeOf, pendingLocation } = turnBefore('/vip');
    turn.go('/vip');
    navigator.go('/login', 'replace');
    codeOf('/vip').next('here');
    clock.advance(10_000);
    expect(navigator.journeys).to.deep.equal(['replace /login']);
    expect(pendingLocation.at(-1)).to.equal(undefined);
  });

  it('leaves nothing behind when the site ends', () => {
    const { turn, navigator, clock, life, codeOf } = turnBefore('/vip');
    turn.go('/vip');
    life.unsubscribe();
    clock.advance(10_000);
    expect(navigator.journeys).to.be.empty;
    expect(codeOf('/vip').observed).to.equal(false);
    expect(clock.pending).to.equal(0);
  });
});
