import { launchChromium } from '../../test/support/browser/launch.js';
import { countCalls } from '../../tools/preview/count-calls.js';
import { JOURNEYS, table } from './journeys.js';

const browser = await launchChromium();
try {
  console.log(table(await countCalls(browser, JOURNEYS)));
} finally {
  await browser.close();
}
