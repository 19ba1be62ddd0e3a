import type { CallName } from '../../../src/adapters/memory/server/calls.js';

/** An answer that is held back until the test releases it. */
export class LateAnswer {
  private arrived = false;
  private released = false;
  private open: () => void = () => undefined;
  private readonly gate = new Promise<void>((resolve) => {
    this.open = resolve;
  });

  constructor(readonly call: CallName) {}

  /** True once the answer of the server has arrived. */
  get hasArrived(): boolean {
    return this.arrived;
  }

  get isHeld(): boolean {
    return !this.released;
  }

  async hold(answer: Promise<Response>): Promise<Response> {
    const response = await answer;
    this.arrived = true;
    await this.gate;
    return response;
  }

  release(): void {
    this.released = true;
    this.open();
  }
}
