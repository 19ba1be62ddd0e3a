import type { Requester } from './requester.js';
import { beginsAsImage } from './image.js';
import { summarize } from './summarize.js';

/** The request for an image, and why it failed; `why` is `undefined` when the answer is an image. */
export async function openImage(
  requester: Requester,
  url: string,
): Promise<{ request: string; why: string | undefined }> {
  if (url.startsWith('data:')) return { request: url.slice(0, 40), why: undefined };
  if (!URL.canParse(url)) return { request: url, why: url };
  const { request, received } = await requester.open(url);
  const isImage =
    received.kind === 'answer' &&
    received.status === 200 &&
    ((received.headers.get('content-type') ?? '').startsWith('image/') || beginsAsImage(received.bytes));
  return { request, why: isImage ? undefined : summarize(received) };
}
