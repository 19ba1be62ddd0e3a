import type { Generation } from '../../src/domain/site/generation.js';
import { searchRaces } from './search.js';

const USAGE =
  'Usage: npm run races [SEQUENCES [SEED [PATH [REPLAYPATH]]]]      of each generation; the last three are those of a failure';
/** Told of one after another, so that one sees how far it is. */
const AT_A_TIME = 500;

const [sequences = 5000, seed = Math.trunc(performance.now() * 1000)] = process.argv.slice(2, 4).map(Number);
const [path, replayPath] = process.argv.slice(4);

async function search(generation: Generation): Promise<void> {
  const begun = performance.now();
  for (let done = 0; done < sequences; done += AT_A_TIME) {
    const wish = { generation, sequences: Math.min(AT_A_TIME, sequences - done), seed: seed + done };
    await searchRaces({
      ...wish,
      ...(path !== undefined && { path }),
      ...(replayPath !== undefined && { replayPath }),
    });
    const seconds = ((performance.now() - begun) / 1000).toFixed(0);
    console.log(`generation ${String(generation)}: ${String(done + wish.sequences)} sequences, ${seconds} s`);
  }
}

if (Number.isSafeInteger(sequences) && sequences > 0 && Number.isSafeInteger(seed)) {
  console.log(`Seed ${String(seed)}`);
  try {
    await search(1);
    await search(2);
    console.log('No sequence breaks a promise.');
  } catch (found) {
    console.error(found);
    process.exitCode = 1;
  }
} else {
  console.error(USAGE);
  process.exitCode = 1;
}
