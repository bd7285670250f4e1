/** The type of a photo, by its first bytes. @returns undefined when it is none that is taken */
export function photoType(base64: string) {
  const begin = Buffer.from(base64.slice(0, 16), 'base64').toString('latin1');
  if (begin.startsWith('\xff\xd8\xff')) return 'image/jpeg';
  if (begin.startsWith('\x89PNG\r\n\x1a\n')) return 'image/png';
  return /^RIFF[^]{4}WEBP/.test(begin) ? 'image/webp' : undefined;
}

/** Whether a JPEG has a marker there, neither data nor one that is within data. */
function isMarker(bytes: Buffer, at: number): boolean {
  const code = bytes[at + 1] ?? 0;
  return bytes[at] === 0xff && code >= 0xc0 && code !== 0xff && (code < 0xd0 || code > 0xd7);
}

/** A JPEG without notes: of the application's segments only JFIF, colour profile and Adobe's colours, and nothing after its end, where cameras put more pictures. */
function plainJpeg(bytes: Buffer): Buffer {
  const kept: Buffer[] = [];
  for (let at = 0; at < bytes.length;) {
    let marker = at;
    while (marker < bytes.length && !isMarker(bytes, marker)) marker++;
    const code = bytes[marker + 1] ?? 0;
    const isAlone = code === 0xd8 || code === 0xd9 || marker + 4 > bytes.length;
    const end = marker + 2 + (isAlone ? 0 : bytes.readUInt16BE(marker + 2));
    const isProfile = code === 0xe2 && bytes.toString('latin1', marker + 4, marker + 15) === 'ICC_PROFILE';
    const isNote = (code > 0xe0 && code < 0xee && !isProfile) || code === 0xef || code === 0xfe;
    kept.push(bytes.subarray(at, isNote ? marker : end));
    if (code === 0xd9) break;
    at = end;
  }
  return Buffer.concat(kept);
}

/** The chunks of a PNG or WebP but those that match. */
function withoutChunks(bytes: Buffer, start: number, sizeAt: (at: number) => number, nameAt: number, notes: RegExp) {
  const kept = [bytes.subarray(0, start)];
  for (let at = start; at < bytes.length;) {
    const end = at + 8 > bytes.length ? bytes.length : at + sizeAt(at);
    const name = bytes.toString('latin1', at + nameAt, at + nameAt + 4);
    if (!notes.test(name)) kept.push(bytes.subarray(at, end));
    at = name === 'IEND' ? bytes.length : end;
  }
  return Buffer.concat(kept);
}

const plainPng = (bytes: Buffer) =>
  withoutChunks(bytes, 8, (at) => 12 + bytes.readUInt32BE(at), 4, /^(eXIf|tEXt|[iz]TXt|tIME)$/);

function plainWebp(bytes: Buffer): Buffer {
  const sizeAt = (at: number) => 8 + bytes.readUInt32LE(at + 4) + (bytes.readUInt32LE(at + 4) % 2);
  const plain = withoutChunks(bytes, 12, sizeAt, 0, /^(EXIF|XMP )$/);
  plain.writeUInt32LE(plain.length - 8, 4);
  // Its header says which of them there are.
  if (plain.toString('latin1', 12, 16) === 'VP8X' && plain.length > 20) plain[20] = (plain[20] ?? 0) & ~0b1100;
  return plain;
}

/**
 * A photo in Base64 without what a camera notes beside it, such as the place and the device. Our pages send none; other clients may.
 * @returns undefined when it is none that is taken
 */
export function plainPhoto(base64: string): string | undefined {
  const bytes = Buffer.from(base64, 'base64');
  const ways = {
    'image/jpeg': plainJpeg,
    'image/png': plainPng,
    'image/webp': plainWebp,
  };
  const type = photoType(base64);
  const plain = type && ways[type](bytes).toString('base64');
  return plain && photoType(plain) && plain;
}
