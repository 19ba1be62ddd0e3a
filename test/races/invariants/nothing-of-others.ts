import type { RouteName } from '../../../src/domain/access/routes.js';
import { MEMBERS, type RaceBrowser, type Tab } from '../race-browser.js';
import { demand } from './demand.js';

/** Pages on which everything that names a member is their own. */
const PRIVATE: ReadonlySet<RouteName> = new Set<RouteName>([
  'member',
  'memberMessages',
  'memberOrders',
  'memberCredit',
  'order',
  'orderPay',
  'orderSuccess',
  'studyCenter',
]);

/** No answer that one member has asked for is shown to another, or to a stranger. */
export function expectNothingOfOthers(tab: Tab, browser: RaceBrowser): void {
  const { page, pageName } = tab.document;
  if (!page || !pageName) return;
  if (pageName === 'home') expectCoursesOfMember(tab, browser, page.parts.get('home'));
  if (!PRIVATE.has(pageName)) return;
  const shown = JSON.stringify([...page.parts.values()]);
  const { query } = tab.navigator.place$.value;
  for (const { id, mobile } of MEMBERS) {
    if (id === tab.member) continue;
    const numbers = browser.site.pages.orderBook.of(id).map(({ order }) => order.orderNo);
    const marks = [mobile, `写给${String(id)}`, `草稿${String(id)}`, `名字${String(id)}`, ...numbers];
    // What the address names is nobody's secret.
    const told = marks.find((mark) => shown.includes(mark) && !query.includes(mark));
    demand(told === undefined, `${tab.name}: ${pageName} shows ${String(tab.member)} "${String(told)}"`);
  }
  if (pageName === 'studyCenter') expectCoursesOfMember(tab, browser, page.parts.get('list'));
}

/** What is gone on with, and what is learned, bought or liked. */
function expectCoursesOfMember({ name, member }: Tab, { site }: RaceBrowser, shown: unknown): void {
  const studied = member === undefined ? [] : site.pages.studyRecords.of(member).map(({ courseId }) => courseId);
  const ids = [...JSON.stringify(shown ?? '').matchAll(/"courseId":(\d+)/g)].map(([, id]) => Number(id));
  const foreign = ids.find((id) => !studied.includes(id));
  demand(foreign === undefined, `${name}: ${String(member)} sees course ${String(foreign)} of somebody else`);
}
