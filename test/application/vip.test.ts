import { expect } from 'chai';
import { Subject } from 'rxjs';

import { VipPlans } from '../../src/application/vip.js';
import { aLoader } from '../support/recorders.js';
import { FakeVipPlanGateway } from '../support/fake-gateways.js';
import { watching } from '../support/watching.js';

describe('The membership plans', () => {
  it('are requested once, and again on a retry', () => {
    const gateway = new FakeVipPlanGateway();
    const retry$ = new Subject<void>();
    const shown = watching(new VipPlans(gateway, aLoader()).all(retry$));
    gateway.plans.failWith({ kind: 'offline' });
    retry$.next();
    gateway.plans.answer([]);
    expect(shown.values).to.deep.equal([
      { kind: 'loading' },
      { kind: 'failed', error: { kind: 'offline' } },
      { kind: 'loading' },
      { kind: 'ready', value: [], renewing: false },
    ]);
  });
});
