import { act, render } from '@testing-library/react';
import { expect } from 'chai';
import { defer, of } from 'rxjs';

import { type LazyServiceName, LAZY_SERVICES } from '../../../src/application/lazy-services.js';
import type { Resolve, Token } from '../../../src/domain/kernel/token.js';
import { SESSION } from '../../../src/domain/session/session.js';
import { FETCH_AHEAD_AFTER_MS } from '../../../src/domain/limits.js';
import { ServicesProvider } from '../../../src/ui/hooks/services.js';
import { useFetchAhead } from '../../../src/ui/hooks/use-fetch-ahead.js';
import { aMember } from '../../support/sessions.js';
import { SiteWorld, type WorldWishes } from '../support/site-world.js';
import { servicesFetched } from '../support/services-fetched.js';

function Page() {
  useFetchAhead({ anybody: 'courseDetails', member: 'lesson' });
  return undefined;
}

/** A page with things to come, and the names of the services that were asked for since. */
async function aPage(wishes: WorldWishes = {}) {
  const world = new SiteWorld(wishes);
  const asked: LazyServiceName[] = [];
  const services = Object.fromEntries(
    Object.entries(world.resolve(LAZY_SERVICES)).map(([name, service$]) => [
      name,
      defer(() => {
        // The keys of the services are their names.
        asked.push(name as LazyServiceName);
        return name === 'prefetch' ? service$ : of({});
      }),
    ]),
  );
  const resolve: Resolve = <T,>(token: Token<T>) =>
    Object.is(token, LAZY_SERVICES) ? (services as T) : world.resolve(token);
  const life = world.resolve(SESSION).run().subscribe();
  const { unmount } = render(
    <ServicesProvider resolve={resolve}>
      <Page />
    </ServicesProvider>,
  );
  await servicesFetched();
  const rest = async () => {
    await act(async () => {
      world.pass(FETCH_AHEAD_AFTER_MS);
      await Promise.resolve();
      for (let moment = 0; moment < 3; moment += 1) {
        world.idle.rest();
        await import('../../../src/ui/dialogs/dialog-view.js');
        await Promise.resolve();
      }
    });
    await servicesFetched();
    await act(() => {
      world.idle.rest();
      return Promise.resolve();
    });
  };
  const leave = () => {
    life.unsubscribe();
    unmount();
  };
  return { world, asked, rest, leave };
}

describe('useFetchAhead', () => {
  it('fetches the dialogs and the next page for a stranger, when the browser rests', async () => {
    const { asked, rest, leave } = await aPage();
    expect(asked).to.deep.equal([]);
    await rest();
    expect(asked).to.deep.equal(['prefetch', 'signingIn', 'courseDetails']);
    leave();
  });

  it('fetches nothing before the page has had its time, not even what fetches', async () => {
    const { world, asked, leave } = await aPage();
    world.pass(FETCH_AHEAD_AFTER_MS - 1);
    expect(asked).to.deep.equal([]);
    world.pass(1);
    expect(asked).to.deep.equal(['prefetch']);
    leave();
  });

  it('fetches for a member what only members may enter, and no dialog', async () => {
    const { world, asked, rest, leave } = await aPage({ stored: { token: 'a-token' } });
    act(() => {
      world.members.details.answer(aMember());
    });
    await rest();
    expect(asked).to.deep.equal(['prefetch', 'courseDetails', 'lesson']);
    leave();
  });

  it('fetches nothing any more when the visitor has left', async () => {
    const { asked, rest, leave } = await aPage();
    leave();
    await rest();
    expect(asked).to.deep.equal([]);
  });
});
