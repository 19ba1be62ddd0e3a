import { launchChromium } from '../../test/support/browser/launch.js';
import { countCalls } from './count-calls.js';
import { JOURNEYS } from './journeys.js';
import { table } from './table.js';

const browser = await launchChromium();
try {
  console.log(table(await countCalls(browser, JOURNEYS)));
} finally {
  await browser.close();
}
