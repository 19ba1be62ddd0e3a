import { request } from 'node:http';
import { buffer } from 'node:stream/consumers';

export interface Answer {
  readonly status: number | undefined;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly bytes: Buffer;
  readonly text: string;
}

/** A plain HTTP request: `fetch` would decompress the answer and add headers. */
export function fetchPlain(
  url: string,
  headers: Readonly<Record<string, string>> = {},
  method = 'GET',
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    request(url, { method, headers, agent: false }, (answer) => {
      buffer(answer).then((bytes) => {
        resolve({ status: answer.statusCode, headers: answer.headers, bytes, text: String(bytes) });
      }, reject);
    })
      .on('error', reject)
      .end();
  });
}
