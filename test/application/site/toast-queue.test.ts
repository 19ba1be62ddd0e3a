import { expect } from 'chai';

import { ToastQueue } from '../../../src/application/site/toast-queue.js';

describe('Toasts', () => {
  it('are shown oldest first, with their tone', () => {
    const { queue, shown } = newQueue();
    queue.success('已安全退出');
    queue.error('密码错误');
    expect(shown()).to.deep.equal(['success 已安全退出', 'error 密码错误']);
  });

  it('are read aloud by screen readers, unless another element announces the same text', () => {
    const { queue } = newQueue();
    queue.success('已安全退出');
    queue.error('密码错误');
    queue.error('请求超时，请稍后重试', 'visual-only');
    expect(queue.toasts$.value.map(({ mode }) => mode)).to.deep.equal(['announced', 'announced', 'visual-only']);
  });

  it('of equal text are shown once at a time, and again once the first is dismissed', () => {
    const { queue, shown } = newQueue();
    for (let call = 0; call < 5; call += 1) queue.error('请重新登录');
    expect(shown()).to.deep.equal(['error 请重新登录']);
    const first = queue.toasts$.value[0]?.id;
    dismissOldest(queue);
    expect(shown()).to.deep.equal([]);
    queue.error('请重新登录');
    expect(shown()).to.deep.equal(['error 请重新登录']);
    expect(queue.toasts$.value[0]?.id, 'a different id').not.to.equal(first);
  });

  it('of equal text and different tone are both shown', () => {
    const { queue, shown } = newQueue();
    queue.success('好');
    queue.error('好');
    expect(shown()).to.have.length(2);
  });

  it('are three at most: a fourth one replaces the oldest (design: toasts)', () => {
    const { queue, shown } = newQueue();
    for (const text of ['1', '2', '3', '4']) queue.error(text);
    expect(shown()).to.deep.equal(['error 2', 'error 3', 'error 4']);
  });

  it('are withdrawn by text: errors with that text, and no other toasts', () => {
    const { queue, shown } = newQueue();
    queue.error('密码错误');
    queue.success('密码错误');
    queue.error('b');
    queue.withdraw('密码错误');
    queue.withdraw('c');
    expect(shown()).to.deep.equal(['success 密码错误', 'error b']);
  });

  it('stay when another toast is dismissed, or one that no longer exists', () => {
    const { queue, shown } = newQueue();
    queue.error('a');
    queue.error('b');
    dismissOldest(queue);
    queue.dismiss(12_345);
    expect(shown()).to.deep.equal(['error b']);
  });
});

function newQueue() {
  const queue = new ToastQueue();
  return { queue, shown: () => queue.toasts$.value.map(({ tone, text }) => `${tone} ${text}`) };
}

function dismissOldest(queue: ToastQueue): void {
  const [oldest] = queue.toasts$.value;
  if (oldest) queue.dismiss(oldest.id);
}
