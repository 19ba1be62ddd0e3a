/** A page that is drawn nowhere (a tab behind others) is told of no frame, and starts all the same. */
const PATIENCE_MS = 500;

/**
 * Runs `start` once the browser has painted what the document shows, at once where it has. When the script is kept from
 * an earlier visit it is there before anything was seen, and running it would hold the first sight back (issue 14).
 */
export function afterFirstPaint(start: () => void): void {
  if (performance.getEntriesByType('paint').length > 0) {
    start();
    return;
  }
  let waits = true;
  const once = () => {
    if (waits) start();
    waits = false;
  };
  // eslint-disable-next-line no-restricted-syntax -- it comes before the site, which has the port
  setTimeout(once, PATIENCE_MS);
  requestAnimationFrame(() => {
    // What runs within the frame comes before its painting.
    inTaskOfItsOwn(once);
  });
}

/** Lets the browser paint, and hear a press, before `deed`. By a message, since a timer may be held back. */
export function inTaskOfItsOwn(deed: () => void): void {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => {
    port1.close();
    deed();
  };
  port2.postMessage(undefined);
}
