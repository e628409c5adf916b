/** Gives somebody a text as a file. */
export function save(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: name.endsWith('.json') ? 'application/json' : 'text/plain' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Whoever saves it has it by then.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
