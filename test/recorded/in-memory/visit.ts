import type { CourseSite } from '../../../src/adapters/memory/server/course-site.js';
import type { Controls } from '../../../src/adapters/memory/server/controls.js';
import type { SignInControls } from '../../../src/adapters/memory/server/signing-in/sign-in-controls.js';
import { callOfRequest, type Recording, generationOf, type GenerationName } from '../recordings.js';
import { type SiteServer, startSiteServer } from '../../../demo/site-server/site-server.js';
import { textField } from '../../../demo/site-server/answers/values.js';

/** The headers that recordings contain. */
const RECORDED_HEADERS = /^(?:content-type|access-control-.*|x-ratelimit-limit|location|vary)$/;

/** Sends requests to the demo server over HTTP and records the answers in the form of the real recordings. */
export class Visit {
  private readonly recordings: Recording[] = [];

  private constructor(
    private readonly generation: GenerationName,
    private readonly server: SiteServer,
  ) {}

  static async to(generation: GenerationName): Promise<Visit> {
    return new Visit(generation, await startSiteServer({ generation: generationOf(generation) }));
  }

  get site(): CourseSite {
    return this.server.engine;
  }

  get controls(): Controls {
    return this.site.controls;
  }

  get signingIn(): SignInControls {
    return this.controls.signingIn;
  }

  recordingsOf(call: string): readonly Recording[] {
    return this.recordings.filter(({ request }) => callOfRequest(request.method, request.path) === call);
  }

  /** The fields of a request body that prove a mobile: its number, and the code of a new SMS. */
  proof(mobile: string) {
    return { mobile, mobile_code: this.signingIn.sendSms(mobile) };
  }

  get(path: string, token?: string): Promise<unknown> {
    return this.send('GET', path, {}, token);
  }

  post(path: string, body: object, token?: string): Promise<unknown> {
    return this.send('POST', path, jsonOf(body), token);
  }

  put(path: string, body: object, token?: string): Promise<unknown> {
    return this.send('PUT', path, jsonOf(body), token);
  }

  delete(path: string, token?: string): Promise<unknown> {
    return this.send('DELETE', path, {}, token);
  }

  upload(path: string, form: FormData, token?: string): Promise<unknown> {
    return this.send('POST', path, { body: form }, token);
  }

  /** The `data` of the answer; `undefined` when it is not JSON. */
  async send(method: string, path: string, init: RequestInit, token?: string): Promise<unknown> {
    const headers = new Headers(init.headers);
    if (token !== undefined) headers.set('Authorization', `Bearer ${token}`);
    const response = await fetch(this.server.url + path, { ...init, method, headers, redirect: 'manual' });
    const envelope = envelopeOf(await response.text());
    this.recordings.push({
      generation: this.generation,
      name: path,
      request: { method, path, body: undefined },
      status: response.status,
      headers: Object.fromEntries([...response.headers].filter(([name]) => RECORDED_HEADERS.test(name))),
      envelope,
    });
    return envelope?.data;
  }

  close(): Promise<void> {
    return this.server.close();
  }
}

/** A field of an answer, as a string. */
export function fieldOf(data: unknown, field: string): string {
  return textField(data, field);
}

function jsonOf(body: object): RequestInit {
  return { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } };
}

function envelopeOf(text: string): Recording['envelope'] {
  if (!text.startsWith('{')) return undefined;
  const parsed: unknown = JSON.parse(text);
  if (typeof parsed !== 'object' || parsed === null) return undefined;
  const { code, message, data } = Object.fromEntries<unknown>(Object.entries(parsed));
  return { code, message, data };
}
