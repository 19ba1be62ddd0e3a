import { MEMBERS, type RaceBrowser } from '../race-browser.js';
import { demand } from './demand.js';

/** One wish makes at most one order, and what one member has played is never told as another's. */
export function expectOrdersAndProgressOfTheirOwners(browser: RaceBrowser): void {
  const { site, seeded, wishes, played } = browser;
  const made = site.pages.orderBook.all.length - seeded;
  demand(made <= wishes, `${String(made)} orders for ${String(wishes)} wishes`);
  for (const { id } of MEMBERS) {
    const course = site.pages.studyRecords.one(id, 26);
    const foreign = course?.watched.find(({ lessonId }) => !played.has(`${String(id)} ${String(lessonId)}`));
    demand(!foreign, `${String(id)} is told to have watched lesson ${String(foreign?.lessonId)}`);
  }
}
