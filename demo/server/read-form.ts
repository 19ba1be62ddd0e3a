import type { ImageFile } from '../../src/domain/member/avatar.js';

/** The fields of a multipart form, by name; `undefined` when it is malformed. */
export async function readForm(
  bytes: Uint8Array<ArrayBuffer>,
  type: string,
): Promise<Readonly<Record<string, string | ImageFile>> | undefined> {
  try {
    const form = await new Response(bytes, { headers: { 'Content-Type': type } }).formData();
    const fields = Array.from(form, async ([name, value]) => [name, await fieldOf(value)] as const);
    return Object.fromEntries(await Promise.all(fields));
  } catch {
    return undefined;
  }
}

async function fieldOf(value: FormDataEntryValue): Promise<string | ImageFile> {
  if (typeof value === 'string') return value;
  return { name: value.name, mediaType: value.type, bytes: new Uint8Array(await value.arrayBuffer()) };
}
