import { runInNextTask } from './boot/run-in-next-task.js';

// Reading the script, running what it consists of and starting the site are tasks of their own, between which the
// browser paints and answers (docs/spec/start-and-routes.md#app-shell, docs/performance.md).
runInNextTask(() => {
  import(/* webpackMode: "eager" */ './start-production.js')
    .then(({ startProduction }) => {
      runInNextTask(startProduction);
    })
    .catch((thrown: unknown) => {
      // As if it had been thrown where it is run: src/boot/failed-start.ts listens to uncaught errors.
      runInNextTask(() => {
        throw thrown;
      });
    });
});
