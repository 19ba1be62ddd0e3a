import { expect } from 'chai';

import type { Presence } from '../../src/domain/ports/browser/presence.js';
import { watching } from '../support/watching.js';

export interface PresenceRig {
  readonly presence: Presence;
  hide(): void;
  /** A load shows the page, which restores nothing. */
  load?(): void;
  restore(): void;
  /** The visitor leaves the page. */
  leave(): void;
  /** The visitor begins to leave, and the page stays. */
  stay(): void;
  show(): void;
  loseNetwork(): void;
  regainNetwork(): void;
}

export function keepsPresenceContract(adapter: string, newRig: () => PresenceRig): void {
  describe(`${adapter} keeps the Presence contract`, () => {
    it('knows whether the tab is in the foreground, now and later', () => {
      const rig = newRig();
      const watched = watching(rig.presence.visible$);
      rig.hide();
      expect(rig.presence.visible$.value).to.equal(false);
      rig.show();
      rig.show();
      expect(watched.values).to.deep.equal([true, false, true]);
      expect([watched.errors.length, watched.completed]).to.deep.equal([0, false]);
    });

    it('knows whether the device believes it has a network', () => {
      const rig = newRig();
      expect(rig.presence.isOnline()).to.equal(true);
      rig.loseNetwork();
      expect(rig.presence.isOnline()).to.equal(false);
      rig.regainNetwork();
      expect(rig.presence.isOnline()).to.equal(true);
    });

    it('tells those who listen when the network comes back, and not those who come later', () => {
      const rig = newRig();
      const watched = watching(rig.presence.online$);
      rig.loseNetwork();
      expect(watched.values).to.have.length(0);
      rig.regainNetwork();
      expect(watched.values).to.have.length(1);
      expect(watching(rig.presence.online$).values).to.have.length(0);
      expect([watched.errors.length, watched.completed]).to.deep.equal([0, false]);
    });

    it('tells those who listen when Back or Forward brings the page back, and of nothing else (review B2)', () => {
      const rig = newRig();
      const watched = watching(rig.presence.restored$);
      rig.load?.();
      rig.hide();
      rig.show();
      rig.regainNetwork();
      expect(watched.values).to.have.length(0);
      rig.restore();
      rig.restore();
      expect(watched.values).to.have.length(2);
      expect(watching(rig.presence.restored$).values).to.have.length(0);
      expect([watched.errors.length, watched.completed]).to.deep.equal([0, false]);
    });

    it('knows that the visitor is leaving, until the page stays after all or Back brings it back', () => {
      const rig = newRig();
      const watched = watching(rig.presence.leaving$);
      rig.leave();
      expect(rig.presence.leaving$.value).to.equal(true);
      rig.restore();
      expect(rig.presence.leaving$.value).to.equal(false);
      rig.stay();
      expect(watched.values.filter((leaving, place) => leaving !== watched.values[place - 1])).to.deep.equal([
        ...[false, true, false, true, false],
      ]);
    });

    it('says nothing to those who have stopped listening', () => {
      const rig = newRig();
      const online = watching(rig.presence.online$);
      const restored = watching(rig.presence.restored$);
      online.stop();
      restored.stop();
      rig.loseNetwork();
      rig.regainNetwork();
      rig.restore();
      expect([...online.values, ...restored.values]).to.have.length(0);
    });
  });
}
