import type { Log } from '../../../domain/ports/browser/log.port.js';

export interface LogLine {
  readonly level: 'info' | 'error';
  readonly text: string;
  readonly cause?: unknown;
}

/** Writes down what a developer would have read. */
export class MemoryLog implements Log {
  private readonly written: LogLine[] = [];

  get lines(): readonly LogLine[] {
    return this.written;
  }

  info(text: string): void {
    this.written.push({ level: 'info', text });
  }

  error(text: string, cause?: unknown): void {
    this.written.push({ level: 'error', text, cause });
  }
}
