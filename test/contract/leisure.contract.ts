import { expect } from 'chai';

import type { Leisure } from '../../src/domain/ports/browser/leisure.port.js';
import { watching } from '../support/watching.js';

export interface LeisureRig {
  readonly leisure: Leisure;
  /** The browser has nothing to do. */
  readonly rest: () => void;
  readonly saveData: () => void;
}

export function keepsLeisureContract(adapter: string, newRig: () => LeisureRig): void {
  describe(`${adapter} keeps the Leisure contract`, () => {
    it('tells each who waits of the next idle moment, once, and not before it', () => {
      const { leisure, rest } = newRig();
      const waiting = [watching(leisure.moment()), watching(leisure.moment())];
      expect(waiting.map(({ values }) => values.length)).to.deep.equal([0, 0]);
      rest();
      rest();
      expect(waiting.map(({ values, completed }) => [values.length, completed])).to.deep.equal([
        [1, true],
        [1, true],
      ]);
      const later = watching(leisure.moment());
      expect(later.values).to.have.length(0);
      rest();
      expect(later.values).to.have.length(1);
    });

    it('has no moment where the visitor saves data', () => {
      const { leisure, rest, saveData } = newRig();
      saveData();
      const watched = watching(leisure.moment());
      rest();
      expect([watched.values.length, watched.errors.length, watched.completed]).to.deep.equal([0, 0, true]);
    });

    it('says nothing to those who have stopped listening', () => {
      const { leisure, rest } = newRig();
      const watched = watching(leisure.moment());
      watched.stop();
      rest();
      expect(watched.values).to.have.length(0);
    });
  });
}
