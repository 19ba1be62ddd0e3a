import type { CallName } from '../../../src/adapters/memory/server/calls.js';

/** An answer that is kept back on its way, for as long as the test wants. */
export class LateAnswer {
  private arrived = false;
  private handedOver = false;
  private open: () => void = () => undefined;
  private readonly gate = new Promise<void>((resolve) => {
    this.open = resolve;
  });

  constructor(readonly call: CallName) {}

  /** Whether it has come as far as here. */
  get here(): boolean {
    return this.arrived;
  }

  get keptBack(): boolean {
    return !this.handedOver;
  }

  async keep(answer: Promise<Response>): Promise<Response> {
    const response = await answer;
    this.arrived = true;
    await this.gate;
    return response;
  }

  handOver(): void {
    this.handedOver = true;
    this.open();
  }
}
