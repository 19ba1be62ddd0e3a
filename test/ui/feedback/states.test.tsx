import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect } from 'chai';

import { EmptyState } from '../../../src/ui/feedback/empty-state.js';
import { ErrorState } from '../../../src/ui/feedback/error-state.js';
import { FocusKeeper } from '../../../src/ui/hooks/focus-keeper.js';

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

  it('an error state says what happened and tries again when asked to (lesson 29)', async () => {
    const tries: string[] = [];
    render(<ErrorState text="页面加载失败" onRetry={() => tries.push('again')} />);
    expect(screen.getByText('页面加载失败').isConnected).to.equal(true);
    await userEvent.setup().click(screen.getByRole('button', { name: '重试' }));
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
      if (how === 'is pressed') await userEvent.setup().keyboard('{Enter}');
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
