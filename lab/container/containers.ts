import { randomUUID } from 'node:crypto';

import { engine } from './engine.js';

/** Containers and volumes of one run, in the network of this machine. */
export class Containers {
  private readonly prefix = `course-site-${randomUUID().slice(0, 8)}`;
  private readonly names: string[] = [];
  readonly volume = `${this.prefix}-snapshots`;

  /** Starts a container and returns its name. The options are those of `podman run`. */
  async start(image: string, options: readonly string[], ...command: readonly string[]): Promise<string> {
    const name = `${this.prefix}-${String(this.names.length)}`;
    this.names.push(name);
    await engine('podman', 'run', '--detach', '--network', 'host', '--name', name, ...options, image, ...command);
    return name;
  }

  /** Stops a container as an operator does, and returns its exit status. */
  async stop(name: string): Promise<string> {
    await engine('podman', 'stop', name);
    return engine('podman', 'inspect', '--format', '{{.State.ExitCode}}', name);
  }

  async remove(): Promise<void> {
    for (const name of this.names) await engine('podman', 'rm', '--force', name);
    await engine('podman', 'volume', 'rm', '--force', this.volume);
  }
}
