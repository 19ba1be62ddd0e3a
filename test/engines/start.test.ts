import { LAST_BLOCK_TITLE } from '../../src/adapters/memory/seed/home.js';
import { inEveryEngine } from './support/rig.js';

inEveryEngine('the start page', (rig) => {
  it('shows its blocks and leads to the courses', async () => {
    const tab = await rig.visit('/');
    await tab.reads(LAST_BLOCK_TITLE);
    await tab.press('link', '查看更多');
    await tab.seesPage('录播课');
    await tab.arrivesAt('/courses');
    await tab.expectQuiet();
  });
});
