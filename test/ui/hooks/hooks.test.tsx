import { act, getConfig, render, screen } from '@testing-library/react';
import { expect } from 'chai';
import { createRoot } from 'react-dom/client';
import { defer, NEVER, of, startWith } from 'rxjs';

import { LAZY_SERVICES, type LazyServiceName } from '../../../src/application/lazy-services.js';
import type { Resolve, Token } from '../../../src/domain/kernel/token.js';
import { FETCH_AHEAD_AFTER_MS } from '../../../src/domain/limits.js';
import { SESSION } from '../../../src/domain/session/session.js';
import { ServicesProvider } from '../../../src/ui/hooks/services.js';
import { useFetchAhead } from '../../../src/ui/hooks/use-fetch-ahead.js';
import { useRefreshable } from '../../../src/ui/hooks/use-refreshable.js';
import { aMember } from '../../support/sessions.js';
import { servicesFetched } from '../support/services-fetched.js';
import { SiteWorld, type WorldOptions } from '../support/site-world.js';

function Page() {
  useFetchAhead({ anybody: 'courseDetails', member: 'lesson' });
  return undefined;
}

/** A page whose services are not loaded yet, and the names of the services that were requested since. */
async function aPage(options: WorldOptions = {}) {
  const world = new SiteWorld(options);
  const asked: LazyServiceName[] = [];
  const services = Object.fromEntries(
    Object.entries(world.resolve(LAZY_SERVICES)).map(([name, service$]) => [
      name,
      defer(() => {
        // The keys of the services are the service names.
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
    world.members.details.answer(aMember());
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

function View() {
  const [state] = useRefreshable(() => NEVER.pipe(startWith('known already')), 'waiting');
  return <p>{state}</p>;
}

describe('useRefreshable', () => {
  it('shows what is known already in the first painting, with nothing before it', async () => {
    const container = document.body.appendChild(document.createElement('div'));
    const root = createRoot(container);
    // A MutationObserver runs once React has committed a render, which is when the browser could paint.
    const painted: (string | null)[] = [];
    const observer = new MutationObserver(() => {
      painted.push(container.textContent);
    });
    observer.observe(container, { childList: true, characterData: true, subtree: true });
    // Not inside `act`: that would finish all renders before the test could observe the first.
    await getConfig().asyncWrapper(async () => {
      root.render(<View />);
      await screen.findByText('known already');
    });
    expect(painted).to.deep.equal(['known already']);
    observer.disconnect();
    await getConfig().asyncWrapper(() => {
      root.unmount();
      return Promise.resolve();
    });
    container.remove();
  });
});
