import { act, screen } from '@testing-library/react';
import { expect } from 'chai';
import type { ComponentType } from 'react';
import sinon from 'sinon';

import { PAGES } from '../../../src/ui/pages/page-table.js';
import { PageLoader } from '../../../src/ui/routing/page-loader.js';
import { PageView } from '../../../src/ui/routing/site-routes.js';
import { renderWithSite } from '../support/render-with-site.js';

const Page = () => <h1>the page</h1>;

interface Options {
  /** How many attempts to load the code fail before one succeeds. */
  readonly failures: number;
  readonly reloadedFor?: string;
  readonly offline?: boolean;
}

function renderPage({ failures, reloadedFor, offline = false }: Options) {
  const load = sinon.stub<[], Promise<ComponentType>>().resolves(Page);
  for (let call = 0; call < failures; call += 1) load.onCall(call).rejects(new Error('chunk is gone'));
  const loader = new PageLoader({ ...PAGES, vip: { load } });
  const view = <PageView name="vip" title="会员中心" loader={loader} />;
  const stored = reloadedFor === undefined ? {} : { reloadedFor };
  const rendered = renderWithSite(view, { at: '/vip', stored });
  if (offline) sinon.stub(rendered.world.presence, 'isOnline').returns(false);
  return { ...rendered, load };
}

describe('PageView', () => {
  afterEach(() => {
    sinon.restore();
  });

  it('shows the place of the page, then the page', async () => {
    renderPage({ failures: 0 });
    expect(screen.getByRole('status')).to.exist;
    expect(await screen.findByText('the page')).to.exist;
    expect(screen.queryByRole('status')).to.equal(null);
  });

  it('shows the shape of the page in its place, where it has one of its own', async () => {
    const load = () => Promise.resolve(Page);
    const loader = new PageLoader({ ...PAGES, vip: { load, pending: () => <p>its shape</p> } });
    renderWithSite(<PageView name="vip" title="会员中心" loader={loader} />, { at: '/vip' });
    expect(screen.getByText('its shape')).to.exist;
    expect(screen.queryByRole('status')).to.equal(null);
    expect(await screen.findByText('the page')).to.exist;
  });

  it('loads the document anew when a page is gone although the network is there', async () => {
    const { world } = renderPage({ failures: 1 });
    await settled();
    expect(world.navigator.journeys).to.deep.equal(['reload here']);
    expect(world.store.read('reloadedFor')).to.equal('vip');
    expect(screen.queryByRole('button', { name: '重试' })).to.equal(null);
  });

  it('does so once a tab and page, and then says so', async () => {
    const { world } = renderPage({ failures: 1, reloadedFor: 'courses vip' });
    expect(await screen.findByText('页面加载失败')).to.exist;
    expect(world.navigator.journeys).to.be.empty;
  });

  it('does so for this page although it did for another', async () => {
    const { world } = renderPage({ failures: 1, reloadedFor: 'courses' });
    await settled();
    expect(world.navigator.journeys).to.deep.equal(['reload here']);
    expect(world.store.read('reloadedFor')).to.equal('courses vip');
  });

  it('keeps what is on view when the network is gone', async () => {
    const { world } = renderPage({ failures: 1, offline: true });
    expect(await screen.findByText('页面加载失败')).to.exist;
    expect(screen.getByRole('heading', { level: 1 }).textContent).to.equal('会员中心');
    expect(world.navigator.journeys).to.be.empty;
  });

  it('can be tried again without loading the document, as often as it takes', async () => {
    const { world, user, load } = renderPage({ failures: 2, offline: true });
    await user.click(await screen.findByRole('button', { name: '重试' }));
    await user.click(await screen.findByRole('button', { name: '重试' }));
    expect(await screen.findByText('the page')).to.exist;
    expect(load.callCount).to.equal(3);
    expect(world.navigator.journeys).to.be.empty;
  });

  it('forgets the mark of a page that came after all', async () => {
    const { world } = renderPage({ failures: 0, reloadedFor: 'vip' });
    await screen.findByText('the page');
    expect(world.store.read('reloadedFor')).to.equal(undefined);
  });
});

/** Waits until the promises that are already settled have taken effect. */
async function settled(): Promise<void> {
  await act(async () => {
    for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
  });
}
