import { searchRaces } from './search.js';

const [sequences = '5000', seed = String(Math.trunc(performance.now() * 1000)), path] = process.argv.slice(2);

for (const generation of [1, 2] as const) {
  const begun = performance.now();
  console.log(`generation ${String(generation)}: ${sequences} sequences, seed ${seed}`);
  try {
    await searchRaces({
      generation,
      sequences: Number(sequences),
      seed: Number(seed),
      ...(path !== undefined && { path }),
    });
    console.log(`none breaks a promise; ${((performance.now() - begun) / 1000).toFixed(0)} s`);
  } catch (found) {
    console.error(found);
    process.exitCode = 1;
  }
}
