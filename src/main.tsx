import { inTaskOfItsOwn } from './start/in-task-of-its-own.js';

// Reading the script, running what it consists of and starting the site are tasks of their own, between which the
// browser paints and answers (issue 14, docs/performance.md).
inTaskOfItsOwn(() => {
  import(/* webpackMode: "eager" */ './start-production.js')
    .then(({ startProduction }) => {
      inTaskOfItsOwn(startProduction);
    })
    .catch((thrown: unknown) => {
      // As if it had been thrown where it is run: failed-start.js hears of nothing else.
      inTaskOfItsOwn(() => {
        throw thrown;
      });
    });
});
