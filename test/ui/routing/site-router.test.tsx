import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect } from 'chai';
import { Link, useNavigate, useParams, Route, Routes } from 'react-router-dom';

import { ServicesProvider } from '../../../src/ui/hooks/services.js';
import { SiteRouter } from '../../../src/ui/routing/site-router.js';
import { SiteWorld } from '../support/site-world.js';

function Course() {
  return <p>course {useParams().id}</p>;
}

function Back() {
  const navigate = useNavigate();
  return (
    <button
      type="button"
      onClick={() => {
        void navigate(-1);
      }}
    >
      back
    </button>
  );
}

function renderRouter(): SiteWorld {
  const world = new SiteWorld({ at: '/' });
  render(
    <ServicesProvider resolve={world.resolve}>
      <SiteRouter>
        <Link to="/course/1?tab=2#top">push</Link>
        <Link to={{ pathname: '/course/2', search: '?a=b' }} replace>
          replace
        </Link>
        <Back />
        <Routes>
          <Route path="/" element={<p>home</p>} />
          <Route path="/course/:id" element={<Course />} />
        </Routes>
      </SiteRouter>
    </ServicesProvider>,
  );
  return world;
}

describe('SiteRouter', () => {
  it('shows the place of the navigator, however the visitor got there', () => {
    const world = renderRouter();
    act(() => {
      world.navigator.go('/course/7');
    });
    expect(screen.getByText('course 7')).to.exist;
  });

  it('lets links go through the navigator, with query and hash', async () => {
    const world = renderRouter();
    await userEvent.click(screen.getByText('push'));
    await userEvent.click(screen.getByText('replace'));
    expect(world.navigator.journeys).to.deep.equal(['push /course/1?tab=2#top', 'replace /course/2?a=b']);
    expect(screen.getByText('course 2')).to.exist;
  });

  it('travels through the history by the navigator', async () => {
    const world = renderRouter();
    await userEvent.click(screen.getByText('back'));
    expect(world.navigator.journeys).to.deep.equal(['travel -1']);
  });

  it('gives links a real address', () => {
    renderRouter();
    expect(screen.getByText('replace').getAttribute('href')).to.equal('/course/2?a=b');
  });
});
