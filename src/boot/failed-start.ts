/*
 * Inline script. If a script of the build cannot be loaded or fails, it removes the app shell and reloads the document
 * later (docs/spec/start-and-routes.md#failed-start). It is in the head, because it must listen before the visitor can
 * leave.
 */
import { LEAVING_LIMIT_MS } from '../domain/site/limits.js';
import { showFailedStart } from './start-event.js';

const RELOAD_AFTER_MS = 20_000;

watchScripts();

function watchScripts(): void {
  // The browser aborts loading scripts when the page is being left: such an error counts only if the page stays after
  // all.
  let isLeaving = false;
  let isLost = false;
  let isRecovering = false;
  let leavingLimit: ReturnType<typeof setTimeout> | undefined;

  /** Several scripts of one page may be lost; the page recovers from all of them together. */
  function recover(): void {
    if (isLeaving || isRecovering || !isLost) return;
    if (document.readyState === 'loading') {
      // The parser may still add parts of the app shell, which has to be removed.
      document.addEventListener('DOMContentLoaded', recover);
      return;
    }
    isRecovering = true;
    showFailedStart();
    window.addEventListener('online', reload);
    document.addEventListener('visibilitychange', reload);
    setInterval(reload, RELOAD_AFTER_MS);
  }

  /** Not while the page is being left: a reload would cancel the visitor's navigation. */
  function reload(): void {
    if (isLeaving || document.visibilityState !== 'visible') return;
    // A reload without an answer would show the browser's error page, which never tries again. So check first.
    fetch(location.href, { method: 'HEAD' }).then(
      () => {
        location.reload();
      },
      () => undefined,
    );
  }

  function stay(): void {
    isLeaving = false;
    clearTimeout(leavingLimit);
    recover();
  }

  function leave(limitMs?: number): void {
    isLeaving = true;
    clearTimeout(leavingLimit);
    if (limitMs !== undefined) leavingLimit = setTimeout(stay, limitMs);
  }

  window.addEventListener('beforeunload', () => {
    leave(LEAVING_LIMIT_MS);
  });
  window.addEventListener('pagehide', () => {
    leave();
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    // The first `pageshow`, at the end of loading, is not a restored page.
    if (!persisted) return;
    stay();
    // WebKit aborts the scripts of a page that is left without reporting any error.
    if (!isStarted()) reload();
  });
  window.addEventListener(
    'error',
    (event) => {
      if (event.target !== window) {
        isLost ||= isOfBuild(event.target);
        recover();
        return;
      }
      // Errors after the first rendering are handled by the site; errors of other scripts do not count.
      const isOurs = [...document.scripts].some((script) => isOfBuild(script) && script.src === event.filename);
      if (isOurs && !isStarted()) showFailedStart();
    },
    { capture: true },
  );
}

/** Whether the site has rendered: neither the app shell nor an empty page is left. */
function isStarted(): boolean {
  return document.querySelector('#root > :not(.frame--early)') !== null;
}

/** The build marks its own scripts in the HTML. Scripts of the operator and of browser extensions have no mark. */
function isOfBuild(target: EventTarget | null): boolean {
  return target instanceof HTMLScriptElement && 'site' in target.dataset;
}
