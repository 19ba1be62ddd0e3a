/**
 * Where the pieces of a stream are, each host once: the addresses that a playlist names (RFC 8216), seen from its own. `undefined`
 * for a text that is no playlist.
 */
export function hostsOfPlaylist(text: string, address: string): readonly string[] | undefined {
  if (!/^\uFEFF?#EXTM3U/.test(text)) return undefined;
  const lines = text.split(/\r?\n/).map((line) => line.trim());
  const named = lines.flatMap((line) => {
    if (line === '') return [];
    return line.startsWith('#') ? (/[:,]URI="([^"]+)"/.exec(line)?.[1] ?? []) : line;
  });
  const pieces = named.flatMap((piece) => (URL.canParse(piece, address) ? new URL(piece, address) : []));
  return [...new Set(pieces.filter(({ protocol }) => /^https?:$/.test(protocol)).map(({ origin }) => origin))];
}
