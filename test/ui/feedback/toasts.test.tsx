import { act, screen, within } from '@testing-library/react';
import { expect } from 'chai';

import { NOTIFIER } from '../../../src/domain/ports/browser/notifier.js';
import { ERROR_TOAST_MS, TOAST_MS } from '../../../src/domain/limits.js';
import { Toasts } from '../../../src/ui/feedback/toasts.js';
import { renderWithSite } from '../support/render-with-site.js';

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
