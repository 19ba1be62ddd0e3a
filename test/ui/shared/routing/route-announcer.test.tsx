import { expect } from 'chai';
import sinon from 'sinon';

import { quietWindow } from '../../support/quiet-window.js';
import { afterStart, pageShown, renderApp } from '../../support/render-app.js';

describe('The announcer of pages to screen readers', () => {
  beforeEach(() => {
    quietWindow();
  });
  afterEach(() => sinon.restore());

  const announced = (): string | undefined => document.querySelector('p[aria-live="polite"]')?.textContent;

  it('announces nothing when the document loads: the browser announces the title itself', async () => {
    renderApp({ at: '/courses' });
    await pageShown('录播课');
    await afterStart();
    expect(announced()).to.equal('');
  });

  it('announces the title of the new page and not of the previous page', async () => {
    const { go } = renderApp();
    await afterStart();
    go('/vip');
    expect(announced()).to.equal('会员中心 - 示例学堂');
    go('/courses');
    expect(announced()).to.equal('录播课 - 示例学堂');
    await pageShown('录播课');
    expect(announced()).to.equal('录播课 - 示例学堂');
  });

  it('announces nothing when only the query changes', async () => {
    const { go } = renderApp({ at: '/search?keywords=a' });
    await pageShown('“a”的搜索结果');
    await afterStart();
    go('/search?keywords=b');
    expect(announced()).to.equal('');
  });
});
