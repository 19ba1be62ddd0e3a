/** A partner site named in the footer of home (spec §3, API 2.19). */
export interface FriendlyLink {
  readonly id: number;
  readonly name: string;
  readonly url: string;
}
