import { describe, expect, it } from 'vitest';
import { photoType, plainPhoto } from '../../src/server/photos.ts';

const latin = (text: string) => Buffer.from(text, 'latin1');
const segment = (code: number, text: string) => {
  const head = Buffer.from([0xff, code, 0, 0]);
  head.writeUInt16BE(text.length + 2, 2);
  return Buffer.concat([head, latin(text)]);
};
const pngChunk = (name: string, text: string) => {
  const size = Buffer.alloc(4);
  size.writeUInt32BE(text.length);
  return Buffer.concat([size, latin(name + text), Buffer.alloc(4, 1)]);
};
const webpChunk = (name: string, text: string) => {
  const size = Buffer.alloc(4);
  size.writeUInt32LE(text.length);
  return Buffer.concat([latin(name), size, latin(text), Buffer.alloc(text.length % 2)]);
};
const webp = (...chunks: Buffer[]) => {
  const body = Buffer.concat([latin('WEBP'), ...chunks]);
  const size = Buffer.alloc(4);
  size.writeUInt32LE(body.length);
  return Buffer.concat([latin('RIFF'), size, body]);
};

const start = latin('\xff\xd8');
const end = latin('\xff\xd9');
const scan = (data: string) => Buffer.concat([segment(0xda, 'scan'), latin(data)]);
const drawn = [
  ...[
    start,
    segment(0xe0, 'JFIF\0'),
    segment(0xe2, 'ICC_PROFILE\0colours'),
    segment(0xee, 'Adobe'),
    segment(0xdb, 'q'),
  ],
  ...[scan('\x01\xff\0\x02\xff\xd0\x03'), segment(0xc4, 'h\xff\xd9h'), scan('\x04\xff\0')],
  end,
];
const exif = segment(0xe1, 'Exif\0\0 GPS 51.96');

describe('a photo without what the camera noted', () => {
  it.each([
    [
      'JPEG with Exif, XMP, a comment and further pictures',
      [
        ...[
          start,
          exif,
          ...drawn.slice(1, 5),
          segment(0xe1, 'http://ns.adobe.com/xap/1.0/\0 GPS'),
          segment(0xe2, 'MPF\0'),
        ],
        ...[segment(0xed, 'Photoshop'), segment(0xfe, 'Ole'), ...drawn.slice(5), start, exif, end],
      ],
      drawn,
    ],
    ['JPEG without', drawn, drawn],
    [
      'PNG with Exif, texts and the time',
      [
        ...[
          latin('\x89PNG\r\n\x1a\n'),
          pngChunk('IHDR', 'h'),
          pngChunk('eXIf', 'GPS'),
          pngChunk('tEXt', 'GPS'),
          pngChunk('iTXt', 'GPS'),
        ],
        ...[
          pngChunk('zTXt', 'GPS'),
          pngChunk('tIME', 'now'),
          pngChunk('IDAT', 'data'),
          pngChunk('IEND', ''),
          latin('GPS'),
        ],
      ],
      [latin('\x89PNG\r\n\x1a\n'), pngChunk('IHDR', 'h'), pngChunk('IDAT', 'data'), pngChunk('IEND', '')],
    ],
    [
      'WebP with Exif and XMP',
      [
        webp(
          webpChunk('VP8X', '\x1c123456789'),
          webpChunk('VP8 ', 'dat'),
          webpChunk('EXIF', 'GPS'),
          webpChunk('XMP ', 'GPS'),
        ),
      ],
      [webp(webpChunk('VP8X', '\x10123456789'), webpChunk('VP8 ', 'dat'))],
    ],
  ])('%s', (_, sent, kept) => {
    const plain = plainPhoto(Buffer.concat(sent).toString('base64')) ?? '';
    expect(Buffer.from(plain, 'base64').toString('latin1')).toBe(Buffer.concat(kept).toString('latin1'));
  });

  it('ends with the bytes, wherever they end', () => {
    for (const whole of [
      Buffer.concat([start, exif, ...drawn.slice(1)]),
      webp(webpChunk('VP8X', '\x1c123456789'), webpChunk('EXIF', 'GPS')),
    ])
      for (let length = 12; length < whole.length; length++) {
        const cut = whole.subarray(0, length).toString('base64');
        const plain = plainPhoto(cut);
        expect(plain && photoType(plain)).toBe(plain && photoType(cut));
      }
    expect(plainPhoto(Buffer.concat([start, exif]).toString('base64'))).toBeUndefined();
    expect(plainPhoto(latin('<svg onload="alert(1)"/>').toString('base64'))).toBeUndefined();
    const empty = Buffer.concat([start, Buffer.alloc(300_000, '\xff\xe0\0\0', 'latin1')]).toString('base64');
    expect(plainPhoto(empty)).toBe(empty);
  });
});
