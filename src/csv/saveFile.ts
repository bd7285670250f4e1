/** Offers a file for download under a name. */
export function saveFile(file: Blob, name: string) {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The download starts in a later task; a URL revoked at once gives an empty file.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
