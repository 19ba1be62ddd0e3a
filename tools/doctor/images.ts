import type { CourseSummary } from '../../src/domain/courses/course.js';
import { summarize } from './diagnose.js';
import { type Subject, type Trouble, warn } from './finding.js';
import { coverGone } from './page.strings.js';
import type { Requester } from './requester.js';

/** The first bytes of some image formats, in hexadecimal. */
const BEGINNINGS: Readonly<Record<string, RegExp>> = {
  png: /^89504e470d0a1a0a/,
  jpeg: /^ffd8ff/,
  gif: /^47494638/,
  webp: /^52494646.{8}57454250/,
};

/** Whether bytes start like an image. A browser displays such a file in an `<img>` whatever type the server names. */
function beginsAsImage(bytes: Buffer): boolean {
  const beginning = bytes.subarray(0, 16).toString('hex');
  return Object.values(BEGINNINGS).some((pattern) => pattern.test(beginning));
}

/** Whether a text is an image that an `<img>` can display without a request: a data URL that contains the image. */
export function isImage(text: string): boolean {
  const {
    format = '',
    encoding,
    payload = '',
  } = /^data:image\/(?<format>[\w.+-]+)(?:;[\w-]+=[^;,]*)*(?<encoding>;base64)?,\s*(?<payload>.+)$/is.exec(text)
    ?.groups ?? {};
  if (payload.trim() === '') return false;
  if (encoding === undefined) return true;
  const bytes = Buffer.from(payload, 'base64');
  // Node skips characters that are not base64; a browser then displays nothing.
  if (!/^[A-Za-z0-9+/\s]+={0,2}\s*$/.test(payload) || bytes.length === 0) return false;
  return BEGINNINGS[format.toLowerCase()]?.test(bytes.subarray(0, 16).toString('hex')) ?? true;
}

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

/** Covers that are not images, each address once. A course without a cover shows a drawing. */
export async function coverFindings(
  requester: Requester,
  subject: Subject,
  courses: readonly CourseSummary[],
): Promise<readonly Trouble[]> {
  const covers = [...new Set(courses.map(({ cover }) => cover))].filter((cover) => cover !== '');
  const opened = await Promise.all(covers.map((cover) => openImage(requester, cover)));
  return opened.flatMap(({ request, why }) => (why === undefined ? [] : [warn(subject, request, coverGone(why))]));
}
