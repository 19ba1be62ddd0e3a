import type { CDPSession } from 'playwright-core';

/** What was transferred, by the kind of resource. */
export type WireType = 'page' | 'script' | 'style' | 'image' | 'answer' | 'other';

const TYPES: Readonly<Record<string, WireType>> = {
  Document: 'page',
  Script: 'script',
  Stylesheet: 'style',
  Image: 'image',
  Fetch: 'answer',
  XHR: 'answer',
};

interface Request {
  type: WireType;
  readonly isCall: boolean;
  bytes: number;
  fromWire: boolean;
}

/** Counts the requests of a tab and the transferred bytes, headers included. */
export class WireCount {
  private readonly byId = new Map<string, Request>();

  constructor(devtools: CDPSession) {
    devtools.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
      if (!/^https?:/.test(request.url)) return;
      this.byId.set(requestId, {
        type: TYPES[type ?? ''] ?? 'other',
        isCall: new URL(request.url).pathname.startsWith('/api/'),
        bytes: 0,
        fromWire: true,
      });
    });
    devtools.on('Network.requestServedFromCache', ({ requestId }) => {
      this.change(requestId, (request) => {
        request.fromWire = false;
      });
    });
    devtools.on('Network.responseReceived', ({ requestId, response }) => {
      this.change(requestId, (request) => {
        if (response.fromDiskCache === true || response.fromPrefetchCache === true) request.fromWire = false;
      });
    });
    devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      this.change(requestId, (request) => {
        request.bytes = encodedDataLength;
      });
    });
  }

  bytes(type: WireType): number {
    return this.fromWire.filter((request) => request.type === type).reduce((sum, { bytes }) => sum + bytes, 0);
  }

  get allBytes(): number {
    return this.fromWire.reduce((sum, { bytes }) => sum + bytes, 0);
  }

  /** The number of requests that the browser sent. */
  get requests(): number {
    return this.fromWire.length;
  }

  get calls(): number {
    return this.fromWire.filter(({ isCall }) => isCall).length;
  }

  private get fromWire(): readonly Request[] {
    return [...this.byId.values()].filter(({ fromWire }) => fromWire);
  }

  private change(requestId: string, how: (request: Request) => void): void {
    const request = this.byId.get(requestId);
    if (request !== undefined) how(request);
  }
}
