import type { Asker } from './asker.js';
import { beginsAsImage } from './image.js';
import { seen } from './seen.js';

/** The request for an image, and why it failed; `why` is `undefined` when the answer is an image. */
export async function openImage(asker: Asker, url: string): Promise<{ asked: string; why: string | undefined }> {
  if (url.startsWith('data:')) return { asked: url.slice(0, 40), why: undefined };
  if (!URL.canParse(url)) return { asked: url, why: url };
  const { asked, heard } = await asker.open(url);
  const isImage =
    heard.kind === 'answer' &&
    heard.status === 200 &&
    ((heard.headers.get('content-type') ?? '').startsWith('image/') || beginsAsImage(heard.bytes));
  return { asked, why: isImage ? undefined : seen(heard) };
}
