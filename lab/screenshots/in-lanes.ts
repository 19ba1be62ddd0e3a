/**
 * Assigns tasks to workers in turn; each worker runs its own tasks one after the other. Returns at once, with a promise
 * for every task in order. A failed task does not stop the others and is never an unhandled rejection.
 */
export function inLanes<Worker, Task, Outcome>(
  workers: readonly Worker[],
  tasks: readonly Task[],
  work: (worker: Worker, task: Task) => Promise<Outcome>,
): readonly Promise<Outcome>[] {
  const lanes = workers.map((worker) => ({ worker, free: Promise.resolve<unknown>(undefined) }));
  return tasks.map((task, index) => {
    const lane = lanes[index % lanes.length];
    if (lane === undefined) throw new Error('There is no worker');
    const outcome = lane.free.then(() => work(lane.worker, task));
    lane.free = outcome.catch(() => undefined);
    return outcome;
  });
}
