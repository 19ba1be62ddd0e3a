import { act, screen, within } from '@testing-library/react';
import { expect } from 'chai';
import sinon from 'sinon';

import { ERROR_TOAST_DURATION_MS, TOAST_DURATION_MS } from '../../../../src/domain/site/limits.js';
import { BELOW_FOLD_DELAY_MS } from '../../../../src/domain/home/limits.js';
import { NOTIFIER } from '../../../../src/domain/ports/notifier.js';
import { Toasts } from '../../../../src/ui/shared/feedback/toasts.js';
import { RenderWhenNear } from '../../../../src/ui/home/home-parts.js';
import { FakeIntersectionObserver } from '../../support/fake-intersection-observer.js';
import { renderWithSite } from '../../support/render-with-site.js';

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
    notify: (tone: 'success' | 'error', text: string) => act(() => notifier[tone](text)),
    pass: (milliseconds: number) => rendered.world.pass(milliseconds),
  };
}

const isShown = (text: string) => screen.queryByText(text) !== null;

describe('Toasts', () => {
  it('have both live regions in the document before the first message', () => {
    renderToasts();
    expect(screen.getByRole('alert').textContent).to.equal('');
    expect(screen.getByRole('status').textContent).to.equal('');
  });

  it('announce errors at once (role alert) and successes politely (role status)', () => {
    const { notify } = renderToasts();
    notify('error', '网络连接失败');
    notify('success', '已安全退出');
    expect(within(screen.getByRole('alert')).getByText('网络连接失败').isConnected).to.equal(true);
    expect(within(screen.getByRole('status')).getByText('已安全退出').isConnected).to.equal(true);
  });

  it('disappear after three seconds, errors after five', () => {
    const { notify, pass } = renderToasts();
    notify('error', 'bad');
    notify('success', 'good');
    pass(TOAST_DURATION_MS - 1);
    expect([isShown('good'), isShown('bad')]).to.deep.equal([true, true]);
    pass(1);
    expect([isShown('good'), isShown('bad')]).to.deep.equal([false, true]);
    pass(ERROR_TOAST_DURATION_MS - TOAST_DURATION_MS);
    expect(isShown('bad')).to.equal(false);
  });

  it('stay while the pointer is on them', async () => {
    const { notify, pass, user } = renderToasts();
    notify('success', 'good');
    await user.hover(screen.getByText('good'));
    pass(10 * TOAST_DURATION_MS);
    expect(isShown('good')).to.equal(true);
    await user.unhover(screen.getByText('good'));
    pass(TOAST_DURATION_MS);
    expect(isShown('good')).to.equal(false);
  });

  it('stay while the focus is on them, and return the focus when they are closed', async () => {
    const { notify, pass, user } = renderToasts();
    notify('error', 'bad');
    const before = screen.getByRole('button', { name: 'elsewhere' });
    before.focus();
    await user.tab();
    expect(document.activeElement).to.equal(screen.getByRole('button', { name: '关闭' }));
    pass(10 * ERROR_TOAST_DURATION_MS);
    expect(isShown('bad')).to.equal(true);
    await user.keyboard('{Enter}');
    expect(isShown('bad')).to.equal(false);
    expect(document.activeElement).to.equal(before);
  });
});

function aPart() {
  const onNear = sinon.spy();
  const rendered = renderWithSite(<RenderWhenNear onNear={onNear}>下面的</RenderWhenNear>);
  const observer = FakeIntersectionObserver.latest;
  if (observer === undefined) throw new Error('The part is not observed');
  return { ...rendered, onNear, observer };
}

describe('A part below the fold (RenderWhenNear)', () => {
  const { IntersectionObserver } = globalThis;
  before(() => {
    Object.assign(globalThis, { IntersectionObserver: FakeIntersectionObserver });
  });
  after(() => {
    Object.assign(globalThis, { IntersectionObserver });
  });

  it('observes its content up to half a screen beyond the visible area', () => {
    const { observer, getByText, onNear } = aPart();
    expect(observer.watched).to.deep.equal([getByText('下面的')]);
    expect(observer.rootMargin).to.equal('50% 0px');
    expect(onNear.called).to.equal(false);
  });

  it('reports once that the visitor is near, and then stops observing', () => {
    const { observer, onNear, world } = aPart();
    act(() => observer.report(false));
    expect(onNear.called, 'far from the visible area').to.equal(false);
    act(() => observer.report(false, true));
    expect(onNear.callCount).to.equal(1);
    expect(observer.disconnected).to.equal(true);
    world.pass(BELOW_FOLD_DELAY_MS);
    expect(onNear.callCount).to.equal(1);
  });

  it('reports after a delay even without a scroll, for find-in-page and screen readers', () => {
    const { observer, onNear, world } = aPart();
    world.pass(BELOW_FOLD_DELAY_MS - 1);
    expect(onNear.called).to.equal(false);
    world.pass(1);
    expect(onNear.callCount).to.equal(1);
    expect(observer.disconnected).to.equal(true);
  });

  it('stops observing and waiting once it is unmounted', () => {
    const { observer, onNear, world, unmount } = aPart();
    unmount();
    expect(observer.disconnected).to.equal(true);
    world.pass(BELOW_FOLD_DELAY_MS);
    expect(onNear.called).to.equal(false);
  });
});
