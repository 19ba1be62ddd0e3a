import { type IncomingMessage, request as ask, type ServerResponse } from 'node:http';

/** What the server answers itself, on the same origin as the site: its API, its own pages, its pictures and films (API 2.7). */
const SERVERS_OWN = /^\/(?:api|user|images|media)\/|^\/(?:aboutus|face-verify-success)$/;

export function isServersOwn(path: string): boolean {
  return SERVERS_OWN.test(path);
}

/** Hands a request over to the server as it is, and its answer back; a connection broken there is broken here. */
export function passOn(request: IncomingMessage, response: ServerResponse, serverUrl: string): void {
  const { host } = new URL(serverUrl);
  const onward = ask(
    new URL(request.url ?? '/', serverUrl),
    { method: request.method, headers: { ...request.headers, host } },
    (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.on('error', () => response.destroy()).pipe(response);
    },
  );
  onward.on('error', () => response.destroy());
  // Whoever goes away in the middle of a question takes it back.
  response.on('close', () => onward.destroy());
  request.pipe(onward);
}
