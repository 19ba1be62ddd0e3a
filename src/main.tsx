import { afterFirstPaint, inTaskOfItsOwn } from './start/after-first-paint.js';

// Reading the script, running what it consists of and starting the site are tasks of their own, between which the
// browser paints and answers; what is run waits for the first sight (issue 14, docs/performance.md).
afterFirstPaint(() => {
  import(/* webpackMode: "eager" */ './start-production.js')
    .then(({ startProduction }) => {
      inTaskOfItsOwn(startProduction);
    })
    .catch((thrown: unknown) => {
      // As if it had been thrown where it is run: lost-scripts.js hears of nothing else.
      inTaskOfItsOwn(() => {
        throw thrown;
      });
    });
});
