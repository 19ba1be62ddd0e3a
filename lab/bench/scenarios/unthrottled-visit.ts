import { asSavingVisitor } from '../in-context.js';
import type { Scenario } from '../scenario.js';
import { Tab } from '../tab.js';

/**
 * A first visit without throttling, to measure the total cost of the site. The page is not probed during the load, and
 * nothing is prefetched.
 */
export const UNTHROTTLED_VISIT: Scenario = {
  figures: [
    'processor',
    'script',
    'first-content-unthrottled',
    'heap',
    'bytes-page',
    'bytes-script',
    'bytes-style',
    'bytes-image',
    'bytes-answer',
    'requests',
    'calls',
  ],
  measure: (browser, { url }) =>
    asSavingVisitor(browser, async (context) => {
      const tab = await Tab.open(context, 'unthrottled');
      await tab.devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
      await tab.goTo(url);
      const { metrics } = await tab.devtools.send('Performance.getMetrics');
      const ms = (name: string) => (metrics.find((metric) => metric.name === name)?.value ?? NaN) * 1000;
      const { firstContent } = await tab.noticed();
      await tab.devtools.send('HeapProfiler.collectGarbage');
      const { usedSize } = await tab.devtools.send('Runtime.getHeapUsage');
      const { wire } = tab;
      return {
        processor: ms('TaskDuration'),
        script: ms('ScriptDuration'),
        ...(firstContent !== undefined && { 'first-content-unthrottled': firstContent }),
        heap: usedSize / 1e6,
        'bytes-page': wire.bytes('page') / 1000,
        'bytes-script': wire.bytes('script') / 1000,
        'bytes-style': wire.bytes('style') / 1000,
        'bytes-image': wire.bytes('image') / 1000,
        'bytes-answer': wire.bytes('answer') / 1000,
        requests: wire.requests,
        calls: wire.calls,
      };
    }),
};
