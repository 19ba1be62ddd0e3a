import { once } from 'node:events';
import { createServer } from 'node:http';

import { callOf, callOfRequest, type Recording } from './recordings.js';
import { readRequest, type RecordedRequest } from '../../demo/site-server/recorded-request.js';
import { envelope, NOTHING, phpJson } from '../../demo/site-server/answers/values.js';

/** A server of this machine that repeats the recorded answers of real servers. */
export interface ReplayServer {
  /** Without a trailing slash. */
  readonly url: string;
  /** Every request so far, in order of arrival. */
  readonly requests: readonly RecordedRequest[];
  /** From now on each recording answers its own call, and every other call gives the error for a missing route. */
  play(...recordings: readonly Recording[]): void;
  close(): Promise<void>;
}

const NO_ROUTE = envelope(404, '路由不存在', NOTHING);

export async function startReplayServer(): Promise<ReplayServer> {
  let playing = new Map<string, Recording>();
  const requests: RecordedRequest[] = [];
  const server = createServer((incoming, response) => {
    void readRequest(incoming).then((request) => {
      requests.push(request);
      const recording = playing.get(callOfRequest(request.method, request.path));
      response.writeHead(recording?.status ?? 200, recording?.headers ?? { 'Content-Type': 'application/json' });
      response.end(recording?.envelope ? phpJson(recording.envelope) : NO_ROUTE);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('Not listening');
  return {
    url: `http://127.0.0.1:${String(address.port)}`,
    requests,
    play: (...recordings) => {
      playing = new Map(recordings.map((recording) => [callOf(recording), recording]));
    },
    close: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
