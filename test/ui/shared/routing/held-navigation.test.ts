import { expect } from 'chai';
import { Subject, type Subscription } from 'rxjs';

import { HeldNavigation } from '../../../../src/ui/shared/routing/held-navigation.js';
import { MemoryNavigator } from '../../../../src/adapters/memory/browser/navigator.js';
import { VirtualClock } from '../../../support/virtual-clock.js';
import { watching } from '../../../support/watching.js';

/** A HeldNavigation for which the code of the pages at `missing` is not loaded yet. The code of all other pages is. */
function navigationWithCodeMissing(...missing: readonly string[]) {
  const navigator = new MemoryNavigator('/');
  const clock = new VirtualClock();
  const code = new Map(missing.map((to) => [to, new Subject<unknown>()]));
  const held = new HeldNavigation(navigator, clock, (to) => {
    const loading = code.get(to);
    return loading && (() => loading);
  });
  const running: Subscription = held.run().subscribe();
  const codeOf = (to: string): Subject<unknown> => code.get(to) ?? expect.fail(`the code of ${to} is loaded`);
  return { navigator, clock, held, running, codeOf, pendingLocation: watching(held.pendingLocation$).values };
}

describe('The held navigation (HeldNavigation)', () => {
  it('navigates at once to a page whose code is loaded', () => {
    const { held, navigator, pendingLocation } = navigationWithCodeMissing();
    held.push('/courses');
    held.replace('/courses?page=2');
    expect(navigator.journeys).to.deep.equal(['push /courses', 'replace /courses?page=2']);
    expect(pendingLocation).to.deep.equal([undefined]);
  });

  it('moves through the history at once', () => {
    const { held, navigator } = navigationWithCodeMissing('/vip');
    held.go(-1);
    expect(navigator.journeys).to.deep.equal(['travel -1']);
  });

  it('opens an address that React Router has taken apart', () => {
    const { held, navigator } = navigationWithCodeMissing();
    held.push({ pathname: '/search', search: '?keywords=%E4%B9%A6', hash: '#top' });
    expect(navigator.journeys).to.deep.equal(['push /search?keywords=%E4%B9%A6#top']);
  });

  it('keeps the current page until the next page’s code is loaded, and reports the pending location', () => {
    const { held, navigator, codeOf, clock, pendingLocation } = navigationWithCodeMissing('/vip');
    held.replace('/vip');
    expect(navigator.journeys).to.be.empty;
    codeOf('/vip').next('here');
    expect(navigator.journeys).to.deep.equal(['replace /vip']);
    expect(pendingLocation).to.deep.equal([undefined, '/vip', undefined]);
    clock.advance(10_000);
    expect(navigator.journeys).to.have.length(1);
  });

  it('keeps the current page for at most a second, and then navigates', () => {
    const { held, navigator, clock, codeOf, pendingLocation } = navigationWithCodeMissing('/vip');
    held.push('/vip');
    clock.advance(999);
    expect(navigator.journeys).to.be.empty;
    clock.advance(1);
    expect(navigator.journeys).to.deep.equal(['push /vip']);
    expect(pendingLocation.at(-1)).to.equal(undefined);
    expect(codeOf('/vip').observed).to.equal(false);
  });

  it('navigates although the code cannot be loaded: the next page reports that', () => {
    const { held, navigator, codeOf } = navigationWithCodeMissing('/vip');
    held.push('/vip');
    codeOf('/vip').error(new Error('The chunk is missing'));
    expect(navigator.journeys).to.deep.equal(['push /vip']);
  });

  it('follows the last navigation, and does not restart its delay when it is repeated', () => {
    const { held, navigator, clock, codeOf } = navigationWithCodeMissing('/vip', '/search');
    held.push('/search');
    held.push('/vip');
    clock.advance(600);
    held.push('/vip');
    codeOf('/search').next('too late');
    expect(navigator.journeys).to.be.empty;
    clock.advance(400);
    expect(navigator.journeys).to.deep.equal(['push /vip']);
  });

  it('drops the held navigation when the location changes in another way', () => {
    const { held, navigator, clock, codeOf, pendingLocation } = navigationWithCodeMissing('/vip');
    held.push('/vip');
    navigator.go('/login', 'replace');
    codeOf('/vip').next('here');
    clock.advance(10_000);
    expect(navigator.journeys).to.deep.equal(['replace /login']);
    expect(pendingLocation.at(-1)).to.equal(undefined);
  });

  it('leaves no timer and no subscription when the site ends', () => {
    const { held, navigator, clock, running, codeOf } = navigationWithCodeMissing('/vip');
    held.push('/vip');
    running.unsubscribe();
    clock.advance(10_000);
    expect(navigator.journeys).to.be.empty;
    expect(codeOf('/vip').observed).to.equal(false);
    expect(clock.pending).to.equal(0);
  });
});
