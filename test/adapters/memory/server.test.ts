import { expect } from 'chai';

import { FAULTS } from '../../../src/adapters/memory/server/calls.js';
import { aSite } from './support.js';

const { offline, timeout } = FAULTS;

describe('Controls', () => {
  it('make every call fail, and one of them with a fault of its own', () => {
    const { controls } = aSite().site;
    controls.fail('all', offline);
    controls.fail('navs', timeout, 1);
    expect(controls.takeFault('links')).to.equal(offline);
    expect(controls.takeFault('navs')).to.equal(timeout);
    expect(controls.takeFault('navs')).to.equal(offline);
  });
});

describe('CourseSite.admit', () => {
  it('delays calls by different times between the two limits', () => {
    const { site } = aSite();
    site.controls.delay(150, 300);
    const waits = Array.from({ length: 20 }, () => site.admit('links', 'here').waitMs);
    expect(Math.min(...waits)).to.be.at.least(150);
    expect(Math.max(...waits)).to.be.at.most(300);
    expect(new Set(waits).size).to.be.greaterThan(1);
  });

  it('refuses the calls beyond a limit as too many, once the limit is set', () => {
    const { site } = aSite();
    site.admit('links', 'here');
    site.controls.limitRate(1);
    expect(site.admit('links', 'here').fault).to.equal(undefined);
    expect(site.admit('links', 'here').fault).to.deep.equal(FAULTS.tooOften);
  });
});
