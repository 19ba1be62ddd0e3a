/*
 * Inline script. Where a script of the build is lost or cannot be run, the app shell would wait forever: it is removed,
 * as with any start that fails (spec §8). Where a script was lost, the document is reloaded when the network is back,
 * when the tab is shown again, and after a while; a script that fails would fail again.
 * In the head: it must listen before the visitor can leave.
 */
import { SITE_UNAVAILABLE } from '../domain/errors/strings.js';
import { LEAVING_LIMIT_MS } from '../domain/limits.js';

const RELOAD_AFTER_MS = 20_000;

watchScripts();

function watchScripts(): void {
  // A browser aborts the scripts of a page that is being left: their loss counts only if the page stays after all.
  let isLeaving = false;
  let lostWhileLeaving = false;
  let leavingLimit: ReturnType<typeof setTimeout> | undefined;

  function handleLoss(): void {
    if (isLeaving) {
      lostWhileLeaving = true;
      return;
    }
    removeShell();
    window.addEventListener('online', reload);
    document.addEventListener('visibilitychange', reload);
    setInterval(reload, RELOAD_AFTER_MS);
  }

  function stay(): void {
    isLeaving = false;
    clearTimeout(leavingLimit);
    if (lostWhileLeaving) handleLoss();
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
    // The first one, at the end of loading, does not say that the visitor came back.
    if (!persisted) return;
    stay();
    if (lostWhileLeaving) reload();
  });
  window.addEventListener(
    'error',
    (event) => {
      if (event.target !== window) {
        if (isOfBuild(event.target)) handleLoss();
        return;
      }
      // Errors after the first drawing are the site's own matter; errors of other scripts never count.
      const isOurs = [...document.scripts].some((script) => isOfBuild(script) && script.src === event.filename);
      if (isOurs && document.querySelector('.frame--early')) removeShell();
    },
    { capture: true },
  );
}

function removeShell(): void {
  const root = document.getElementById('root');
  if (root) root.textContent = '';
  document.title = SITE_UNAVAILABLE;
}

function reload(): void {
  if (navigator.onLine && document.visibilityState === 'visible') location.reload();
}

/** The build marks its scripts in the HTML; scripts of an operator and of pages have no mark. */
function isOfBuild(target: EventTarget | null): boolean {
  return target instanceof HTMLScriptElement && 'site' in target.dataset;
}
