export interface TextFile {
  name: string;
  text: string;
}

/** Hands a text to the person through the browser's download. */
export function downloadFile({ name, text }: TextFile, type = 'application/json'): void {
  downloadBlob(name, new Blob([text], { type }));
}

/** The same for what is no text: archives and pictures. */
export function downloadBlob(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // Some browsers read the file only after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
