import { act, render, screen, waitFor, within } from '@testing-library/react';
import { expect } from 'chai';
import sinon from 'sinon';

import { ERROR_TOAST_MS, TOAST_MS, BELOW_FOLD_DELAY_MS } from '../../src/domain/limits.js';
import { NOTIFIER } from '../../src/domain/ports/browser/notifier.js';
import { EmptyState } from '../../src/ui/feedback/empty-state.js';
import { ErrorState } from '../../src/ui/feedback/error-state.js';
import { FocusKeeper } from '../../src/ui/hooks/focus-keeper.js';
import { Toasts } from '../../src/ui/feedback/toasts.js';
import { WhenNear } from '../../src/ui/pages/home/home-parts.js';
import { aUser } from '../support/dom/a-user.js';
import { renderWithSite } from './support/render-with-site.js';

describe('Empty and error states', () => {
  it('an empty state says one sentence and offers one action', () => {
    render(
      <EmptyState text="还没有消息">
        <a href="/courses">去看看</a>
      </EmptyState>,
    );
    expect(screen.getByText('还没有消息').isConnected).to.equal(true);
    expect(screen.getByRole('link', { name: '去看看' }).isConnected).to.equal(true);
  });

  it('an error state says what happened and tries again when asked to', async () => {
    const tries: string[] = [];
    render(<ErrorState text="页面加载失败" onRetry={() => tries.push('again')} />);
    expect(screen.getByText('页面加载失败').isConnected).to.equal(true);
    await aUser().click(screen.getByRole('button', { name: '重试' }));
    expect(tries).to.deep.equal(['again']);
  });

  for (const how of ['is pressed', 'leaves because the page heals by itself'] as const) {
    it(`keeps the keyboard in the page when 重试 ${how}`, async () => {
      const view = (failed: boolean) => (
        <>
          <FocusKeeper />
          <main id="main" tabIndex={-1}>
            {failed ? <ErrorState text="页面加载失败" onRetry={heal} /> : <p>课程</p>}
          </main>
        </>
      );
      const { rerender } = render(view(true));
      function heal(): void {
        rerender(view(false));
      }
      const retry = screen.getByRole('button', { name: '重试' });
      retry.focus();
      if (how === 'is pressed') await aUser().keyboard('{Enter}');
      else heal();
      await waitFor(() => {
        expect(document.activeElement).to.equal(screen.getByRole('main'));
      });
    });
  }

  it('leaves the keyboard where it is when the page heals and the visitor is elsewhere', () => {
    const view = (failed: boolean) => (
      <>
        <input aria-label="关键词" />
        <main id="main" tabIndex={-1}>
          {failed ? <ErrorState text="页面加载失败" onRetry={() => undefined} /> : <p>课程</p>}
        </main>
      </>
    );
    const { rerender } = render(view(true));
    screen.getByRole('textbox').focus();
    rerender(view(false));
    expect(document.activeElement).to.equal(screen.getByRole('textbox'));
  });
});

function renderToasts() {
  const rendered = renderWithSite(
    <>
      <button type="button">elsewhere</button>
      <Toasts />
    </>,
  );
  const notifier = rendered.world.resolve(NOTIFIER);
  return {
    ...rendered,
    say: (tone: 'success' | 'error', text: string) => {
      act(() => {
        notifier[tone](text);
      });
    },
    pass: (milliseconds: number) => {
      rendered.world.pass(milliseconds);
    },
  };
}

const seen = (text: string) => screen.queryByText(text) !== null;

describe('Toasts', () => {
  it('have both live regions in the document before the first word', () => {
    renderToasts();
    expect(screen.getByRole('alert').textContent).to.equal('');
    expect(screen.getByRole('status').textContent).to.equal('');
  });

  it('say errors at once and successes politely', () => {
    const { say } = renderToasts();
    say('error', '网络连接失败');
    say('success', '已安全退出');
    expect(within(screen.getByRole('alert')).getByText('网络连接失败').isConnected).to.equal(true);
    expect(within(screen.getByRole('status')).getByText('已安全退出').isConnected).to.equal(true);
  });

  it('leave after three seconds, errors after five', () => {
    const { say, pass } = renderToasts();
    say('error', 'bad');
    say('success', 'good');
    pass(TOAST_MS - 1);
    expect([seen('good'), seen('bad')]).to.deep.equal([true, true]);
    pass(1);
    expect([seen('good'), seen('bad')]).to.deep.equal([false, true]);
    pass(ERROR_TOAST_MS - TOAST_MS);
    expect(seen('bad')).to.equal(false);
  });

  it('stay while the pointer is on them', async () => {
    const { say, pass, user } = renderToasts();
    say('success', 'good');
    await user.hover(screen.getByText('good'));
    pass(10 * TOAST_MS);
    expect(seen('good')).to.equal(true);
    await user.unhover(screen.getByText('good'));
    pass(TOAST_MS);
    expect(seen('good')).to.equal(false);
  });

  it('stay while the focus is on them, and give it back when closed', async () => {
    const { say, pass, user } = renderToasts();
    say('error', 'bad');
    const before = screen.getByRole('button', { name: 'elsewhere' });
    before.focus();
    await user.tab();
    expect(document.activeElement).to.equal(screen.getByRole('button', { name: '关闭' }));
    pass(10 * ERROR_TOAST_MS);
    expect(seen('bad')).to.equal(true);
    await user.keyboard('{Enter}');
    expect(seen('bad')).to.equal(false);
    expect(document.activeElement).to.equal(before);
  });
});

/** An IntersectionObserver that the test triggers, in place of a scrolling visitor. */
class Sight implements IntersectionObserver {
  static latest: Sight | undefined;
  readonly root = null;
  readonly thresholds = [];
  readonly scrollMargin = '';
  readonly rootMargin: string;
  readonly watched: Element[] = [];
  disconnected = false;

  constructor(
    private readonly callback: IntersectionObserverCallback,
    { rootMargin = '' }: IntersectionObserverInit = {},
  ) {
    this.rootMargin = rootMargin;
    Sight.latest = this;
  }

  tell(...near: readonly boolean[]): void {
    // The code reads no other property of an entry.
    this.callback(
      near.map((isIntersecting) => ({ isIntersecting }) as IntersectionObserverEntry),
      this,
    );
  }

  observe(element: Element): void {
    this.watched.push(element);
  }

  unobserve(): void {
    throw new Error('Nobody asks for this');
  }

  takeRecords(): IntersectionObserverEntry[] {
    throw new Error('Nobody asks for this');
  }

  disconnect(): void {
    this.disconnected = true;
  }
}

function aPart() {
  const onNear = sinon.spy();
  const rendered = renderWithSite(<WhenNear onNear={onNear}>下面的</WhenNear>);
  const sight = Sight.latest;
  if (sight === undefined) throw new Error('Nobody looks where the part is');
  return { ...rendered, onNear, sight };
}

describe('WhenNear', () => {
  const { IntersectionObserver } = globalThis;
  before(() => {
    Object.assign(globalThis, { IntersectionObserver: Sight });
  });
  after(() => {
    Object.assign(globalThis, { IntersectionObserver });
  });

  it('watches the place of the part, half a screen around what is seen', () => {
    const { sight, getByText, onNear } = aPart();
    expect(sight.watched).to.deep.equal([getByText('下面的')]);
    expect(sight.rootMargin).to.equal('50% 0px');
    expect(onNear.called).to.equal(false);
  });

  it('tells once that the visitor is near, and watches no longer', () => {
    const { sight, onNear, world } = aPart();
    act(() => {
      sight.tell(false);
    });
    expect(onNear.called, 'that it is far').to.equal(false);
    act(() => {
      sight.tell(false, true);
    });
    expect(onNear.callCount).to.equal(1);
    expect(sight.disconnected).to.equal(true);
    world.pass(BELOW_FOLD_DELAY_MS);
    expect(onNear.callCount).to.equal(1);
  });

  it('tells it of itself once the page has had time for what is seen, for whoever searches it or has it read', () => {
    const { sight, onNear, world } = aPart();
    world.pass(BELOW_FOLD_DELAY_MS - 1);
    expect(onNear.called).to.equal(false);
    world.pass(1);
    expect(onNear.callCount).to.equal(1);
    expect(sight.disconnected).to.equal(true);
  });

  it('watches and waits no longer once it is gone', () => {
    const { sight, onNear, world, unmount } = aPart();
    unmount();
    expect(sight.disconnected).to.equal(true);
    world.pass(BELOW_FOLD_DELAY_MS);
    expect(onNear.called).to.equal(false);
  });
});
