export interface TextFile {
  name: string;
  text: string;
}

/** Hands a file to the person through the browser's download. */
export function downloadFile({ name, text }: TextFile, type = 'application/json'): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // Some browsers read the file only after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
