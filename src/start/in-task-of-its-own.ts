/** Lets the browser paint, and hear a press, before `deed`. By a message, since a timer may be held back. */
export function inTaskOfItsOwn(deed: () => void): void {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => {
    port1.close();
    deed();
  };
  port2.postMessage(undefined);
}
