/** Explains to the user of the port why a server could not start. */
export function whyNotListening(server: string, port: number, error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE') return `Port ${String(port)} is in use. Choose another with --port, or 0 for any.`;
  if (code === 'EACCES') return `You have no permission to use port ${String(port)}. Choose another with --port.`;
  return `${server} could not start: ${error instanceof Error ? error.message : String(error)}`;
}
