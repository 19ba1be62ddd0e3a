import { act, render, screen } from '@testing-library/react';
import { expect } from 'chai';
import type { ComponentType } from 'react';

import { useLazyView } from '../../../src/ui/hooks/use-lazy-view.js';

function Host({
  load,
  wanted,
  failed,
}: {
  readonly load: () => Promise<ComponentType>;
  readonly wanted: boolean;
  readonly failed: () => void;
}) {
  const view = useLazyView(load, wanted, failed);
  return view ? <view.type /> : <p>not yet</p>;
}

const Panel = () => <p>here</p>;

describe('A lazily loaded view', () => {
  it('is not fetched before it is wanted, and once only', async () => {
    let fetched = 0;
    const load = () => {
      fetched += 1;
      return Promise.resolve(Panel);
    };
    const host = (wanted: boolean) => <Host load={load} wanted={wanted} failed={() => undefined} />;
    const { rerender } = render(host(false));
    expect(fetched).to.equal(0);
    await act(async () => {
      rerender(host(true));
      await Promise.resolve();
    });
    expect(screen.getByText('here').isConnected).to.equal(true);
    rerender(host(false));
    rerender(host(true));
    expect(fetched).to.equal(1);
  });

  it('tells of a failure, and tries again at the next wish (lesson 29)', async () => {
    const answers = [Promise.reject(new Error('no such chunk')), Promise.resolve(Panel)];
    const told: string[] = [];
    const load = () => answers.shift() ?? Promise.resolve(Panel);
    const host = (wanted: boolean) => <Host load={load} wanted={wanted} failed={() => told.push('failed')} />;
    const { rerender } = render(host(false));
    await act(async () => {
      rerender(host(true));
      await Promise.resolve();
    });
    expect(told).to.deep.equal(['failed']);
    rerender(host(false));
    await act(async () => {
      rerender(host(true));
      await Promise.resolve();
    });
    expect(screen.getByText('here').isConnected).to.equal(true);
  });
});
