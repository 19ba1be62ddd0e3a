import { act, fireEvent, getConfig, render, screen } from '@testing-library/react';
import { expect } from 'chai';
import { type ReactNode, useEffectEvent, useLayoutEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { defer, EMPTY, NEVER, type Observable, of, startWith } from 'rxjs';

import { LAZY_SERVICES, type LazyServiceName } from '../../../../src/application/site/lazy-services.js';
import type { Resolve, Token } from '../../../../src/domain/kernel/token.js';
import { PREFETCH_DELAY_MS } from '../../../../src/domain/site/limits.js';
import { SESSION } from '../../../../src/domain/session/session.js';
import { ServicesProvider, useLocationPart } from '../../../../src/ui/shared/hooks/services.js';
import { useSubmission } from '../../../../src/ui/shared/forms/use-submission.js';
import { useClosedByBack } from '../../../../src/ui/shared/hooks/use-closed-by-back.js';
import { useMissingImage } from '../../../../src/ui/shared/hooks/use-missing-image.js';
import { usePrefetchNext } from '../../../../src/ui/shared/hooks/use-prefetch-next.js';
import { useRefreshable } from '../../../../src/ui/shared/hooks/use-refreshable.js';
import { aMember } from '../../../support/sessions.js';
import { servicesFetched } from '../../support/services-fetched.js';
import { SiteWorld, type WorldOptions } from '../../support/site-world.js';

function Page() {
  usePrefetchNext({ everyone: 'courseDetails', member: 'lesson' });
  return undefined;
}

/** A page whose services are not loaded yet, and the names of the services that were requested since. */
async function aPage(options: WorldOptions = {}) {
  const world = new SiteWorld(options);
  const requested: LazyServiceName[] = [];
  const services = Object.fromEntries(
    Object.entries(world.resolve(LAZY_SERVICES)).map(([name, service$]) => [
      name,
      defer(() => {
        // The keys of the services are the service names.
        requested.push(name as LazyServiceName);
        return name === 'prefetch' ? service$ : of({});
      }),
    ]),
  );
  const resolve: Resolve = <T,>(token: Token<T>) =>
    Object.is(token, LAZY_SERVICES) ? (services as T) : world.resolve(token);
  const background = world.resolve(SESSION).run().subscribe();
  const { unmount } = render(
    <ServicesProvider resolve={resolve}>
      <Page />
    </ServicesProvider>,
  );
  await servicesFetched();
  const becomeIdle = async () => {
    await act(async () => {
      world.pass(PREFETCH_DELAY_MS);
      await Promise.resolve();
      for (let moment = 0; moment < 3; moment += 1) {
        world.idle.becomeIdle();
        await import('../../../../src/ui/signing-in/dialogs/dialog-view.js');
        await Promise.resolve();
      }
    });
    await servicesFetched();
    await act(() => {
      world.idle.becomeIdle();
      return Promise.resolve();
    });
  };
  const leave = () => {
    background.unsubscribe();
    unmount();
  };
  return { world, requested, becomeIdle, leave };
}

describe('The prefetch of pages (usePrefetchNext)', () => {
  it('fetches the dialogs and the next page for an anonymous visitor once the browser is idle', async () => {
    const { requested, becomeIdle, leave } = await aPage();
    expect(requested).to.deep.equal([]);
    await becomeIdle();
    expect(requested).to.deep.equal(['prefetch', 'signingIn', 'courseDetails']);
    leave();
  });

  it('fetches nothing, not even the prefetcher, until the delay after the page is shown is over', async () => {
    const { world, requested, leave } = await aPage();
    world.pass(PREFETCH_DELAY_MS - 1);
    expect(requested).to.deep.equal([]);
    world.pass(1);
    expect(requested).to.deep.equal(['prefetch']);
    leave();
  });

  it('fetches the members-only page for a member, and no dialog', async () => {
    const { world, requested, becomeIdle, leave } = await aPage({ stored: { token: 'a-token' } });
    world.members.details.answer(aMember());
    await becomeIdle();
    expect(requested).to.deep.equal(['prefetch', 'courseDetails', 'lesson']);
    leave();
  });

  it('fetches nothing once the visitor has left the page', async () => {
    const { requested, becomeIdle, leave } = await aPage();
    leave();
    await becomeIdle();
    expect(requested).to.deep.equal([]);
  });
});

function View() {
  const [state] = useRefreshable(() => NEVER.pipe(startWith('known already')), 'waiting');
  return <p>{state}</p>;
}

describe('A view with refreshable data (useRefreshable)', () => {
  it('shows an already known value in the first paint, without an empty paint before it', async () => {
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

/** Is pressed in the moment in which it appears. */
function Pressed({ perform }: { readonly perform: () => Observable<never> }) {
  const [{ kind }, submit] = useSubmission();
  const press = useEffectEvent(() => {
    submit(perform);
  });
  useLayoutEffect(press, []);
  return kind;
}

describe('A submission (useSubmission)', () => {
  it('takes a press in the moment in which its form appears', () => {
    let performed = 0;
    const perform = () => {
      performed += 1;
      return EMPTY;
    };
    const { unmount } = render(
      <ServicesProvider resolve={new SiteWorld().resolve}>
        <Pressed perform={perform} />
      </ServicesProvider>,
    );
    expect(performed).to.equal(1);
    unmount();
  });
});

/** Reports each of its renders. */
function Located({ onRender }: { readonly onRender: (query: string) => void }) {
  onRender(useLocationPart(({ query }) => query));
  return undefined;
}

/** Something over the page. Reports each of its renders. */
function Surface({
  isOpen,
  onRender,
  onBack,
}: {
  readonly isOpen: boolean;
  readonly onRender?: () => void;
  readonly onBack?: () => void;
}) {
  onRender?.();
  useClosedByBack(isOpen, () => onBack?.());
  return undefined;
}

/** A view in a site at a list of courses. */
function aView(view: ReactNode) {
  const world = new SiteWorld({ at: '/courses?page=1' });
  const { unmount } = render(<ServicesProvider resolve={world.resolve}>{view}</ServicesProvider>);
  const go = (to: string): void => {
    act(() => {
      world.navigator.go(to);
    });
  };
  return { world, go, unmount };
}

describe('A part of the location (useLocationPart)', () => {
  it('renders its component when it changes, and not with the rest of the location', () => {
    const rendered: string[] = [];
    const { go, unmount } = aView(<Located onRender={(query) => rendered.push(query)} />);
    for (const to of ['/courses?page=1#a', '/search?page=1', '/search?page=2']) go(to);
    expect(rendered).to.deep.equal(['?page=1', '?page=2']);
    unmount();
  });
});

describe('Something over the page (useClosedByBack)', () => {
  it('does not render with the location while it is closed', () => {
    let renders = 0;
    const { go, unmount } = aView(<Surface isOpen={false} onRender={() => (renders += 1)} />);
    go('/search');
    expect(renders).to.equal(1);
    unmount();
  });

  it('is closed by Back also over the page to which it has stayed open', () => {
    let closed = 0;
    const { world, go, unmount } = aView(<Surface isOpen onBack={() => (closed += 1)} />);
    go('/search');
    act(() => {
      world.navigator.pressBack();
    });
    expect([closed, world.navigator.location$.value.path]).to.deep.equal([1, '/search']);
    unmount();
  });
});

function Image({ url }: { readonly url: string }) {
  const [isMissing, onError] = useMissingImage(url);
  return isMissing ? <p>drawing</p> : <img src={url} alt="" onError={onError} />;
}

describe('An image (useMissingImage)', () => {
  it('is replaced while it is broken, and tried again at another address', () => {
    const { container, rerender, unmount } = render(<Image url="https://images.example/a.png" />);
    fireEvent.error(container.querySelector('img') ?? expect.fail('There is no image'));
    expect(container.textContent).to.equal('drawing');
    rerender(<Image url="https://images.example/b.png" />);
    expect(container.querySelector('img')?.src).to.equal('https://images.example/b.png');
    unmount();
  });
});
