import { readFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { extname, join } from 'node:path';

import { OPEN_TO_ALL } from './send.js';
import type { RecordedRequest } from './recorded-request.js';

/** The demo videos (tools/media), which are in no build. */
const DIRECTORY = 'media';
const PATH = /^\/media\/((?:hls\/)?[\w-]+\.(?:webm|mp4|m3u8|ts))$/;
const TYPES: Readonly<Record<string, string>> = {
  '.webm': 'video/webm',
  '.mp4': 'video/mp4',
  '.m3u8': 'application/vnd.apple.mpegurl',
  '.ts': 'video/mp2t',
};

/**
 * Sends a video or the requested range of it; browsers need ranges to seek. Returns `false` when the path is not that
 * of a video.
 */
export async function sendVideo({ path, headers }: RecordedRequest, response: ServerResponse): Promise<boolean> {
  const name = PATH.exec(path)?.[1];
  const bytes = name === undefined ? undefined : await readFile(join(DIRECTORY, name)).catch(() => undefined);
  if (name === undefined || bytes === undefined) return false;
  const part = partOf(headers.range, bytes.length);
  const sent = part ? bytes.subarray(part.from, part.to + 1) : bytes;
  response.writeHead(part ? 206 : 200, {
    ...OPEN_TO_ALL,
    'Accept-Ranges': 'bytes',
    'Cache-Control': 'no-cache',
    'Content-Length': sent.length,
    'Content-Type': TYPES[extname(name)] ?? 'application/octet-stream',
    ...(part && { 'Content-Range': `bytes ${String(part.from)}-${String(part.to)}/${String(bytes.length)}` }),
  });
  response.end(sent);
  return true;
}

/** The range of a `Range` header, both ends included; `undefined` for the whole file. */
function partOf(range: string | undefined, size: number): { readonly from: number; readonly to: number } | undefined {
  const [, from = '', to = ''] = /^bytes=(\d+)-(\d*)$/.exec(range ?? '') ?? [];
  if (from === '' || Number(from) >= size) return undefined;
  return { from: Number(from), to: Math.min(size - 1, to === '' ? size - 1 : Number(to)) };
}
