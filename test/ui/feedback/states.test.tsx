import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect } from 'chai';

import { EmptyState } from '../../../src/ui/feedback/empty-state.js';
import { ErrorState } from '../../../src/ui/feedback/error-state.js';

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
});
