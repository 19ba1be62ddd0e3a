import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

import type { Generation } from '../../src/domain/site/system-config.js';
import { searchRaces } from './search.js';

const USAGE =
  'Usage: npm run races [SEQUENCES [SEED [PATH [REPLAYPATH]]]]      for each generation; the last three repeat a failure';
/** The number of sequences that one process searches: thousands of sites do not fit into its memory. */
const AT_A_TIME = 500;
/** The argument with which this file starts its own processes. */
const PART = '--part';

interface Part {
  readonly generation: Generation;
  readonly sequences: number;
  readonly seed: number;
}

/** Returns true when no sequence failed. */
function searchedInProcess(part: Part): boolean {
  const own = [...process.execArgv, fileURLToPath(import.meta.url), PART, JSON.stringify(part)];
  return spawnSync(process.execPath, own, { stdio: 'inherit' }).status === 0;
}

function searchAll(sequences: number, seed: number): boolean {
  const begun = performance.now();
  for (const generation of [1, 2] as const) {
    for (let done = 0; done < sequences; done += AT_A_TIME) {
      const part = { generation, sequences: Math.min(AT_A_TIME, sequences - done), seed: seed + done };
      if (!searchedInProcess(part)) return false;
      const seconds = ((performance.now() - begun) / 1000).toFixed(0);
      console.log(`generation ${String(generation)}: ${String(done + part.sequences)} sequences, ${seconds} s`);
    }
  }
  return true;
}

async function searchHere(part: Part & { readonly path?: string; readonly replayPath?: string }): Promise<void> {
  try {
    await searchRaces(part);
  } catch (found) {
    console.error(`Generation ${String(part.generation)}:`, found);
    process.exitCode = 1;
  }
}

const [first, second] = process.argv.slice(2);
if (first === PART) {
  // This file has written it.
  await searchHere(JSON.parse(second ?? '') as Part);
} else {
  const sequences = Number(first ?? 5000);
  const seed = Number(second ?? Math.trunc(performance.now() * 1000));
  const [path, replayPath] = process.argv.slice(4);
  if (!Number.isSafeInteger(sequences) || sequences < 1 || !Number.isSafeInteger(seed)) {
    console.error(USAGE);
    process.exitCode = 1;
  } else if (path !== undefined) {
    const again = { sequences, seed, path, ...(replayPath !== undefined && { replayPath }) };
    for (const generation of [1, 2] as const) await searchHere({ generation, ...again });
  } else {
    console.log(`Seed ${String(seed)}`);
    if (searchAll(sequences, seed)) console.log('No sequence breaks an invariant.');
    else process.exitCode = 1;
  }
}
