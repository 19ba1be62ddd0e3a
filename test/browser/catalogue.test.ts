import { expect } from 'chai';

import { ALL_STATES } from '../../demo/catalogue/all-states.js';
import { PLANTED } from '../../demo/catalogue/states/planted-fault.js';
import { type CatalogueServer, startCatalogueServer } from '../../tools/catalogue/catalogue-server.js';
import { inLanes } from '../../lab/pictures/in-lanes.js';
import { Inspector } from '../support/browser/inspector.js';

/** As many as there are cores on a small machine. */
const INSPECTORS = 2;

const SUBJECTS = [PLANTED, ...ALL_STATES];

describe('Every state of the catalogue', function () {
  // The inspectors run ahead of the tests, each of which waits for its own state alone.
  this.timeout(120_000);

  let catalogue: CatalogueServer;
  let inspectors: readonly Inspector[] = [];
  let outcomes: ReadonlyMap<string, Promise<readonly string[]>> = new Map();

  before(async () => {
    catalogue = await startCatalogueServer();
    inspectors = await Promise.all(Array.from({ length: INSPECTORS }, () => Inspector.hired(catalogue.url)));
    const found = inLanes(inspectors, SUBJECTS, (inspector, state) => inspector.inspect(state));
    outcomes = new Map(SUBJECTS.map(({ id }, place) => [id, found[place] ?? Promise.resolve([])]));
  });

  after(async () => {
    await Promise.all(inspectors.map((inspector) => inspector.dismiss()));
    await catalogue.close();
  });

  it('would be caught with a fault: a planted one is found, narrow and wide, light and dark', async () => {
    const found = ((await outcomes.get(PLANTED.id)) ?? []).map((line) => line.replace(/^(.*?: .*?):.*/s, '$1'));
    for (const width of [360, 1440]) {
      expect(found).to.include.members([`${width}, light: button-name`]);
      for (const scheme of ['light', 'dark']) {
        const where = `${width}, ${scheme}`;
        expect(found).to.include.members([`${where}: color-contrast`, `${where}: unseen focus`]);
      }
    }
  });

  for (const { id } of ALL_STATES) {
    it(`${id} is fine: axe and the console have nothing to say, the focus shows, and it fits the screen (design/ui.md)`, async () => {
      expect(await outcomes.get(id)).to.deep.equal([]);
    });
  }
});
