import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';

/** What a server does with a connection after it has received a request. */
export type Behaviour = (connection: Socket) => void;

export interface RawServer {
  readonly url: string;
  behaviour: Behaviour;
  close(): Promise<void>;
}

/** A server of this machine that may break HTTP: the test chooses each byte of the answer. */
export async function startRawServer(): Promise<RawServer> {
  const connections = new Set<Socket>();
  const raw = {
    behaviour: (connection: Socket) => {
      connection.destroy();
    },
  };
  const server = createServer((connection) => {
    connections.add(connection);
    connection.on('error', () => undefined);
    connection.on('close', () => connections.delete(connection));
    connection.once('data', () => raw.behaviour(connection));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('Not listening');
  return Object.assign(raw, {
    url: `http://127.0.0.1:${String(address.port)}`,
    close: async () => {
      for (const connection of connections) connection.destroy();
      server.close();
      await once(server, 'close');
    },
  });
}

/** Sends a whole answer and closes the connection. The given headers replace the correct ones. */
export function answerWith(status: number, body: string | Buffer = '', headers: Readonly<Record<string, string>> = {}) {
  return (connection: Socket): void => {
    connection.end(wholeAnswer(status, body, headers));
  };
}

/** Sends the same and leaves the connection open. */
export function answerAndStayOpen(...answer: Parameters<typeof answerWith>): Behaviour {
  return (connection) => {
    connection.write(wholeAnswer(...answer));
  };
}

function wholeAnswer(...[status, body = '', headers = {}]: Parameters<typeof answerWith>): Buffer {
  const all = {
    Connection: 'close',
    'Content-Length': String(Buffer.byteLength(body)),
    'Content-Type': 'application/json',
    ...headers,
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return Buffer.concat([
    Buffer.from(`HTTP/1.1 ${String(status)} Some Words\r\n${lines.join('')}\r\n`),
    Buffer.from(body),
  ]);
}
