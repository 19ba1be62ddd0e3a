import { parseArgs } from 'node:util';

import { webAddress } from './web-address.js';
import { badAddress, NO_ADDRESS, NO_PASSWORD, ONE_ADDRESS } from './words.js';

export interface DoctorArguments {
  /** Base of the API, without query or fragment. */
  readonly base: string;
  readonly origin: string;
  /** The doctor stands where the proxy does, not where visitors do. */
  readonly fromProxy: boolean;
  /** Whoever asks has said where the site is. */
  readonly served: boolean;
  /** Of a member. From the environment: others on the machine can read a command line. */
  readonly token?: string;
}

/** Reads the command line and `DOCTOR_TOKEN`. Throws an `Error` whose message is a sentence for whoever typed it. */
export function readArguments(args: readonly string[], token = ''): DoctorArguments {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { origin: { type: 'string' }, 'from-proxy': { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  const [typed, ...more] = positionals;
  if (typed === undefined) throw new Error(NO_ADDRESS);
  if (more.length > 0) throw new Error(ONE_ADDRESS);
  const base = readAddress(typed);
  const { origin } = values.origin === undefined ? elsewhere(base) : readAddress(values.origin);
  return {
    base: base.origin + base.pathname,
    origin,
    fromProxy: values['from-proxy'],
    served: values.origin !== undefined,
    ...(token.trim() !== '' && { token: token.trim() }),
  };
}

function readAddress(text: string): URL {
  const address = webAddress(text);
  if (!address) throw new Error(badAddress(text));
  if (address.username !== '' || address.password !== '') throw new Error(NO_PASSWORD);
  return address;
}

/** Some other origin, as secure as the server itself: the name is reserved for examples. */
function elsewhere({ protocol }: URL): URL {
  return new URL(`${protocol}//front.example`);
}
