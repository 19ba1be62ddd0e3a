import { expect } from 'chai';
import { useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';

import { usePageLocation } from '../../../../src/ui/shared/hooks/services.js';
import { renderWithSite } from '../../support/render-with-site.js';

/** What the page and the links are rendered for, frame by frame. */
const frames: string[] = [];

function Frames() {
  const page = usePageLocation();
  const links = useLocation();
  const frame = `${page.path}${page.query} ${links.pathname}${links.search}`;
  useLayoutEffect(() => {
    frames.push(frame);
  }, [frame]);
  return undefined;
}

describe('A press that leads to another part of the page', () => {
  beforeEach(() => {
    frames.length = 0;
  });

  it('is answered by the page first, and all links of the site follow', () => {
    const { go } = renderWithSite(<Frames />, { at: '/courses/detail/5' });
    go('/courses/detail/5?tab=3');
    expect(frames).to.deep.equal([
      '/courses/detail/5 /courses/detail/5',
      '/courses/detail/5?tab=3 /courses/detail/5',
      '/courses/detail/5?tab=3 /courses/detail/5?tab=3',
    ]);
  });

  it('renders both at once where it leads to another page', () => {
    const { go } = renderWithSite(<Frames />, { at: '/courses?page=2' });
    go('/courses/detail/5');
    expect(frames).to.deep.equal(['/courses?page=2 /courses?page=2', '/courses/detail/5 /courses/detail/5']);
  });
});
