import { expect } from 'chai';

import { inEveryEngine } from './support/rig.js';

inEveryEngine('a page that a journey visits', (rig) => {
  it('reports errors, warnings and violations of the policy', async () => {
    const tab = await rig.visit('/courses');
    await tab.seesPage('录播课');
    await tab.expectQuiet();
    await tab.evaluate(() => {
      console.error('an error');
      console.warn('a warning');
      void Promise.reject(new Error('a rejection'));
      setTimeout(() => {
        throw new Error('an exception');
      });
      document.body.setAttribute('style', 'color: red');
    });
    const reports: string[] = [];
    const all = [
      /^error an error$/,
      /^warn a warning$/,
      /^unhandled .*a rejection/,
      /^uncaught .*an exception/,
      /^policy style-src/,
    ];
    const areAllReported = (): Promise<boolean> => {
      reports.push(...rig.front.takeReports());
      return Promise.resolve(all.every((pattern) => reports.some((line) => pattern.test(line))));
    };
    await tab.poll('every report', areAllReported);
    expect(reports).to.have.length(all.length);
  });
});
