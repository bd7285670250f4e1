/** Bytes that the server takes. */
const MOST = 300 * 1024;
/** Of the longer side, in pixels; smaller where that is still too heavy. */
const SIZES = [1600, 1280, 960, 640, 480];

/**
 * A photo as a JPEG that is small enough, drawn anew: what the camera noted of place and device stays on the phone.
 * @throws where the file is no picture
 */
export async function shrink(file: Blob): Promise<string> {
  const image = await createImageBitmap(file);
  const canvas = document.createElement('canvas');
  for (const size of SIZES) {
    const scale = Math.min(1, size / Math.max(image.width, image.height));
    canvas.width = Math.max(1, Math.round(image.width * scale));
    canvas.height = Math.max(1, Math.round(image.height * scale));
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
    const url = canvas.toDataURL('image/jpeg', 0.75);
    // Four letters of Base64 are three bytes.
    if (((url.length - url.indexOf(',') - 1) * 3) / 4 <= MOST) return url;
  }
  throw new RangeError('The picture stays too large.');
}
