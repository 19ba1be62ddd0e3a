import { screen } from '@testing-library/react';
import { expect } from 'chai';
import type { ComponentType } from 'react';
import sinon from 'sinon';

import { PAGES } from '../../../../src/ui/pages.js';
import { PageLoader } from '../../../../src/ui/shared/routing/page-loader.js';
import { LazyPage } from '../../../../src/ui/shared/routing/site-routes.js';
import { renderWithSite } from '../../support/render-with-site.js';

const Page = () => <h1>the page</h1>;

interface Options {
  /** How many attempts to load the code fail before one succeeds. */
  readonly failures: number;
  readonly reloadedFor?: string;
  readonly offline?: boolean;
}

function renderPage({ failures, reloadedFor, offline = false }: Options) {
  const load = sinon.stub<[], Promise<ComponentType>>().resolves(Page);
  for (let call = 0; call < failures; call += 1) load.onCall(call).rejects(new Error('The chunk is missing'));
  const loader = new PageLoader({ ...PAGES, vip: { load } });
  const view = <LazyPage name="vip" title="会员中心" loader={loader} />;
  const stored = reloadedFor === undefined ? {} : { reloadedFor };
  const rendered = renderWithSite(view, { at: '/vip', stored });
  if (offline) rendered.world.presence.refuseRequests();
  return { ...rendered, load };
}

describe('A page in each state of its code (LazyPage)', () => {
  afterEach(() => sinon.restore());

  it('shows a loading status, then the page', async () => {
    renderPage({ failures: 0 });
    expect(screen.getByRole('status')).to.exist;
    expect(await screen.findByText('the page')).to.exist;
    expect(screen.queryByRole('status')).to.equal(null);
  });

  it('shows the page’s own placeholder, if it has one, until the page is loaded', async () => {
    const load = () => Promise.resolve(Page);
    const loader = new PageLoader({ ...PAGES, vip: { load, pending: () => <p>its shape</p> } });
    renderWithSite(<LazyPage name="vip" title="会员中心" loader={loader} />, { at: '/vip' });
    expect(screen.getByText('its shape')).to.exist;
    expect(screen.queryByRole('status')).to.equal(null);
    expect(await screen.findByText('the page')).to.exist;
  });

  it('shows an error under the page’s title, without a reload, while the browser is offline', async () => {
    const { world } = renderPage({ failures: 1, offline: true });
    expect(await screen.findByText('页面加载失败')).to.exist;
    expect(screen.getByRole('heading', { level: 1 }).textContent).to.equal('会员中心');
    expect(world.navigator.journeys).to.be.empty;
  });

  it('loads the code again at each press of 重试, without a reload of the document', async () => {
    const { world, user, load } = renderPage({ failures: 2, offline: true });
    await user.click(await screen.findByRole('button', { name: '重试' }));
    await user.click(await screen.findByRole('button', { name: '重试' }));
    expect(await screen.findByText('the page')).to.exist;
    expect(load.callCount).to.equal(3);
    expect(world.navigator.journeys).to.be.empty;
  });
});
