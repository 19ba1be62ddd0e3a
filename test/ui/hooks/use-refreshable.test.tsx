import { getConfig, screen } from '@testing-library/react';
import { expect } from 'chai';
import { createRoot } from 'react-dom/client';
import { NEVER, startWith } from 'rxjs';

import { useRefreshable } from '../../../src/ui/hooks/use-refreshable.js';

function View() {
  const [state] = useRefreshable(() => NEVER.pipe(startWith('known already')), 'waiting');
  return <p>{state}</p>;
}

describe('useRefreshable', () => {
  it('shows what is known already in the first painting, with nothing before it (issue 14)', async () => {
    const container = document.body.appendChild(document.createElement('div'));
    const root = createRoot(container);
    // Called when the browser could paint: once what React does in one go is done.
    const painted: (string | null)[] = [];
    const observer = new MutationObserver(() => {
      painted.push(container.textContent);
    });
    observer.observe(container, { childList: true, characterData: true, subtree: true });
    // Without `act`, which would do everything before anybody can look.
    await getConfig().asyncWrapper(async () => {
      root.render(<View />);
      await screen.findByText('known already');
    });
    expect(painted).to.deep.equal(['known already']);
    observer.disconnect();
    await getConfig().asyncWrapper(() => {
      root.unmount();
      return Promise.resolve();
    });
    container.remove();
  });
});
