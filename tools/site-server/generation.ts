/** Of the server that is played: 1 is MeEdu 4.9.11, 2 is 4.9.30 and later (API 0, 3). */
export type Generation = 1 | 2;
