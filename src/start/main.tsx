import { runInNextTask } from '../boot/run-in-next-task.js';

// Parsing the script, evaluating its modules and starting the site are separate tasks, so that the browser can paint and
// respond between them (docs/spec/start-and-routes.md#app-shell, docs/performance.md).
runInNextTask(() => {
  Promise.all([
    import(/* webpackMode: "eager" */ './production.js'),
    // A policy of another build blocks the inline script that reads the settings.
    window.courseSiteSettings ?? import('../boot/settings-again.js'),
  ])
    .then(([{ startProduction }]) => {
      runInNextTask(startProduction);
    })
    .catch((thrown: unknown) => {
      // Rethrown as an uncaught error, because src/boot/failed-start.ts listens to those.
      runInNextTask(() => {
        throw thrown;
      });
    });
});
