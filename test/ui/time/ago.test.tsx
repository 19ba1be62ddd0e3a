import { screen } from '@testing-library/react';
import { expect } from 'chai';

import { Ago } from '../../../src/ui/widgets/ago.js';
import { renderWithSite } from '../support/render-with-site.js';

const NOW = Date.UTC(2026, 10, 20);
const MINUTE_MS = 60_000;

describe('Ago', () => {
  it('says how long ago, with the moment for machines and the full date on hover (spec §4)', () => {
    renderWithSite(<Ago instant={NOW - 90 * MINUTE_MS} />, { now: NOW });
    const time = screen.getByText('1小时前');
    expect(time.tagName).to.equal('TIME');
    expect(time.getAttribute('datetime')).to.equal('2026-11-19T22:30:00.000Z');
    expect(time.title).to.equal('2026-11-20 06:30');
  });

  it('writes a day with or without its time (spec §4)', () => {
    const day = NOW - 30 * 24 * 60 * MINUTE_MS;
    renderWithSite(
      <>
        <Ago instant={day} />
        <Ago instant={day} form="day-and-time" />
      </>,
      { now: NOW },
    );
    expect(screen.getAllByTitle('2026-10-21 08:00').map(({ textContent }) => textContent)).to.deep.equal([
      '10-21',
      '10-21 08:00',
    ]);
  });

  it('stays true while it is on view', () => {
    const { world } = renderWithSite(<Ago instant={NOW} />, { now: NOW });
    expect(screen.getByText('刚刚').textContent).to.equal('刚刚');
    world.pass(MINUTE_MS);
    expect(screen.getByText('1分钟前').textContent).to.equal('1分钟前');
  });
});
