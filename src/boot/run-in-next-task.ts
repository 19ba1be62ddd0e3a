/**
 * Runs `task` after the browser has painted and handled input. It uses a message, because browsers may delay timers.
 */
export function runInNextTask(task: () => void): void {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => {
    port1.close();
    task();
  };
  port2.postMessage(undefined);
}
