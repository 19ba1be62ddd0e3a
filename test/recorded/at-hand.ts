import { RECORDED_FOLDER, recordingsIn } from '../../lab/recorded/recording.js';

/** The recordings of real servers, which are no part of this repository; `undefined` where they are not at hand. */
export const RECORDINGS = recordingsIn(RECORDED_FOLDER);

/** What the run says where they are not. A test that has nothing to compare must not look like one that has. */
export const NOT_AT_HAND = `there are no recordings in ${RECORDED_FOLDER} (RECORDED_ANSWERS names another folder)`;

/** Says something to whoever reads the output of the run, whatever the reporter. */
export function tellTheRun(text: string): void {
  console.log(`\n  Recorded answers: ${text}`);
}
